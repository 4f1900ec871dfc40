internal import LinearConstraints

/// Translates one tree's views, guides and constraints into unknowns and equations, and the
/// solution back into rectangles.
///
/// It keeps, for each item that takes part, four unknowns: left, top, width and height of the
/// alignment rectangle in the coordinates of the item's container (the superview's bounds, or
/// the owner's for a guide). It never does arithmetic on the solver's rows, and never rounds.
///
/// Invariants:
/// 1. An item has a slot exactly while its four unknowns exist; `layoutSlot` holds it (or, in a
///    fitting engine, `privateSlots`).
/// 2. `records` holds each constraint installed in the tree once; one that lost a conflict
///    stays with no solver constraint.
/// 3. `sources` names, for every constraint in the solver, what it came from.
/// 4. Nothing is added to the solver outside `update()`: additions wait, so that a view may still
///    be told in the same turn that its mask is no constraint.
/// 5. User code (`intrinsicContentSize` …) is never called while a record is being changed.
///
/// Complexity: adding and removing in proportion to the terms; `update()` in proportion to what
/// changed plus the items of the tree.
@MainActor
final class LayoutEngine {
  static let noSlot: Int32 = -1

  unowned let root: UIView
  let solver = Solver()
  /// Wished size of the root; nil while the root's own bounds are given.
  let fitting: FittingTarget?

  var items: [ItemRecord] = []
  var freeSlots: [Int32] = []
  var records: [ConstraintRecord] = []
  var freeRecords: [Int32] = []
  /// What each constraint in the solver came from, by its index.
  var sources: [ConstraintSource] = []

  /// Slots of a fitting engine, whose items belong to another engine at the same time.
  private var privateSlots: [ObjectIdentifier: Int32] = [:]

  var pendingConstraints: [NSLayoutConstraint] = []
  var pendingViews: [UIView] = []
  var staleNaturalSizes: [UIView] = []
  var staleRectangles: [UIView] = []
  /// Records whose constant hangs on margins, baselines or scrolled parents.
  var dynamicRecords: Set<Int32> = []
  /// Slots of guides that the system places by insets.
  var insetGuides: Set<Int32> = []
  /// Slots of views whose natural height hangs on their width.
  var wrappingViews: Set<Int32> = []
  /// Records whose constraint was given up, to be taken in again as soon as it can hold.
  var givenUp: Set<Int32> = []
  /// Whether something was removed or changed since given-up constraints were tried.
  var hasRelaxed = false
  /// Unknowns of the terms being gathered; reused.
  var scratch: [Term] = []
  var isUpdating = false

  init(root: UIView, fitting: FittingTarget? = nil) {
    self.root = root
    self.fitting = fitting
  }

  // MARK: - Slots

  func slot(of item: any LayoutItem) -> Int32 {
    fitting == nil
      ? item.layoutSlot : privateSlots[ObjectIdentifier(item)] ?? LayoutEngine.noSlot
  }

  func setSlot(_ slot: Int32, of item: any LayoutItem) {
    if fitting == nil {
      item.layoutSlot = slot
    } else {
      privateSlots[ObjectIdentifier(item)] = slot
    }
  }

  /// The slot of an item, made with its implicit constraints when it had none.
  func ensureSlot(of item: any LayoutItem) -> Int32 {
    let present = slot(of: item)
    if present != LayoutEngine.noSlot { return present }
    let record = ItemRecord(
      view: item as? UIView, guide: item as? UILayoutGuide, x: solver.makeVariable(),
      y: solver.makeVariable(), width: solver.makeVariable(), height: solver.makeVariable())
    let slot: Int32
    if let free = freeSlots.popLast() {
      items[Int(free)] = record
      slot = free
    } else {
      slot = Int32(items.count)
      items.append(record)
    }
    setSlot(slot, of: item)
    addImplicitConstraints(slot: slot)
    return slot
  }

  // MARK: - What the tree tells

  /// Takes in a subtree: its constraints, and its views that constraints place.
  func adopt(subtree view: UIView) {
    pendingViews.append(view)
    enqueueConstraints(of: view)
  }

  private func enqueueConstraints(of view: UIView) {
    pendingConstraints += view.installedConstraints
    for child in view.subviews { enqueueConstraints(of: child) }
  }

  func add(_ constraint: NSLayoutConstraint) { pendingConstraints.append(constraint) }

  func constantChanged(of constraint: NSLayoutConstraint) {
    let index = constraint.engineRecord
    guard index >= 0 else { return }
    refreshConstant(ofRecord: index)
  }

  func reinstall(_ constraint: NSLayoutConstraint) {
    guard constraint.engineRecord >= 0 else { return }
    remove(constraint)
    pendingConstraints.append(constraint)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let index = constraint.engineRecord
    guard index >= 0 else {
      pendingConstraints.removeAll { $0 === constraint }
      return
    }
    removeRecord(index)
    constraint.engineRecord = -1
  }

  func naturalSizeChanged(of view: UIView) { staleNaturalSizes.append(view) }

  func rectangleChanged(of view: UIView) {
    guard view === root || view.translatesAutoresizingMaskIntoConstraints else { return }
    staleRectangles.append(view)
    view.superview?.flagNeedsLayout()
  }

  func placementChanged(of view: UIView) {
    let slot = slot(of: view)
    if slot == LayoutEngine.noSlot {
      pendingViews.append(view)
    } else {
      removeImplicitConstraints(slot: slot)
      items[Int(slot)].lastRectangle = nil
      addImplicitConstraints(slot: slot)
    }
    view.superview?.flagNeedsLayout()
  }

