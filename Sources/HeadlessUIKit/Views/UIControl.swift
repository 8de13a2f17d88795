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
    /// A text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  private var actions: [(events: Event, action: UIAction)] = []

  /// Runs an action when one of the events happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((controlEvents, action)) }

  /// Lets events happen: their actions run.
  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
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
