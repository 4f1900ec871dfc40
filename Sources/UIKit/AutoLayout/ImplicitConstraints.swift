internal import LinearConstraints

// Constraints that come with an item itself: its mask or its natural size, a least size, the
// insets of a system guide.

extension LayoutEngine {
  func addImplicitConstraints(slot: Int32) {
    if let guide = items[Int(slot)].guide {
      addGuideConstraints(guide, slot)
    } else if let view = items[Int(slot)].view {
      addViewConstraints(view, slot)
    }
  }

  func removeImplicitConstraints(slot: Int32) {
    for id in items[Int(slot)].implicit { removeEquation(id) }
    items[Int(slot)].implicit.removeAll()
    for case let id? in items[Int(slot)].natural { removeEquation(id) }
    items[Int(slot)].natural = [nil, nil, nil, nil]
    items[Int(slot)].naturalSize = CGSize(width: -1, height: -1)
    wrappingViews.remove(slot)
  }

  // MARK: - Views

  private func addViewConstraints(_ view: UIView, _ slot: Int32) {
    if view === root {
      addRootConstraints(view, slot)
      guard fitting != nil || !view.translatesAutoresizingMaskIntoConstraints else { return }
    } else if view.translatesAutoresizingMaskIntoConstraints {
      addMaskConstraints(view, slot)
      return
    }
    addLeastSize(slot)
    addNaturalSize(of: view, slot)
  }

  private func addRootConstraints(_ view: UIView, _ slot: Int32) {
    let item = items[Int(slot)]
    if let fitting {
      require([Term(1, item.x)], 0, slot)
      require([Term(1, item.y)], 0, slot)
      wish([Term(1, item.width)], Double(fitting.size.width), fitting.horizontal, slot)
      wish([Term(1, item.height)], Double(fitting.size.height), fitting.vertical, slot)
      return
    }
    let frame = view.alignmentRect(forFrame: view.untransformedFrame)
    require([Term(1, item.x)], Double(frame.minX), slot)
    require([Term(1, item.y)], Double(frame.minY), slot)
    require([Term(1, item.width)], Double(frame.width), slot)
    require([Term(1, item.height)], Double(frame.height), slot)
  }

  private func addMaskConstraints(_ view: UIView, _ slot: Int32) {
    let item = items[Int(slot)]
    let frame = view.alignmentRect(forFrame: view.untransformedFrame)
    let size = view.superview?.bounds.size ?? .zero
    addMaskAxis(
      slot, item.x, item.width, .horizontal(view.autoresizingMask), frame.minX, frame.width,
      container: view.superview, size.width, .horizontal)
    addMaskAxis(
      slot, item.y, item.height, .vertical(view.autoresizingMask), frame.minY, frame.height,
      container: view.superview, size.height, .vertical)
  }

  /// Origin and length as linear functions of the container's length.
  private func addMaskAxis(
    _ slot: Int32, _ origin: Variable, _ length: Variable, _ axis: AutoresizingAxis,
    _ start: CGFloat, _ extent: CGFloat, container: UIView?, _ containerLength: CGFloat,
    _ direction: NSLayoutConstraint.Axis
  ) {
    let shares = axis.shares(origin: start, length: extent, superLength: containerLength)
    for (variable, share, value) in [(origin, shares.near, start), (length, shares.size, extent)] {
      guard share != 0, let container, let outer = containerVariable(container, direction) else {
        require([Term(1, variable)], Double(value), slot)
        continue
      }
      require(
        [Term(1, variable), Term(-Double(share), outer)],
        Double(value - share * containerLength), slot)
    }
  }