  func boundsOriginChanged(of view: UIView) {
    guard !dynamicRecords.isEmpty || !insetGuides.isEmpty else { return }
    view.flagNeedsLayout()
  }

  func layoutDirectionChanged(of view: UIView) {
    for constraint in view.installedConstraints { reinstall(constraint) }
    for child in view.subviews {
      for constraint in child.installedConstraints { reinstall(constraint) }
    }
  }

  // MARK: - Leaving

  /// Lets go of a subtree that leaves the tree; constraints to outside are already gone.
  func release(subtree view: UIView) {
    pendingViews.removeAll { $0.isDescendant(of: view) }
    staleNaturalSizes.removeAll { $0.isDescendant(of: view) }
    staleRectangles.removeAll { $0.isDescendant(of: view) }
    releaseConstraints(of: view)
    releaseItems(of: view)
  }

  private func releaseConstraints(of view: UIView) {
    for constraint in view.installedConstraints { remove(constraint) }
    for guide in view.ownedGuides where slot(of: guide) != LayoutEngine.noSlot {
      removeImplicitConstraints(slot: slot(of: guide))
    }
    if slot(of: view) != LayoutEngine.noSlot { removeImplicitConstraints(slot: slot(of: view)) }
    for child in view.subviews { releaseConstraints(of: child) }
  }

  private func releaseItems(of view: UIView) {
    for guide in view.ownedGuides { releaseItem(guide) }
    releaseItem(view)
    for child in view.subviews { releaseItems(of: child) }
  }

  func release(guide: UILayoutGuide) {
    let slot = slot(of: guide)
    guard slot != LayoutEngine.noSlot else { return }
    removeImplicitConstraints(slot: slot)
    releaseItem(guide)
  }

  private func releaseItem(_ item: any LayoutItem) {
    let slot = slot(of: item)
    guard slot != LayoutEngine.noSlot else { return }
    let record = items[Int(slot)]
    for variable in [record.x, record.y, record.width, record.height] {
      solver.removeVariable(variable)
    }
    insetGuides.remove(slot)
    wrappingViews.remove(slot)
    items[Int(slot)].view = nil
    items[Int(slot)].guide = nil
    freeSlots.append(slot)
    setSlot(LayoutEngine.noSlot, of: item)
  }

  // MARK: - Answers

  /// The exact alignment rectangle of a slot, in its container's coordinates.
  func rectangle(ofSlot slot: Int32) -> CGRect {
    let record = items[Int(slot)]
    return CGRect(
      x: solver.value(of: record.x), y: solver.value(of: record.y),
      width: solver.value(of: record.width), height: solver.value(of: record.height))
  }

  /// Gives a view that constraints place its frame, each edge rounded to the pixel.
  func applyFrame(to view: UIView) {
    let slot = slot(of: view)
    guard slot != LayoutEngine.noSlot, !view.translatesAutoresizingMaskIntoConstraints,
      view !== root, items[Int(slot)].lastRectangle != nil
    else { return }
    let exact = view.frame(forAlignmentRect: rectangle(ofSlot: slot))
    let frame = PixelGrid.rectangle(exact, scale: SimulatedDevice.current.scale)
    if view.untransformedFrame != frame { view.setUntransformedFrame(frame) }
  }

  /// Whether some unknown of a view is not decided.
  func isAmbiguous(_ view: UIView) -> Bool {
    let slot = slot(of: view)
    guard slot != LayoutEngine.noSlot else { return false }
    let record = items[Int(slot)]
    return [record.x, record.y, record.width, record.height].contains { variable in
      let range = solver.range(of: [Term(1, variable)])
      return range.upper - range.lower > 1e-4
    }
  }
}

/// One item's unknowns and the constraints that come with the item itself.
struct ItemRecord {
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// Constraints of mask, natural size, system guide, least size.
  var implicit: [ConstraintID] = []
  /// The natural size's constraints: at most and at least, width then height.
  var natural: [ConstraintID?] = [nil, nil, nil, nil]
  /// The natural size in force; an axis below 0 has none.
  var naturalSize = CGSize(width: -1, height: -1)
  /// The insets in force of a system guide.
  var insets = UIEdgeInsets.zero
  /// The solution that was handed out last; nil before the first.
  var lastRectangle: CGRect?
  /// Whether an equation names the width or the height of this scroll content.
  var namesWidth = false
  var namesHeight = false

  init(
    view: UIView?, guide: UILayoutGuide?, x: Variable, y: Variable, width: Variable,
    height: Variable
  ) {
    self.view = view
    self.guide = guide
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// One constraint of the tree and its equation.
struct ConstraintRecord {
  weak var constraint: NSLayoutConstraint?
  /// The equation; nil when the constraint lost a conflict or its items are gone.
  var id: ConstraintID?
  /// The right-hand side that the equation has now.
  var rightHandSide: Double = 0
}

/// What an equation of the solver came from.
enum ConstraintSource {
  case none
  /// An app's or a stack view's constraint.
  case constraint(record: Int32)
  /// Frame and mask of a view, or the root's size.
  case mask(slot: Int32)
  /// A natural size.
  case natural(slot: Int32)
  /// A width or height is not negative.
  case leastSize(slot: Int32)
  /// A guide that the system places.
  case guide(slot: Int32)
}

/// A size wished of a root while it is being measured.
struct FittingTarget {
  let size: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
}
