#if canImport(ObjectiveC)
/// An object whose base class declares commands that its subclasses implement.
@MainActor
package protocol CommandDeclaring: NSObject {
  /// The base class.
  var declaringClass: NSObject.Type { get }
}

/// Finds and calls methods that the Objective-C runtime knows: those with `@objc` or `@IBAction`.
@MainActor
enum ObjectiveCRuntime {
  /// Whether the object has a method.
  static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    (object as? any NSObjectProtocol)?.responds(to: selector) ?? false
  }

  /// Whether the class of an object implements a method. The commands that a base class declares, such as
  /// `UIResponder.copy(_:)`, don't count: UIKit leaves their implementation to subclasses.
  static func implements(_ object: AnyObject, _ selector: Selector) -> Bool {
    guard responds(object, to: selector) else { return false }
    guard let base = (object as? any CommandDeclaring)?.declaringClass, base.instancesRespond(to: selector),
      let type = type(of: object) as? NSObject.Type
    else { return true }
    return type.instanceMethod(for: selector) != base.instanceMethod(for: selector)
  }

  /// Calls a method with as many of the arguments as its selector takes. Returns whether the object has the method.
  static func perform(_ selector: Selector, on object: AnyObject, sender: Any?, event: Any?) -> Bool {
    guard let object = object as? any NSObjectProtocol, object.responds(to: selector) else { return false }
    // The result is ignored, and isn't retained: most actions return nothing.
    switch selector.name.count(where: { $0 == ":" }) {
    case 0: _ = object.perform(selector)
    case 1: _ = object.perform(selector, with: sender)
    default: _ = object.perform(selector, with: sender, with: event)
    }
    return true
  }

  private typealias SegueAction =
    @convention(c) (AnyObject, Selector, AnyObject, AnyObject?, AnyObject?) -> Unmanaged<AnyObject>?

  /// Calls a method with `@IBSegueAction`. One that takes fewer arguments ignores the others.
  static func makeDestination(
    _ selector: Selector,
    of source: NSObject,
    _ coder: NSCoder,
    sender: Any?,
    identifier: String?
  ) -> AnyObject? {
    let make = unsafeBitCast(source.method(for: selector), to: SegueAction.self)
    let sender = sender.map { $0 as AnyObject }
    return make(source, selector, coder, sender, identifier.map { $0 as NSString })?.takeUnretainedValue()
  }
}
#endif
