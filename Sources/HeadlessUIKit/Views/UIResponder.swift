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

  /// Asks to become the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  /// Gives the role of first responder back.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// Called when the object comes from a nib, after all its outlets and attributes are set.
  ///
  /// UIKit adds it to every object; here those that nibs hold have it.
  open func awakeFromNib() {}

  /// Called instead of an app's own set-up when Interface Builder shows a designable view. Nothing calls it here.
  open func prepareForInterfaceBuilder() {}
}
