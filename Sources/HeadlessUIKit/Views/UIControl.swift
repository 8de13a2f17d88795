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

  /// Runs an action when one of the events happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((controlEvents, action)) }

  /// Lets events happen: their actions run.
  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
    targets.send(from: self, controlEvents, responder: self)
  }
}

/// A piece of work with a title, for controls and menus.
@preconcurrency
@MainActor
public final class UIAction: NSObject {
  /// The title.
  public var title: String
  /// The picture.
  public var image: UIImage?
  /// The work.
  public let handler: (UIAction) -> Void

  /// A piece of work.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}
