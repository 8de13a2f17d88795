/// An object that responds to events: the superclass of views, view controllers and windows.
@preconcurrency
@MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  ///
  /// The parameter keeps this initializer from overriding `NSObject.init()`, which isn't isolated to the main actor; a
  /// subclass's own `init()` would inherit that.
  public init(_ nothing: Void = ()) { super.init() }

  /// The next responder; `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether this object may become the first responder. `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object is the first responder.
  open private(set) var isFirstResponder = false

  /// Whether this object may resign first responder status. `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Becomes the first responder. The current first responder of the window resigns before, and may refuse.
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

  /// Resigns first responder status.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard !isFirstResponder || canResignFirstResponder else { return false }
    isFirstResponder = false
    return true
  }

  /// Resigns first responder status without asking.
  final func giveUpFirstResponder() { isFirstResponder = false }

  /// Whether a command such as copying can be performed now: by default if the object lists an action of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    KeyedAction.isOffered(action, by: self)
  }

  /// The first responder, from this one along the chain, that can perform a command.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Touches began. The default implementation tells the next responder, as in UIKit.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Touches moved. The default implementation tells the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Touches ended. The default implementation tells the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Touches were canceled. The default implementation tells the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called after the object was loaded from a nib and its outlets and attributes were set.
  ///
  /// UIKit adds it to every object; here the classes of objects in nibs have it.
  open func awakeFromNib() {}

  /// Called by Interface Builder for designable views. Never called here.
  open func prepareForInterfaceBuilder() {}
}
