/// A tab on the screen: image above title, or beside it in a low bar.
final class TabButtonView: UIControl {
  let item: UITabBarItem
  private weak var bar: UITabBar?
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let badge = UILabel(frame: .zero)
  /// Whether the title stands beside the image.
  var isInline = false { didSet { if oldValue != isInline { refresh() } } }

  /// Font size of titles below and beside the image, in points.
  ///
  /// - Evidence: documented (10); assumed (13); Documentation/Evidence.md, bars.
  private static let titleSize: (stacked: CGFloat, inline: CGFloat) = (10, 13)

  init(item: UITabBarItem, bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    isOpaque = false
    for view in [imageView, label, badge] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    label.textAlignment = .center
    badge.textAlignment = .center
    badge.textColor = .white
    badge.font = .systemFont(ofSize: 13)
    badge.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  private var isChosen: Bool { bar?.selectedItem === item }

  /// Takes over what the item and the bar say now.
  func refresh() {
    let size = isInline ? TabButtonView.titleSize.inline : TabButtonView.titleSize.stacked
    let state = bar?.stateAppearance(isSelected: isChosen)
    let own = item.titleTextAttributes(for: isChosen ? .selected : .normal)
    let attributes = (state?.titleTextAttributes ?? [:]).merging(own ?? [:]) { _, new in new }
    let color: UIColor =
      isChosen ? bar?.tintColor ?? .systemBlue : bar?.unselectedItemTintColor ?? .systemGray
    label.text = item.shownTitle
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: size, weight: .medium)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    imageView.image = isChosen ? item.selectedImage ?? item.image : item.image
    imageView.tintColor = state?.iconColor ?? color
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    alpha = item.isEnabled ? 1 : 0.35
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = imageView.image?.size ?? .zero
    let text = label.intrinsicContentSize
    if isInline {
      let gap: CGFloat = image.width > 0 ? 7 : 0
      let whole = image.width + gap + text.width
      let start = max(0, (bounds.width - whole) / 2)
      imageView.frame = CGRect(
        x: start, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
      label.frame = CGRect(
        x: start + image.width + gap, y: (bounds.height - text.height) / 2,
        width: min(text.width, bounds.width - image.width - gap), height: text.height)
    } else {
      // The title's line ends two points above the row's lower edge; the image stands in the middle
      // of what is left.
      let top = bounds.height - 2 - text.height
      label.frame = CGRect(x: 0, y: top, width: bounds.width, height: text.height)
      imageView.frame = CGRect(
        x: (bounds.width - image.width) / 2, y: max(0, (top - image.height) / 2),
        width: image.width, height: image.height)
    }
    layoutBadge()
  }

  private func layoutBadge() {
    guard !badge.isHidden else { return }
    let width = max(18, badge.intrinsicContentSize.width + 10)
    let corner = imageView.image == nil ? bounds.midX : imageView.frame.maxX - 4
    badge.frame = CGRect(x: corner, y: 2, width: width, height: 18)
    badge.layer.cornerRadius = 9
  }
}

/// How tabs share their row; pure.
enum TabBarGeometry {
  /// Width of a tab that stands in the middle, and the room between two, in points.
  ///
  /// - Evidence: documented; Documentation/Evidence.md, bars.
  static let centered: (width: CGFloat, spacing: CGFloat) = (76, 34)

  /// The frames of so many tabs in a row, from the left.
  static func frames(
    count: Int, in row: CGRect, isCentered: Bool, itemWidth: CGFloat, spacing: CGFloat
  ) -> [CGRect] {
    guard count > 0 else { return [] }
    if isCentered {
      let width = itemWidth > 0 ? itemWidth : centered.width
      let gap = spacing > 0 ? spacing : centered.spacing
      let whole = CGFloat(count) * width + CGFloat(count - 1) * gap
      if whole <= row.width {
        let start = row.minX + (row.width - whole) / 2
        return (0..<count).map { index in
          CGRect(
            x: start + CGFloat(index) * (width + gap), y: row.minY, width: width,
            height: row.height)
        }
      }
    }
    let width = row.width / CGFloat(count)
    return (0..<count).map { index in
      CGRect(
        x: row.minX + CGFloat(index) * width, y: row.minY, width: width, height: row.height)
    }
  }
}