  private func containerVariable(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> Variable? {
    let slot = ensureSlot(of: view)
    return axis == .horizontal ? items[Int(slot)].width : items[Int(slot)].height
  }

  /// Takes over a changed frame of a view whose mask is a constraint, or of the root.
  func refreshRectangle(of view: UIView) {
    let slot = slot(of: view)
    guard slot != LayoutEngine.noSlot else { return }
    guard view === root || view.translatesAutoresizingMaskIntoConstraints else { return }
    let exact = rectangle(ofSlot: slot)
    let frame = view.alignmentRect(forFrame: view.untransformedFrame)
    if exact == frame { return }
    removeImplicitConstraints(slot: slot)
    addImplicitConstraints(slot: slot)
  }

  private func addLeastSize(_ slot: Int32) {
    for variable in [items[Int(slot)].width, items[Int(slot)].height] {
      guard
        let id = try? solver.add([Term(1, variable)], .greaterThanOrEqual, 0, priority: .required)
      else { continue }
      note(id, .leastSize(slot: slot))
      items[Int(slot)].implicit.append(id)
    }
  }

  // MARK: - Natural sizes

  func refreshNaturalSize(of view: UIView) {
    let slot = slot(of: view)
    guard slot != LayoutEngine.noSlot, !view.translatesAutoresizingMaskIntoConstraints,
      view !== root || fitting != nil
    else { return }
    addNaturalSize(of: view, slot)
  }

  private func addNaturalSize(of view: UIView, _ slot: Int32) {
    var size = view.naturalSize
    let width = solver.value(of: items[Int(slot)].width)
    if let height = view.heightForLayout(width: width) {
      wrappingViews.insert(slot)
      if items[Int(slot)].lastRectangle != nil { size.height = height }
    } else {
      wrappingViews.remove(slot)
    }
    for case let id? in items[Int(slot)].natural { removeEquation(id) }
    items[Int(slot)].natural = [nil, nil, nil, nil]
    items[Int(slot)].naturalSize = size
    addNaturalAxis(view, slot, .horizontal, size.width)
    addNaturalAxis(view, slot, .vertical, size.height)
  }

  private func addNaturalAxis(
    _ view: UIView, _ slot: Int32, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat
  ) {
    guard length >= 0, length.isFinite else { return }
    let variable = axis == .horizontal ? items[Int(slot)].width : items[Int(slot)].height
    let place = axis == .horizontal ? 0 : 2
    items[Int(slot)].natural[place] = addNatural(
      slot, variable, .lessThanOrEqual, length, view.contentHuggingPriority(for: axis))
    items[Int(slot)].natural[place + 1] = addNatural(
      slot, variable, .greaterThanOrEqual, length,
      view.contentCompressionResistancePriority(for: axis))
  }

  private func addNatural(
    _ slot: Int32, _ variable: Variable, _ relation: Relation, _ length: CGFloat,
    _ priority: UILayoutPriority
  ) -> ConstraintID? {
    let strength = Priority(Double(max(priority.rawValue, 0.001)))
    let terms = [Term(1, variable)]
    let source = ConstraintSource.natural(slot: slot)
    while true {
      do {
        let id = try solver.add(terms, relation, Double(length), priority: strength)
        note(id, source)
        return id
      } catch {
        guard settleConflict(newSource: source, with: error.conflicting) == .retry else {
          return nil
        }
      }
    }
  }

  func setNaturalHeight(_ height: CGFloat, slot: Int32, view: UIView) {
    items[Int(slot)].naturalSize.height = height
    for place in [2, 3] {
      if let id = items[Int(slot)].natural[place] { removeEquation(id) }
      items[Int(slot)].natural[place] = nil
    }
    addNaturalAxis(view, slot, .vertical, height)
  }

  // MARK: - Guides

  private func addGuideConstraints(_ guide: UILayoutGuide, _ slot: Int32) {
    guard let owner = guide.owningView else { return }
    switch guide.kind {
    case .constrained:
      addLeastSize(slot)
    case .scrollContent:
      addLeastSize(slot)
      require([Term(1, items[Int(slot)].x)], 0, slot)
      require([Term(1, items[Int(slot)].y)], 0, slot)
    case .safeArea, .margins, .readableContent, .bar, .scrollFrame:
      items[Int(slot)].insets = currentInsets(of: guide, owner)
      insetGuides.insert(slot)
      addInsetEquations(owner, slot)
    }
  }

  private func currentInsets(of guide: UILayoutGuide, _ owner: UIView) -> UIEdgeInsets {
    let insets = guide.systemInsets(in: owner) ?? .zero
    let origin = owner.bounds.origin
    return UIEdgeInsets(
      top: insets.top + origin.y, left: insets.left + origin.x, bottom: insets.bottom - origin.y,
      right: insets.right - origin.x)
  }

  private func addInsetEquations(_ owner: UIView, _ slot: Int32) {
    let ownerSlot = ensureSlot(of: owner)
    let item = items[Int(slot)]
    let outer = items[Int(ownerSlot)]
    let insets = item.insets
    let extra = owner.alignmentRectInsets
    require([Term(1, item.x)], Double(insets.left), slot)
    require([Term(1, item.y)], Double(insets.top), slot)
    require(
      [Term(1, item.x), Term(1, item.width), Term(-1, outer.width)],
      Double(extra.left + extra.right - insets.right), slot)
    require(
      [Term(1, item.y), Term(1, item.height), Term(-1, outer.height)],
      Double(extra.top + extra.bottom - insets.bottom), slot)
  }

  func refreshInsets(ofGuideSlot slot: Int32) {
    guard let guide = items[Int(slot)].guide, let owner = guide.owningView else { return }
    let insets = currentInsets(of: guide, owner)
    guard insets != items[Int(slot)].insets else { return }
    items[Int(slot)].insets = insets
    for id in items[Int(slot)].implicit { removeEquation(id) }
    items[Int(slot)].implicit.removeAll()
    addInsetEquations(owner, slot)
  }

  // MARK: - Adding

  /// Adds a required equation that comes with an item; one that cannot hold breaks another.
  private func require(_ terms: [Term], _ value: Double, _ slot: Int32) {
    let source: ConstraintSource =
      items[Int(slot)].guide == nil ? .mask(slot: slot) : .guide(slot: slot)
    while true {
      do {
        let id = try solver.add(terms, .equal, value, priority: .required)
        note(id, source)
        items[Int(slot)].implicit.append(id)
        return
      } catch {
        guard settleConflict(newSource: source, with: error.conflicting) == .retry else { return }
      }
    }
  }

  private func wish(_ terms: [Term], _ value: Double, _ priority: UILayoutPriority, _ slot: Int32) {
    guard
      let id = try? solver.add(
        terms, .equal, value, priority: Priority(Double(max(priority.rawValue, 0.001))))
    else { return }
    note(id, .mask(slot: slot))
    items[Int(slot)].implicit.append(id)
  }
}
