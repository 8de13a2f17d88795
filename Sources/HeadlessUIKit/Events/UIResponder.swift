/// An object that answers to events: views, view controllers, windows. As in UIKit the root of the chain of responders.
@preconcurrency
@MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  ///
  /// It has a parameter, so that it doesn't override `NSObject.init()`: that one belongs to no actor, and subclasses
  /// that write `init()` of their own would inherit that.
  public init(_ nothing: Void = ()) { super.init() }

  /// The next object to ask; `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether this object may become the first responder. `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object is the first responder. Without a keyboard it is whatever was asked for last.
  open private(set) var isFirstResponder = false

  /// Whether this object may give the role of first responder back. `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Asks to become the first responder. Within a window the present one gives the role back before, and may refuse.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return isFirstResponder }
    if let window = (self as? UIView)?.window {
      if let present = window.firstResponder, present !== self, !present.resignFirstResponder() { return false }
      window.firstResponder = self
    }
    isFirstResponder = true
    return true
  }

  /// Gives the role of first responder back.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard !isFirstResponder || canResignFirstResponder else { return false }
    isFirstResponder = false
    return true
  }

  /// Loses the role of first responder without being asked.
  final func giveUpFirstResponder() { isFirstResponder = false }

  /// Whether a command such as copying can be performed now: by default where the object offers an action of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    KeyedAction.isOffered(action.name, by: self)
  }

  /// The first object, from this one along the chain of responders, that can perform a command.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Touches began on this object. As in UIKit the next responder is told unless this is overridden without `super`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Touches moved. The next responder is told unless this is overridden without `super`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Touches ended. The next responder is told unless this is overridden without `super`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Touches were broken off. The next responder is told unless this is overridden without `super`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when the object comes from a nib, after all its outlets and attributes are set.
  ///
  /// UIKit adds it to every object; here those that nibs hold have it.
  open func awakeFromNib() {}

  /// Called instead of an app's own set-up when Interface Builder shows a designable view. Nothing calls it here.
  open func prepareForInterfaceBuilder() {}
}
