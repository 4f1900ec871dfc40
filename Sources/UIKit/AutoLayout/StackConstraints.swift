/// The constraints by which a stack arranges its views: arrangement in, constraints out.
///
/// The names in the identifiers are those that UIKit's stacks show in logs.
///
/// - Evidence: observed; Documentation/Evidence.md, stack views.
@MainActor
struct StackConstraints {
  /// A view of the stack and whether it is left out.
  struct Entry {
    let view: UIView
    let isHidden: Bool
  }

  /// What was made: constraints to activate, and guides already added to the stack.
  struct Made {
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
  }

  /// Strengths of a stack's own wishes.
  enum Strength {
    /// The stack is no longer than its content.
    static let canvasFit = UILayoutPriority(49)
    /// A view without a size across is as small as may be.
    static let ambiguitySuppression = UILayoutPriority(25)
    /// Centres are equally far apart.
    static let equalCentering = UILayoutPriority(149)
    /// The first of the wishes for proportional lengths; each further one is 1 weaker.
    static let proportional: Float = 999
  }

  private let stack: UIStackView
  private let entries: [Entry]
  /// Space after each view, hidden ones included.
  private let gaps: [CGFloat]
  private let along: Words
  private let across: Words

  /// The parts of an axis under their attribute names.
  private struct Words {
    let near: NSLayoutConstraint.Attribute
    let far: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute
    let centre: NSLayoutConstraint.Attribute
    let nearMargin: NSLayoutConstraint.Attribute
    let farMargin: NSLayoutConstraint.Attribute
    let centreMargin: NSLayoutConstraint.Attribute

    static let horizontal = Words(
      near: .leading, far: .trailing, length: .width, centre: .centerX,
      nearMargin: .leadingMargin, farMargin: .trailingMargin, centreMargin: .centerXWithinMargins)
    static let vertical = Words(
      near: .top, far: .bottom, length: .height, centre: .centerY, nearMargin: .topMargin,
      farMargin: .bottomMargin, centreMargin: .centerYWithinMargins)
  }

  init(stack: UIStackView, views: [Entry], gaps: [CGFloat]) {
    self.stack = stack
    entries = views
    self.gaps = gaps
    along = stack.axis == .horizontal ? .horizontal : .vertical
    across = stack.axis == .horizontal ? .vertical : .horizontal
  }

  private var usesMargins: Bool { stack.isLayoutMarginsRelativeArrangement }
  private var visible: [UIView] { entries.filter { !$0.isHidden }.map(\.view) }

  /// Makes all constraints of the arrangement.
  func make() -> Made {
    var made = Made()
    hide(&made)
    guard let first = visible.first, let last = visible.last else {
      made.constraints.append(fit(along.length))
      made.constraints.append(fit(across.length))
      return made
    }
    connect(first, along.near, .equal, along.nearMargin, "UISV-canvas-connection", &made)
    connect(last, along.far, .equal, along.farMargin, "UISV-canvas-connection", &made)
    space(&made)
    distribute(&made)
    align(&made)
    return made
  }

  // MARK: - Along the axis

  private func space(_ made: inout Made) {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let views = visible
    for (index, view) in views.enumerated().dropFirst() {
      let previous = views[index - 1]
      let baseline = stack.isBaselineRelativeArrangement && stack.axis == .vertical
      made.constraints.append(
        make(
          view, baseline ? .firstBaseline : along.near, isLoose ? .greaterThanOrEqual : .equal,
          previous, baseline ? .lastBaseline : along.far, constant: gap(after: previous),
          "UISV-spacing"))
    }
    if isLoose { made.constraints.append(fit(along.length)) }
  }

  private func gap(after view: UIView) -> CGFloat {
    guard let index = entries.firstIndex(where: { $0.view === view }) else { return 0 }
    return gaps[index]
  }

