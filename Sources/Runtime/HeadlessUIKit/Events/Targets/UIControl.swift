open class UIControl: UIView {
  package override class var uiKitClass: UIKitClass { controlClass }

  open var isEnabled = true { didSet { tellObservers() } }
  open var isSelected = false { didSet { tellObservers() } }
  open var isHighlighted = false { didSet { tellObservers() } }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    /// Focused. Never set here.
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  private final var eventActions: [(events: Event, action: UIAction)] = []
  final var targets = ControlTargets()
  /// The targets and actions that were added, for comparison and for messages.
  package final var targetDescriptions: [String] {
    targets.descriptions + eventActions.map { "the action \"\($0.action.title)\" for \($0.events.names)" }
  }

  /// Calls a target's action, by its name in Interface Builder, when one of the events occurs. The target lists it in
  /// `KeyedActions`; without a target the action goes up the responder chain.
  package final func addTarget(_ target: AnyObject?, actionNamed action: String, for controlEvents: Event) {
    targets.add(Selector(action), of: target, for: controlEvents)
  }

  /// Calls a target's method when one of the events occurs. The target lists it in `KeyedActions`; without a target the
  /// action goes up the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.add(action, of: target.map { $0 as AnyObject }, for: controlEvents)
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.remove(action, of: target.map { $0 as AnyObject }, for: controlEvents)
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    eventActions.append((controlEvents, action))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in eventActions.indices where eventActions[index].action.identifier == actionIdentifier {
      eventActions[index].events.subtract(controlEvents)
    }
    eventActions.removeAll { $0.events.isEmpty }
  }

  open var allTargets: Set<AnyHashable> { Set(targets.objects.compactMap { $0 as? NSObject }) }
  open var allControlEvents: Event { eventActions.reduce(targets.events) { $0.union($1.events) } }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = targets.actions(of: target.map { $0 as AnyObject }, for: controlEvent)
    return names.isEmpty ? nil : names
  }
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var isOver = false
    for (events, action) in eventActions where !isOver { iterator(action, nil, events, &isOver) }
  }

  open func sendActions(for controlEvents: Event) {
    for (events, action) in eventActions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
    targets.send(from: self, controlEvents) { sendAction($0, to: $1, for: UIEvent()) }
  }

  /// Sends the events of a value that the user changed.
  package final func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      KeyedAction.perform(action, on: target as AnyObject, sender: self, event: event ?? UIEvent())
    } else if !ControlTargets.send(action, from: self, along: self) {
      _ = ActionDelivery.send(action, to: nil, from: self)
    }
  }

  // MARK: Touches

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
  /// The menu that a press opens. Called by tests only.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The preview while the menu opens. Called by tests only.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The preview while the menu closes. Called by tests only.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The menu opens. Called by tests only.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The menu closes. Called by tests only.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Whether a press shows the menu. Stored; has no effect here.
  open var isContextMenuInteractionEnabled = false
  /// The interaction that shows the menu: none.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }
  /// The text that a pointer shows. Stored; has no effect here.
  open var toolTip: String?
  /// Whether symbols are animated. Stored; has no effect here.
  @available(iOS 17, *)
  open var isSymbolAnimationEnabled = false
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }
  @available(iOS 17, *)
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // As in UIKit what is around a disabled control receives the touch.
    guard isEnabled else { return super.touchesBegan(touches, with: event) }
    guard let touch = touches.first, beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Whether a touch that began in the control counts as inside: as in UIKit up to 70 points around it.
  private final func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    return bounds.insetBy(dx: -70, dy: -70).contains(point) || self.point(inside: point, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else {
      (isTracking, isTouchInside, isHighlighted) = (false, false, false)
      return
    }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, with: event)
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isEnabled, !isTracking { return super.touchesEnded(touches, with: event) }
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isInside(touch, with: event)
    (isTracking, isHighlighted) = (false, false)
    endTracking(touch, with: event)
    if isTouchInside {
      touchedUpInside(at: touch.location(in: self))
    } else {
      sendActions(for: .touchUpOutside)
    }
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// The methods for touches handle a tap.
  override func take(tapAt point: CGPoint) throws(MissedAction) -> Bool { isEnabled }

  /// Performs what a tap at a point performs. A control of several parts, such as segments, acts on the part there.
  func touchedUpInside(at point: CGPoint) { touchedUpInside() }
  /// Performs a tap. A button also performs its primary action.
  func touchedUpInside() { sendActions(for: .touchUpInside) }

  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  open var showsMenuAsPrimaryAction = false
}

extension UIControl: UIContextMenuInteractionDelegate {}
