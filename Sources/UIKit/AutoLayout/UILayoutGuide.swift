/// A rectangle that takes part in constraints and draws nothing.
///
/// - Status: full.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
  /// What decides the rectangle.
  enum Kind {
    /// The app's constraints.
    case constrained
    /// The owner's bounds less its safe area.
    case safeArea
    /// The owner's bounds less its margins.
    case margins
    /// The owner's bounds less what keeps lines of text readable.
    case readableContent
    /// A scroll view's content.
    case scrollContent
    /// A scroll view's frame.
    case scrollFrame
    /// Between the bars above and below (old style): the insets are a controller's.
    case bar(isTop: Bool)
  }

  /// The view whose coordinates the guide uses.
  open internal(set) weak var owningView: UIView?

  /// A name shown in messages.
  open var identifier: String = ""

  let kind: Kind
  final var layoutSlot: Int32 = LayoutEngine.noSlot
  private var solvedFrame = CGRect.zero

  /// Creates a guide; `UIView.addLayoutGuide(_:)` gives it an owner.
  public override init() {
    kind = .constrained
    super.init()
  }

  /// Creates a guide of a document; the loader adds it to its owner.
  public convenience init?(coder: NSCoder) { self.init() }

  init(kind: Kind, owner: UIView, identifier: String) {
    self.kind = kind
    super.init()
    owningView = owner
    self.identifier = identifier
  }

  /// The rectangle in the owner's coordinates, as of the last layout; the system's guides always
  /// answer with the rectangle that holds now.
  open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    guard let insets = systemInsets(in: owner) else {
      switch kind {
      case .scrollFrame: return owner.bounds
      case .scrollContent:
        return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
      default: return solvedFrame
      }
    }
    return owner.bounds.inset(by: insets)
  }

  /// Distances of a system guide from its owner's bounds; nil for other guides.
  func systemInsets(in owner: UIView) -> UIEdgeInsets? {
    switch kind {
    case .safeArea: owner.safeAreaInsets
    case .margins: owner.layoutMargins
    case .readableContent: owner.readableInsets
    case .bar(let isTop):
      isTop
        ? UIEdgeInsets(
          top: 0, left: 0, bottom: owner.bounds.height - owner.safeAreaInsets.top,
          right: 0)
        : UIEdgeInsets(
          top: owner.bounds.height - owner.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    case .constrained, .scrollContent, .scrollFrame: nil
    }
  }

  func refreshFrame(from engine: LayoutEngine) {
    guard layoutSlot != LayoutEngine.noSlot, case .constrained = kind else { return }
    solvedFrame = engine.rectangle(ofSlot: layoutSlot)
  }

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  /// The centre across.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  /// The centre down.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
}

extension UIView {
  /// The guides that an app has added.
  public final var layoutGuides: [UILayoutGuide] {
    ownedGuides.filter { if case .constrained = $0.kind { true } else { false } }
  }

  /// Makes the view the owner of a guide.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    ownedGuides.append(guide)
  }

  /// Takes a guide away, with the constraints that name it.
  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    var here: UIView? = self
    while let view = here {
      for constraint in view.installedConstraints
      where constraint.firstItem === guide || constraint.secondItem === guide {
        view.uninstall(constraint)
      }
      here = view.superview
    }
    layoutEngineIfAny?.release(guide: guide)
    ownedGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The rectangle that bars, sensors and corners leave free.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide", .safeArea)
  }

  /// The rectangle inside the margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    systemGuide("UIViewLayoutMarginsGuide", .margins)
  }

  /// The rectangle in which lines of text stay readable.
  public final var readableContentGuide: UILayoutGuide {
    systemGuide("UIViewReadableContentGuide", .readableContent)
  }

  func systemGuide(_ identifier: String, _ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = ownedGuides.first(where: { $0.identifier == identifier && $0.isSystem }) {
      return guide
    }
    let guide = UILayoutGuide(kind: kind, owner: self, identifier: identifier)
    ownedGuides.append(guide)
    return guide
  }
}

extension UILayoutGuide {
  /// Whether the system, not constraints, decides the rectangle.
  var isSystem: Bool { if case .constrained = kind { false } else { true } }
}
