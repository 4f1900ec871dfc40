/// Parts to which more can be added: `make.left.top`.
@preconcurrency @MainActor
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func with(_ more: AttributeList) -> ConstraintMakerExtendable {
    recipe.attributes.append(more)
    return self
  }

  /// The left edge.
  public var left: ConstraintMakerExtendable { with(AttributeList(.left)) }
  /// The top edge.
  public var top: ConstraintMakerExtendable { with(AttributeList(.top)) }
  /// The right edge.
  public var right: ConstraintMakerExtendable { with(AttributeList(.right)) }
  /// The bottom edge.
  public var bottom: ConstraintMakerExtendable { with(AttributeList(.bottom)) }
  /// The edge where a line of text begins.
  public var leading: ConstraintMakerExtendable { with(AttributeList(.leading)) }
  /// The edge where a line of text ends.
  public var trailing: ConstraintMakerExtendable { with(AttributeList(.trailing)) }
  /// The width.
  public var width: ConstraintMakerExtendable { with(AttributeList(.width)) }
  /// The height.
  public var height: ConstraintMakerExtendable { with(AttributeList(.height)) }
  /// The centre across.
  public var centerX: ConstraintMakerExtendable { with(AttributeList(.centerX)) }
  /// The centre down.
  public var centerY: ConstraintMakerExtendable { with(AttributeList(.centerY)) }
  /// All four edges, left and right by their names.
  public var edges: ConstraintMakerExtendable { with(.edges) }
  /// All four edges, by the reading direction.
  public var directionalEdges: ConstraintMakerExtendable { with(.directionalEdges) }
  /// The left and the right edge.
  public var horizontalEdges: ConstraintMakerExtendable { with(.horizontalEdges) }
  /// The top and the bottom edge.
  public var verticalEdges: ConstraintMakerExtendable { with(.verticalEdges) }
  /// The leading and the trailing edge.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    with(.directionalHorizontalEdges)
  }
  /// The top and the bottom edge.
  public var directionalVerticalEdges: ConstraintMakerExtendable { with(.verticalEdges) }
  /// Width and height.
  public var size: ConstraintMakerExtendable { with(.size) }
  /// Both centres.
  public var center: ConstraintMakerExtendable { with(.center) }
  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintMakerExtendable { with(AttributeList(.lastBaseline)) }
  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintMakerExtendable { with(AttributeList(.firstBaseline)) }
  /// The left edge of the margins.
  public var leftMargin: ConstraintMakerExtendable { with(AttributeList(.leftMargin)) }
  /// The right edge of the margins.
  public var rightMargin: ConstraintMakerExtendable { with(AttributeList(.rightMargin)) }
  /// The top edge of the margins.
  public var topMargin: ConstraintMakerExtendable { with(AttributeList(.topMargin)) }
  /// The bottom edge of the margins.
  public var bottomMargin: ConstraintMakerExtendable { with(AttributeList(.bottomMargin)) }
  /// The leading edge of the margins.
  public var leadingMargin: ConstraintMakerExtendable { with(AttributeList(.leadingMargin)) }
  /// The trailing edge of the margins.
  public var trailingMargin: ConstraintMakerExtendable { with(AttributeList(.trailingMargin)) }
  /// The centre between the side margins.
  public var centerXWithinMargins: ConstraintMakerExtendable {
    with(AttributeList(.centerXWithinMargins))
  }
  /// The centre between the margins above and below.
  public var centerYWithinMargins: ConstraintMakerExtendable {
    with(AttributeList(.centerYWithinMargins))
  }
  /// All four edges of the margins.
  public var margins: ConstraintMakerExtendable { with(.margins) }
  /// All four edges of the margins, by the reading direction.
  public var directionalMargins: ConstraintMakerExtendable { with(.directionalMargins) }
  /// Both centres within the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { with(.centerWithinMargins) }
}
