extension UITableView {
  // MARK: - Heights

  func headerHeight(of section: Int) -> CGFloat {
    height(
      asked: delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
      general: sectionHeaderHeight, view: headerContent(of: section),
      title: source?.tableView(self, titleForHeaderInSection: section)
    ) { hasTitle in
      let device = SimulatedDevice.current
      return TableMetrics.headerHeight(
        isPlain: style == .plain, isFirst: section == 0, hasTitle: hasTitle, era: device.era,
        scale: device.scale)
    }
  }

  func footerHeight(of section: Int) -> CGFloat {
    let title = source?.tableView(self, titleForFooterInSection: section)
    return height(
      asked: delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
      general: sectionFooterHeight, view: footerContent(of: section), title: title
    ) { hasTitle in
      hasTitle
        ? titleView(title ?? "", isHeader: false).fittingHeight(width: bounds.width)
        : TableMetrics.footerHeight(isPlain: style == .plain)
    }
  }

  /// A height that the delegate gives holds always; the table's own holds in grouped tables, and in
  /// plain ones where there is something to show; else the view or the title decides.
  ///
  /// - Parameters:
  ///   - asked: the delegate's answer, which is the table's own height if it has no opinion.
  ///   - general: the table's own height.
  private func height(
    asked: CGFloat, general: CGFloat, view: UIView?, title: String?, automatic: (Bool) -> CGFloat
  ) -> CGFloat {
    let hasTitle = title?.isEmpty == false
    if asked >= 0 {
      return style != .plain || asked != general || view != nil || hasTitle ? asked : 0
    }
    guard let view else { return automatic(hasTitle) }
    if let own = view as? UITableViewHeaderFooterView, own.usesOwnLabels {
      return automatic(true)
    }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = fitting.height > 0 ? fitting.height : automatic(true)
    return PixelGrid.round(height, scale: SimulatedDevice.current.scale)
  }

  /// The delegate's view of a header; kept, since asking makes a new one each time.
  private func headerContent(of section: Int) -> UIView? {
    if let view = rows.headers[section] { return view }
    let view = delegate?.tableView(self, viewForHeaderInSection: section)
    rows.headers[section] = view
    return view
  }

  /// The delegate's view of a footer; kept, since asking makes a new one each time.
  private func footerContent(of section: Int) -> UIView? {
    if let view = rows.footers[section] { return view }
    let view = delegate?.tableView(self, viewForFooterInSection: section)
    rows.footers[section] = view
    return view
  }

  // MARK: - Views

  func layoutHeadersAndFooters() {
    let top = bounds.minY + adjustedContentInset.top
    let seen = rows.geometry.sections(from: min(bounds.minY, top), to: bounds.maxY)
    for (section, view) in rows.headers where !seen.contains(section) {
      rows.headers[section] = nil
      dropEdge(view)
    }
    for (section, view) in rows.footers where !seen.contains(section) {
      rows.footers[section] = nil
      dropEdge(view)
    }
    for section in seen {
      placeHeader(of: section, visibleTop: top)
      placeFooter(of: section)
    }
  }

  private func placeHeader(of section: Int, visibleTop: CGFloat) {
    let span = rows.geometry.header(of: section)
    guard span.height > 0, let view = header(of: section) else { return }
    let y =
      style == .plain
      ? rows.geometry.stickyHeaderTop(of: section, visibleTop: visibleTop) : span.y
    placeEdge(view, at: (y, span.height))
  }

  private func placeFooter(of section: Int) {
    let span = rows.geometry.footer(of: section)
    guard span.height > 0, let view = footer(of: section) else { return }
    placeEdge(view, at: span)
  }

  private func placeEdge(_ view: UIView, at span: (y: CGFloat, height: CGFloat)) {
    view.translatesAutoresizingMaskIntoConstraints = true
    let frame = strip(span)
    if view.frame != frame { view.frame = frame }
    if view.superview !== self { addSubview(view) }
  }

  private func header(of section: Int) -> UIView? {
    let view =
      headerContent(of: section)
      ?? source?.tableView(self, titleForHeaderInSection: section)
      .map { titleView($0, isHeader: true) }
    guard let view else { return nil }
    rows.headers[section] = view
    if view.superview !== self {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    return view
  }

  private func footer(of section: Int) -> UIView? {
    let view =
      footerContent(of: section)
      ?? source?.tableView(self, titleForFooterInSection: section)
      .map { titleView($0, isHeader: false) }
    guard let view else { return nil }
    rows.footers[section] = view
    if view.superview !== self {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return view
  }

  private func titleView(_ title: String, isHeader: Bool) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.role = UITableViewHeaderFooterView.Role(isHeader: isHeader, isPlain: style == .plain)
    view.textLabel?.text = title
    return view
  }

  func dropEdge(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { headerReuse.recycle(view) }
  }
}
