extension ConstraintMaker {
  /// The left edge.
  public var left: ConstraintMakerExtendable { begin(AttributeList(.left)) }
  /// The top edge.
  public var top: ConstraintMakerExtendable { begin(AttributeList(.top)) }
  /// The right edge.
  public var right: ConstraintMakerExtendable { begin(AttributeList(.right)) }
  /// The bottom edge.
  public var bottom: ConstraintMakerExtendable { begin(AttributeList(.bottom)) }
  /// The edge where a line of text begins.
  public var leading: ConstraintMakerExtendable { begin(AttributeList(.leading)) }
  /// The edge where a line of text ends.
  public var trailing: ConstraintMakerExtendable { begin(AttributeList(.trailing)) }
  /// The width.
  public var width: ConstraintMakerExtendable { begin(AttributeList(.width)) }
  /// The height.
  public var height: ConstraintMakerExtendable { begin(AttributeList(.height)) }
  /// The centre across.
  public var centerX: ConstraintMakerExtendable { begin(AttributeList(.centerX)) }
  /// The centre down.
  public var centerY: ConstraintMakerExtendable { begin(AttributeList(.centerY)) }
  /// All four edges, left and right by their names.
  public var edges: ConstraintMakerExtendable { begin(.edges) }
  /// All four edges, by the reading direction.
  public var directionalEdges: ConstraintMakerExtendable { begin(.directionalEdges) }
  /// The left and the right edge.
  public var horizontalEdges: ConstraintMakerExtendable { begin(.horizontalEdges) }
  /// The top and the bottom edge.
  public var verticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
  /// The leading and the trailing edge.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    begin(.directionalHorizontalEdges)
  }
  /// The top and the bottom edge.
  public var directionalVerticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
  /// Width and height.
  public var size: ConstraintMakerExtendable { begin(.size) }
  /// Both centres.
  public var center: ConstraintMakerExtendable { begin(.center) }
}

extension ConstraintMaker {
  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintMakerExtendable { begin(AttributeList(.lastBaseline)) }
  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintMakerExtendable { begin(AttributeList(.firstBaseline)) }
  /// The left edge of the margins.
  public var leftMargin: ConstraintMakerExtendable { begin(AttributeList(.leftMargin)) }
  /// The right edge of the margins.
  public var rightMargin: ConstraintMakerExtendable { begin(AttributeList(.rightMargin)) }
  /// The top edge of the margins.
  public var topMargin: ConstraintMakerExtendable { begin(AttributeList(.topMargin)) }
  /// The bottom edge of the margins.
  public var bottomMargin: ConstraintMakerExtendable { begin(AttributeList(.bottomMargin)) }
  /// The leading edge of the margins.
  public var leadingMargin: ConstraintMakerExtendable { begin(AttributeList(.leadingMargin)) }
  /// The trailing edge of the margins.
  public var trailingMargin: ConstraintMakerExtendable { begin(AttributeList(.trailingMargin)) }
  /// The centre between the side margins.
  public var centerXWithinMargins: ConstraintMakerExtendable {
    begin(AttributeList(.centerXWithinMargins))
  }
  /// The centre between the margins above and below.
  public var centerYWithinMargins: ConstraintMakerExtendable {
    begin(AttributeList(.centerYWithinMargins))
  }
  /// All four edges of the margins.
  public var margins: ConstraintMakerExtendable { begin(.margins) }
  /// All four edges of the margins, by the reading direction.
  public var directionalMargins: ConstraintMakerExtendable { begin(.directionalMargins) }
  /// Both centres within the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { begin(.centerWithinMargins) }
}
