extension UINavigationBar {
  /// Room between two buttons, in points.
  private static let buttonGap: CGFloat = 16
  /// Room between buttons and title, in points.
  private static let titleGap: CGFloat = 8
  /// Where a back button begins, in points from the safe area.
  private static let backMargin: CGFloat = 8

  func layoutContent() {
    content.background.show(currentLook)
    let top = convert(CGPoint.zero, to: superview).y
    let above = isAttachedToTop ? max(0, top) : 0
    content.background.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    let row = CGRect(x: 0, y: promptHeight, width: bounds.width, height: rowHeight)
    layoutPrompt()
    let free = layoutButtons(in: row)
    layoutTitle(in: row, free: free)
    layoutLargeTitle(below: row)
  }

  /// Whether the background reaches up to the superview's top edge: under a controller, or where
  /// the delegate says so.
  private var isAttachedToTop: Bool {
    superview is BarContainerView || barPosition == .topAttached
  }

  private var margin: CGFloat { ControllerMargins.side(width: bounds.width) }

  private func layoutPrompt() {
    content.prompt.isHidden = promptHeight == 0
    content.prompt.text = topItem?.prompt
    content.prompt.font = .systemFont(ofSize: 13)
    content.prompt.textColor = colorOfTitle
    content.prompt.textAlignment = .center
    content.prompt.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
  }

  /// Places the buttons of the row; returns where the title may stand, as left and right edge.
  private func layoutButtons(in row: CGRect) -> (left: CGFloat, right: CGFloat) {
    let safe = safeAreaInsets
    var left = safe.left + margin
    if let back = content.back {
      left = safe.left + UINavigationBar.backMargin
      let width = min(back.naturalWidth, bounds.width / 2)
      back.frame = CGRect(x: left, y: row.minY, width: width, height: row.height)
      left += width + UINavigationBar.buttonGap
    }
    for button in content.leading {
      let width = button.naturalWidth
      button.frame = CGRect(x: left, y: row.minY, width: width, height: row.height)
      left += width + UINavigationBar.buttonGap
    }
    var right = bounds.width - safe.right - margin
    for button in content.trailing {
      let width = button.naturalWidth
      button.frame = CGRect(x: right - width, y: row.minY, width: width, height: row.height)
      right -= width + UINavigationBar.buttonGap
    }
    mirrorButtonsIfNeeded(in: row)
    let hasLeft = content.back != nil || !content.leading.isEmpty
    let gap = UINavigationBar.buttonGap - UINavigationBar.titleGap
    let edges = (
      left: hasLeft ? left - gap : left, right: content.trailing.isEmpty ? right : right + gap
    )
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return edges }
    return (bounds.width - edges.right, bounds.width - edges.left)
  }

  private func mirrorButtonsIfNeeded(in row: CGRect) {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for button in content.leading + content.trailing + [content.back].compactMap({ $0 }) {
      button.frame.origin.x = bounds.width - button.frame.maxX
    }
  }

  private func layoutTitle(in row: CGRect, free: (left: CGFloat, right: CGFloat)) {
    let room = max(0, free.right - free.left)
    if let view = content.titleView {
      content.title.isHidden = true
      let natural = BarButtonView.size(ofCustomView: view)
      let size = CGSize(width: min(natural.width, room), height: min(natural.height, row.height))
      view.frame = CGRect(
        x: UINavigationBar.start(of: size.width, in: bounds.width, free: free),
        y: row.midY - size.height / 2, width: size.width, height: size.height)
      return
    }
    let attributes = currentTitleAttributes
    content.title.text = topItem?.title
    content.title.font =
      attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    content.title.textColor = attributes[.foregroundColor] as? UIColor ?? colorOfTitle
    content.title.isHidden = shownLargeTitle > 0 && showsLargeTitle
    content.title.textAlignment = .center
    let natural = content.title.intrinsicContentSize
    let width = min(natural.width, room)
    content.title.frame = CGRect(
      x: UINavigationBar.start(of: width, in: bounds.width, free: free),
      y: row.midY - natural.height / 2, width: width, height: natural.height)
  }

  /// Where something of a width begins that stands in the middle if there is room, else as near to
  /// it as the free part allows.
  static func start(
    of width: CGFloat, in whole: CGFloat, free: (left: CGFloat, right: CGFloat)
  ) -> CGFloat {
    max(free.left, min((whole - width) / 2, free.right - width))
  }

  private func layoutLargeTitle(below row: CGRect) {
    let shown = showsLargeTitle ? shownLargeTitle : 0
    content.largeTitle.isHidden = shown <= 0
    guard shown > 0 else { return }
    let attributes = currentLook(largeTitle: true)
    content.largeTitle.text = topItem?.title
    content.largeTitle.font =
      attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    content.largeTitle.textColor = attributes[.foregroundColor] as? UIColor ?? colorOfTitle
    let left = safeAreaInsets.left + margin
    let height = content.largeTitle.intrinsicContentSize.height
    // Eight points lie between the title's line and the bar's lower edge.
    content.largeTitle.frame = CGRect(
      x: left, y: row.maxY + shown - 8 - height,
      width: max(0, bounds.width - left - safeAreaInsets.right - margin), height: height)
    content.largeTitle.textAlignment = .natural
  }

  // MARK: - Look

  private var colorOfTitle: UIColor { barStyle == .black ? .white : .label }

  /// The appearance in force, if an app has chosen any.
  private var currentAppearance: UINavigationBarAppearance? {
    let isLow = traitCollection.verticalSizeClass == .compact
    let item = topItem
    if isAtScrollEdge, SimulatedDevice.current.era != .classic {
      let own = item?.scrollEdgeAppearance ?? (isLow ? compactScrollEdgeAppearance : nil)
      return own ?? scrollEdgeAppearance
    }
    let low = isLow ? item?.compactAppearance ?? compactAppearance : nil
    if let chosen = low ?? item?.standardAppearance { return chosen }
    return usesAppearances ? standardAppearance : nil
  }

  /// What lies behind the bar; nil is nothing.
  private var currentLook: BarLook? {
    if let appearance = currentAppearance { return BarLook(appearance) }
    if let image = backgroundImage(for: .default) {
      guard image.size.width > 0, image.size.height > 0 else { return nil }
      var look = legacyLook
      look.image = image
      return look
    }
    if isAtScrollEdge, SimulatedDevice.current.era != .classic { return nil }
    return legacyLook
  }

  private var legacyLook: BarLook {
    BarLook(
      tint: barTintColor, isTranslucent: isTranslucent, isBlack: barStyle == .black,
      hairline: shadowImage == nil ? .separator : nil)
  }

  private var currentTitleAttributes: [NSAttributedString.Key: Any] {
    currentLook(largeTitle: false)
  }

  /// Font, colour and the like of a title: of the appearance in force, else in the older form.
  private func currentLook(largeTitle: Bool) -> [NSAttributedString.Key: Any] {
    let chosen = currentAppearance ?? (usesAppearances ? standardAppearance : nil)
    let fromAppearance = largeTitle ? chosen?.largeTitleTextAttributes : chosen?.titleTextAttributes
    let old = (largeTitle ? largeTitleTextAttributes : titleTextAttributes) ?? [:]
    return old.merging(fromAppearance ?? [:]) { _, new in new }
  }
}