  private func distribute(_ made: inout Made) {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: equalize(visible, "UISV-fill-equally", .required, &made)
    case .fillProportionally: proportion(&made)
    case .equalSpacing: spread(from: along.far, to: along.near, .required, &made)
    case .equalCentering:
      spread(from: along.centre, to: along.centre, Strength.equalCentering, &made)
    }
  }

  private func equalize(
    _ items: [AnyObject], _ identifier: String, _ priority: UILayoutPriority, _ made: inout Made
  ) {
    guard let first = items.first else { return }
    for item in items.dropFirst() {
      made.constraints.append(
        make(item, along.length, .equal, first, along.length, identifier, priority))
    }
  }

  /// Lengths in proportion to natural lengths; equal ones when no view has a natural length.
  private func proportion(_ made: inout Made) {
    let views = visible
    let naturals = views.map(naturalLength)
    let known = naturals.compactMap { $0 }
    guard !known.isEmpty else {
      equalize(views, "UISV-fill-equally", .required, &made)
      return
    }
    let spaces = views.dropLast().reduce(CGFloat(0)) { $0 + gap(after: $1) }
    let whole = known.reduce(0, +) + spaces
    guard whole > 0 else { return }
    let isSure = known.count == 1 && (views.count == 1 || spaces == 0)
    for (index, view) in views.enumerated() {
      guard let natural = naturals[index], natural > 0 else {
        made.constraints.append(
          make(view, along.length, .equal, nil, .notAnAttribute, "UISV-fill-proportionally"))
        continue
      }
      let strength =
        isSure ? .required : UILayoutPriority(max(1, Strength.proportional - Float(index)))
      made.constraints.append(
        make(
          view, along.length, .equal, stack, along.length, multiplier: natural / whole,
          "UISV-fill-proportionally", strength))
    }
  }

  private func naturalLength(_ view: UIView) -> CGFloat? {
    let size: CGSize
    if view is UIStackView {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    } else {
      size = view.naturalSize
    }
    let length = stack.axis == .horizontal ? size.width : size.height
    return length < 0 ? nil : length
  }

  /// Guides that span the gaps (or from centre to centre) and are equally long.
  private func spread(
    from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute,
    _ priority: UILayoutPriority, _ made: inout Made
  ) {
    let views = visible
    guard views.count > 2 else { return }
    for (index, view) in views.enumerated().dropFirst() {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-gap-\(index)"
      stack.addLayoutGuide(guide)
      made.guides.append(guide)
      made.constraints.append(
        make(guide, along.near, .equal, views[index - 1], start, "UISV-distributing-edge"))
      made.constraints.append(
        make(guide, along.far, .equal, view, end, "UISV-distributing-edge"))
    }
    equalize(made.guides, "UISV-fill-equally", priority, &made)
  }

  // MARK: - Across the axis

  private func align(_ made: inout Made) {
    let views = visible
    switch alignment {
    case .fill:
      for view in views {
        connect(view, across.near, .equal, across.nearMargin, "UISV-alignment", &made)
        connect(view, across.far, .equal, across.farMargin, "UISV-alignment", &made)
      }
    case .leading: alignLoose(across.near, across.nearMargin, across.far, across.farMargin, &made)
    case .trailing: alignLoose(across.far, across.farMargin, across.near, across.nearMargin, &made)
    case .center:
      keepInside(&made)
      for view in views {
        connect(view, across.centre, .equal, across.centreMargin, "UISV-alignment", &made)
      }
    case .firstBaseline: alignBaselines(.firstBaseline, across.near, across.nearMargin, &made)
    case .lastBaseline: alignBaselines(.lastBaseline, across.far, across.farMargin, &made)
    }
    if alignment != .fill {
      made.constraints.append(fit(across.length))
      for view in views { made.constraints.append(suppress(view)) }
    }
  }

  /// Baselines align in rows only; in columns they mean the leading edge.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, stack views.
  private var alignment: UIStackView.Alignment {
    guard stack.axis == .vertical else { return stack.alignment }
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: return .leading
    default: return stack.alignment
    }
  }

  private func alignLoose(
    _ firm: NSLayoutConstraint.Attribute, _ firmMargin: NSLayoutConstraint.Attribute,
    _ loose: NSLayoutConstraint.Attribute, _ looseMargin: NSLayoutConstraint.Attribute,
    _ made: inout Made
  ) {
    let relation: NSLayoutConstraint.Relation =
      loose == across.far ? .lessThanOrEqual : .greaterThanOrEqual
    for view in visible {
      connect(view, firm, .equal, firmMargin, "UISV-alignment", &made)
      connect(view, loose, relation, looseMargin, "UISV-canvas-connection", &made)
    }
  }

  private func keepInside(_ made: inout Made) {
    for view in visible {
      connect(
        view, across.near, .greaterThanOrEqual, across.nearMargin, "UISV-canvas-connection", &made)
      connect(
        view, across.far, .lessThanOrEqual, across.farMargin, "UISV-canvas-connection", &made)
    }
  }

  private func alignBaselines(
    _ baseline: NSLayoutConstraint.Attribute, _ firm: NSLayoutConstraint.Attribute,
    _ firmMargin: NSLayoutConstraint.Attribute, _ made: inout Made
  ) {
    keepInside(&made)
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      made.constraints.append(make(view, baseline, .equal, first, baseline, "UISV-alignment"))
    }
    for view in visible {
      let edge = canvasEdge(firmMargin, firm)
      made.constraints.append(
        make(view, firm, .equal, stack, edge, "UISV-spanning-boundary", Strength.canvasFit))
    }
  }

  // MARK: - Hidden views

  /// A hidden view has no length and lies at the end of the visible one before it.
  private func hide(_ made: inout Made) {
    var previous: UIView?
    for entry in entries {
      guard entry.isHidden else {
        previous = entry.view
        continue
      }
      made.constraints.append(
        make(entry.view, along.length, .equal, nil, .notAnAttribute, "UISV-hiding"))
      if let previous {
        made.constraints.append(
          make(entry.view, along.near, .equal, previous, along.far, "UISV-hiding"))
      } else {
        connect(entry.view, along.near, .equal, along.nearMargin, "UISV-hiding", &made)
      }
      connect(entry.view, across.near, .equal, across.nearMargin, "UISV-hiding", &made)
    }
  }

  // MARK: - Making

  private func canvasEdge(
    _ margin: NSLayoutConstraint.Attribute, _ plain: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint.Attribute { usesMargins ? margin : plain }

  private func connect(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ margin: NSLayoutConstraint.Attribute,
    _ identifier: String, _ made: inout Made
  ) {
    made.constraints.append(
      make(view, attribute, relation, stack, canvasEdge(margin, attribute), identifier))
  }

  private func fit(_ length: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
    make(
      stack, length, .equal, nil, .notAnAttribute, "UISV-canvas-fit", Strength.canvasFit)
  }

  private func suppress(_ view: UIView) -> NSLayoutConstraint {
    make(
      view, across.length, .equal, nil, .notAnAttribute, "UISV-ambiguity-suppression",
      Strength.ambiguitySuppression)
  }

  private func make(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, _ identifier: String, _ priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    constraint.priority = priority
    constraint.isSystemMade = true
    return constraint
  }
}
