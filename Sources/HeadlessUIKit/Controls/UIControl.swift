/// A view that reports what is done to it.
@preconcurrency
@MainActor
open class UIControl: UIView {
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false

  /// The looks of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, UIKit's own.
    public let rawValue: UInt
    /// A state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing special.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// What may be done to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, UIKit's own.
    public let rawValue: UInt
    /// An event from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch ended inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action: what a button does.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu shows.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A touch began twice in a row.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch came in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch was broken off.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Whatever happens.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where the content lies, left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content lies, top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Where content lies, left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// Over all the room.
    case fill
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }

  /// Where content lies, top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top edge.
    case top
    /// At the bottom edge.
    case bottom
    /// Over all the room.
    case fill
  }

  private var actions: [(events: Event, action: UIAction)] = []
  final var targets = ControlTargets()

  /// Lets a target's action, by its name in Interface Builder, run when one of the events happens. The target offers it
  /// through `KeyedActions`; without a target the chain of responders is asked.
  open func addTarget(_ target: AnyObject?, actionNamed action: String, for controlEvents: Event) {
    targets.add(action, of: target, for: controlEvents)
  }

  /// Lets a target's method run when one of the events happens. The target lists it in `KeyedActions`; without a target
  /// the chain of responders is asked.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    addTarget(target.map { $0 as AnyObject }, actionNamed: action.name, for: controlEvents)
  }

  /// No longer lets a target's method run when one of the events happens; `nil` stands for any target or method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.remove(action?.name, of: target.map { $0 as AnyObject }, for: controlEvents)
  }

  /// Runs an action when one of the events happens. As in UIKit an action with an identifier that is known already
  /// takes the other one's place.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((controlEvents, action))
  }

  /// No longer runs an action when one of the events happens.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer runs an action when one of the events happens.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Lets events happen: their actions run.
  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      action.performWithSender(self, target: nil)
    }
    targets.send(from: self, controlEvents, responder: self)
  }

  // MARK: Touches

  /// Whether a finger is on the control.
  public private(set) final var isTracking = false
  /// Whether that finger is within it.
  public private(set) final var isTouchInside = false

  /// A finger came down: the control is highlighted and says so.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// A finger moves: the control says whether within it or not, and whether it came in or went out.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  /// A finger was lifted, within the control or not.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    (isTracking, isHighlighted) = (false, false)
    if isTouchInside {
      touchedUpInside()
    } else {
      sendActions(for: .touchUpOutside)
    }
    isTouchInside = false
  }

  /// A touch was broken off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    sendActions(for: .touchCancel)
  }

  /// What a tap does, besides the event's own actions. A button performs its main action, too.
  func touchedUpInside() { sendActions(for: .touchUpInside) }
}
