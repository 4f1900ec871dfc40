/// What lies behind a bar's content: a colour, an image, and a hairline at the inner edge.
final class BarBackgroundView: UIView {
  /// On which side of the background the content lies, where the hairline is.
  enum ContentSide { case above, below }

  private let side: ContentSide
  private let imageView = UIImageView(frame: .zero)
  private let hairline = UIView(frame: .zero)

  /// The colour through which content would shimmer in the system's standard background.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, bars.
  static let standardColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 0.94)
      : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.94)
  }

  init(contentSide: ContentSide) {
    side = contentSide
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    imageView.contentMode = .scaleToFill
    addSubview(imageView)
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a look; nil shows nothing.
  func show(_ look: BarLook?) {
    backgroundColor = look?.color
    imageView.image = look?.image
    imageView.isHidden = look?.image == nil
    hairline.backgroundColor = look?.hairline
    hairline.isHidden = look?.hairline == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    let thickness = 1 / SimulatedDevice.current.scale
    hairline.frame = CGRect(
      x: 0, y: side == .below ? bounds.height : -thickness, width: bounds.width,
      height: thickness)
  }
}

/// The background of a bar after all its settings have been weighed.
@MainActor
struct BarLook {
  var color: UIColor?
  var image: UIImage?
  var hairline: UIColor?

  /// The look of an appearance.
  init(_ appearance: UIBarAppearance) {
    image = appearance.backgroundImage
    hairline = appearance.shadowColor
    if let own = appearance.backgroundColor {
      color = own
      return
    }
    switch appearance.background {
    case .standard: color = BarBackgroundView.standardColor
    case .opaque: color = .systemBackground
    case .transparent: color = nil
    }
  }

  /// The look of a bar that is set up in the form of older systems.
  init(tint: UIColor?, isTranslucent: Bool, isBlack: Bool, hairline: UIColor?) {
    self.hairline = hairline
    if let tint {
      color = isTranslucent ? tint.withAlphaComponent(0.94) : tint
    } else if isBlack {
      color = isTranslucent ? UIColor.black.withAlphaComponent(0.94) : .black
    } else {
      color = isTranslucent ? BarBackgroundView.standardColor : .systemBackground
    }
  }
}
