extension UITableViewCell {
  private var device: SimulatedDevice { .current }

  /// Leading and trailing margin of the content, in points.
  var sideMargin: CGFloat { TableMetrics.sideMargin(width: bounds.width) }

  var defaultSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0)
  }

  private var currentAccessory: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  private var currentAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  // MARK: - Content

  /// What the cell keeps clear of at the sides.
  private var contentInsets: (left: CGFloat, right: CGFloat) {
    guard table?.insetsContentViewsToSafeArea ?? true, !position.isInset else { return (0, 0) }
    return (safeAreaInsets.left, safeAreaInsets.right)
  }

  /// The content view's frame when the cell has the given size.
  private func contentFrame(for size: CGSize) -> CGRect {
    let insets = contentInsets
    let height =
      size.height
      - (showsSeparator ? TableMetrics.separatorShare(device.era, scale: device.scale) : 0)
    let width = max(0, size.width - insets.left - insets.right - accessoryShare)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? size.width - insets.right - width : insets.left, y: 0, width: width,
      height: max(0, height))
  }

  /// How much narrower the content is for what stands at the end.
  private var accessoryShare: CGFloat {
    if let view = currentAccessoryView { return view.bounds.width + sideMargin }
    return TableMetrics.accessoryWidth(
      currentAccessory, margin: sideMargin, era: device.era, scale: device.scale)
  }

  private var hasAccessory: Bool { currentAccessoryView != nil || currentAccessory != .none }

  /// Takes a width before the cell is measured, so that content and margins have theirs.
  func adoptWidth(_ width: CGFloat) {
    if bounds.width != width { bounds.size.width = width }
    placeContent()
  }

  private func placeContent() {
    let frame = contentFrame(for: bounds.size)
    let content = parts.content
    content.translatesAutoresizingMaskIntoConstraints = true
    if content.frame != frame { content.frame = frame }
    let vertical = TableMetrics.verticalMargin(device.era)
    let indent = CGFloat(indentationLevel) * indentationWidth
    content.setStandardMargins(
      NSDirectionalEdgeInsets(
        top: vertical, leading: sideMargin + indent, bottom: vertical,
        trailing: hasAccessory ? TableMetrics.marginBesideAccessory : sideMargin))
  }

  // MARK: - Measuring

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if target.width > 0 { adoptWidth(target.width) }
    let content = parts.content
    let width = content.bounds.width
    let height: CGFloat
    if content.isConstrained {
      height =
        content.systemLayoutSizeFitting(
          CGSize(width: width, height: target.height), withHorizontalFittingPriority: horizontal,
          verticalFittingPriority: vertical
        ).height
    } else {
      height = standardHeight(width: width)
    }
    let separator =
      showsSeparator ? TableMetrics.separatorShare(device.era, scale: device.scale) : 0
    let least = content.isConstrained ? 0 : TableMetrics.rowHeight(device.era)
    return CGSize(width: bounds.width, height: max(least, height + separator))
  }

  /// The height that the standard texts need, margins included.
  private func standardHeight(width: CGFloat) -> CGFloat {
    let layout = standardLayout(width: width, height: 0)
    let vertical = TableMetrics.verticalMargin(device.era)
    let isStacked = cellStyle == .subtitle && layout.detail != .zero
    return layout.neededHeight
      + 2 * (isStacked ? TableMetrics.stackedMargin(device.era) : vertical)
  }

  // MARK: - Layout

  func layoutParts() {
    placeContent()
    if !parts.content.isConstrained { layoutStandardParts() }
    layoutAccessory()
    layoutSeparator()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  /// Where the standard image and texts stand in the content view.
  private func standardLayout(width: CGFloat, height: CGFloat) -> CellTextLayout {
    let margins = parts.content.layoutMargins
    let image = parts.image?.image?.size ?? .zero
    let trailing = device.era == .classic && hasAccessory ? 0 : margins.right
    var layout = CellTextLayout(
      style: cellStyle, size: CGSize(width: width, height: height), left: margins.left,
      right: trailing, image: image, lineGap: TableMetrics.lineGap(device.era))
    layout.place(
      text: { CellTextLayout.size(of: self.parts.text, width: $0) },
      detail: { CellTextLayout.size(of: self.parts.detail, width: $0) })
    return layout
  }

  private func layoutStandardParts() {
    let content = parts.content
    let layout = standardLayout(width: content.bounds.width, height: content.bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func turned(_ frame: CGRect) -> CGRect {
      guard isMirrored else { return frame }
      var frame = frame
      frame.origin.x = content.bounds.width - frame.maxX
      return frame
    }
    let scale = device.scale
    func snapped(_ frame: CGRect) -> CGRect {
      turned(PixelGrid.rectangle(frame, scale: scale))
    }
    parts.image?.frame = snapped(layout.image)
    parts.text?.frame = snapped(layout.text)
    parts.detail?.frame = snapped(layout.detail)
  }

  private func layoutAccessory() {
    let insets = contentInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ size: CGSize) {
      if view.superview !== self { addSubview(view) }
      let edge = insets.right + sideMargin
      view.frame = CGRect(
        x: isMirrored ? edge : bounds.width - edge - size.width,
        y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
    if let view = currentAccessoryView {
      parts.accessory?.removeFromSuperview()
      place(view, view.bounds.size)
    } else if let view = parts.accessory {
      place(view, CGSize(width: accessoryShare - sideMargin, height: min(44, bounds.height)))
    }
  }

  func accessoryChanged() {
    if currentAccessory == .none || currentAccessoryView != nil {
      parts.accessory?.removeFromSuperview()
      parts.accessory = nil
    } else {
      let view = parts.accessory ?? CellAccessoryView(frame: .zero)
      parts.accessory = view
      view.show(currentAccessory, tint: tintColor)
      if view.superview !== self { addSubview(view) }
    }
    setNeedsLayout()
  }

  // MARK: - Separator and background

  private var showsSeparator: Bool {
    guard let table else { return false }
    return table.separatorStyle != .none
  }

  private func layoutSeparator() {
    let isNeeded = showsSeparator && !(position.isInset && position.isLast)
    guard isNeeded else {
      parts.separator?.isHidden = true
      return
    }
    let line = parts.separator ?? UIView(frame: .zero)
    if parts.separator == nil {
      line.isUserInteractionEnabled = false
      parts.separator = line
      addSubview(line)
    }
    line.isHidden = false
    line.backgroundColor = table?.separatorColor ?? .separator
    let thickness = 1 / device.scale
    let isEdge = !position.isPlain && position.isLast
    let inset = isEdge ? .zero : separatorInset
    let left = inset.left + (isEdge ? 0 : contentInsets.left)
    line.frame = CGRect(
      x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? inset.right : left,
      y: bounds.height - thickness, width: max(0, bounds.width - left - inset.right),
      height: thickness)
    bringSubviewToFront(line)
  }

  func replaceBackground(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// Takes over choice, tint and corners.
  func refreshDecoration() {
    parts.accessory?.show(currentAccessory, tint: tintColor)
    if cellStyle == .value2 { parts.text?.textColor = tintColor }
    let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
    if let view = selectedBackgroundView {
      if isMarked {
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        view.frame = bounds
      } else {
        view.removeFromSuperview()
      }
      parts.showMark(false)
    } else {
      parts.showMark(isMarked)
    }
    roundCorners()
    setNeedsLayout()
  }

  private func roundCorners() {
    guard position.isInset else {
      if layer.cornerRadius != 0, table != nil { layer.cornerRadius = 0 }
      return
    }
    layer.cornerRadius =
      position.isFirst || position.isLast ? (device.era == .glass ? 26 : 10) : 0
    layer.maskedCorners = [
      position.isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [],
      position.isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [],
    ]
    clipsToBounds = true
  }
}
