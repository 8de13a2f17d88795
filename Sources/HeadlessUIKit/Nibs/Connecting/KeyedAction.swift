/// A method that a document calls by its selector.
@preconcurrency
@MainActor
public struct KeyedAction {
  let selector: String
  private let run: @MainActor (AnyObject, AnyObject?) -> Bool

  /// A method without a parameter: "refresh".
  public init<Root: AnyObject>(_ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor () -> Void) {
    self.selector = selector
    run = { object, _ in
      guard let root = object as? Root else { return false }
      method(root)()
      return true
    }
  }

  /// A method with its sender as a parameter: "save:".
  public init<Root: AnyObject, Sender>(
    _ selector: String,
    _ method: @escaping @MainActor (Root) -> @MainActor (Sender) -> Void
  ) {
    self.selector = selector
    run = { object, sender in
      guard let root = object as? Root, let sender = sender as? Sender else { return false }
      method(root)(sender)
      return true
    }
  }

  /// Performs an object's action. Stops with UIKit's message if the object has no such action.
  static func perform(_ selector: String, on target: AnyObject, sender: AnyObject?) {
    if !performIfOffered(selector, on: target, sender: sender) {
      stop(NibMessages.unrecognizedAction(selector, of: target))
    }
  }

  /// Performs an action if the object has one of the name. Returns whether it has.
  static func performIfOffered(_ selector: String, on target: AnyObject, sender: AnyObject?) -> Bool {
    guard let type = type(of: target) as? any KeyedActions.Type else { return false }
    return type.keyedActions.contains { $0.selector == selector && $0.run(target, sender) }
  }

  /// Whether the object has an action of the name.
  static func isOffered(_ selector: String, by target: AnyObject) -> Bool {
    guard let type = type(of: target) as? any KeyedActions.Type else { return false }
    return type.keyedActions.contains { $0.selector == selector }
  }
}
