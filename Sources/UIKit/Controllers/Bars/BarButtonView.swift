/// A bar button on the screen: a text, an image, a picture of lines, or the item's own view.
final class BarButtonView: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let picture = BarGlyphView(frame: .zero)
  private let isBack: Bool

  /// Side of the pictures of lines, in points.
  private static let pictureSide: CGFloat = 20
  /// Size of the arrow of a back button, in points.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, bars.
  private static let arrowSize = CGSize(width: 13, height: 21)
  /// Room between arrow and text of a back button, in points.
  private static let arrowGap: CGFloat = 5

  init(item: UIBarButtonItem, isBack: Bool = false) {
    self.item = item
    self.isBack = isBack
    super.init(frame: .zero)
    isOpaque = false
    if let custom = item.customView {
      addSubview(custom)
    } else {
      for view in [label, imageView, picture] as [UIView] {
        view.isUserInteractionEnabled = false
        addSubview(view)
      }
    }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over what the item says now.
  func refresh() {
    guard item.customView == nil else { return }
    isEnabled = item.isEnabled
    // Setting it comes back here, so only a change may be set.
    if let own = item.tintColor, own != tintColor { tintColor = own }
    let state: UIControl.State = item.isEnabled ? .normal : .disabled
    let attributes = item.titleTextAttributes(for: state) ?? item.titleTextAttributes(for: .normal)
    label.font = attributes?[.font] as? UIFont ?? standardFont
    label.text = item.image == nil ? item.shownTitle : nil
    imageView.image = item.image
    picture.glyph = isBack ? .back : glyphOfItem
    picture.lineWidth = isBack ? 2.5 : 1.75
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? colorOfText
    label.isHidden = label.text == nil
    imageView.isHidden = item.image == nil
    picture.isHidden = picture.glyph == nil
    alpha = item.isEnabled ? 1 : 0.35
    setNeedsLayout()
  }

  private var glyphOfItem: BarGlyph? {
    guard item.image == nil, item.title == nil, let system = item.systemItem else { return nil }
    return BarGlyph.picture(of: system)
  }

  private var standardFont: UIFont {
    .systemFont(ofSize: 17, weight: item.style == .plain ? .regular : .semibold)
  }

  private var colorOfText: UIColor { tintColor ?? .systemBlue }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  /// The width that the button takes, in points.
  var naturalWidth: CGFloat {
    if let custom = item.customView { return BarButtonView.size(ofCustomView: custom).width }
    if item.width > 0 { return item.width }
    var width: CGFloat = 0
    if isBack { width += BarButtonView.arrowSize.width }
    if let image = item.image {
      width += image.size.width
    } else if label.text != nil {
      width += (isBack ? BarButtonView.arrowGap : 0) + label.intrinsicContentSize.width
    } else if !isBack {
      width += BarButtonView.pictureSide
    }
    return width
  }

  /// The size of an item's own view: by its constraints, its natural size, or as it is.
  static func size(ofCustomView view: UIView) -> CGSize {
    if view.translatesAutoresizingMaskIntoConstraints, view.bounds.size != .zero {
      return view.bounds.size
    }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let custom = item.customView {
      let size = BarButtonView.size(ofCustomView: custom)
      custom.frame = CGRect(
        x: 0, y: ((bounds.height - size.height) / 2).rounded(), width: bounds.width,
        height: min(size.height, bounds.height))
      return
    }
    let middle = bounds.midY
    if isBack {
      let size = BarButtonView.arrowSize
      picture.frame = CGRect(
        x: 0, y: (middle - size.height / 2).rounded(), width: size.width, height: size.height)
      let start = size.width + BarButtonView.arrowGap
      label.frame = CGRect(
        x: start, y: 0, width: max(0, bounds.width - start), height: bounds.height)
      return
    }
    let side = BarButtonView.pictureSide
    label.frame = bounds
    picture.frame = CGRect(
      x: bounds.midX - side / 2, y: middle - side / 2, width: side, height: side)
    if let image = item.image {
      imageView.frame = CGRect(
        x: bounds.midX - image.size.width / 2, y: middle - image.size.height / 2,
        width: image.size.width, height: image.size.height)
    }
  }

  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside) { item.sendAction() }
  }
}
