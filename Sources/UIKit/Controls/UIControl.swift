public import Foundation

/// A view that people operate: buttons, switches, fields.
///
/// - Status: partial (touches come with event delivery)
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What a control can announce.
  public struct Event: OptionSet, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt
    /// Creates events from Apple's number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down more than once.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger came in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu was opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Free for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Kept for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is in.
  public struct State: OptionSet, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt
    /// Creates states from Apple's number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing special.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Out of use.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// In focus.
    public static let focused = State(rawValue: 8)
    /// Free for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Kept for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content stands down the control.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  /// Where content stands across the control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Who is told of what.
  final var eventHandlers: [EventHandler] = []

  // MARK: - Creating

  /// Creates a control with the given frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control that runs an action when what it is for was done.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - State

  /// All that the control is in.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control can be operated; true unless set.
  open var isEnabled = true { didSet { if oldValue != isEnabled { stateDidChange() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if oldValue != isSelected { stateDidChange() } } }
  /// Whether the control is pressed.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { stateDidChange() } } }
  /// Whether a touch is being followed.
  open internal(set) var isTracking = false
  /// Whether the followed touch is inside.
  open internal(set) var isTouchInside = false

  /// Where content stands down the control; the middle unless set.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// Where content stands across the control; the middle unless set.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// The same as left or right by the direction of the interface.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// Called after the state changed; shows it.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: - Targets and actions

  /// Calls a method when one of the events happens; a nil target is looked for up the responders.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    performAddTarget(target, action: action, for: controlEvents)
  }

  /// Stops calling a method; nil stands for all targets or all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    performRemoveTarget(target, action: action, for: controlEvents)
  }

  /// Runs an action when one of the events happens; replaces one of the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    performAddAction(action, for: controlEvents)
  }

  /// Stops running an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running the action of an identifier.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) { performRemoveAction(actionIdentifier, for: controlEvents) }

  /// Calls one method, as `sendActions(for:)` does for each.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    performSendAction(action, to: target, for: event)
  }

  /// Runs one action, as `sendActions(for:)` does for each.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Does all that was asked for the events.
  open func sendActions(for controlEvents: Event) { performSendActions(for: controlEvents) }
}
