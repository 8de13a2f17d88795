/// Calls a method that makes the destination of a segue. Returns `nil` if an object or a value has another type, and
/// otherwise the result of the method, which may be `nil`, too.
typealias SegueCreation =
  @MainActor (_ object: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> AnyObject??

/// Methods that make the destinations of segues: those with `@IBSegueAction`.
extension KeyedAction {
  /// A closure that calls a method with the coder: "makeDetail:".
  public nonisolated init<Root: AnyObject>(
    segueAction selector: String,
    _ make: @escaping @MainActor (Root, NSCoder) -> AnyObject?
  ) {
    self.init(selector) { object, coder, _, _ in
      guard let root = object as? Root else { return nil }
      return .some(make(root, coder))
    }
  }

  /// A closure that calls a method with the coder and the sender of the segue: "makeDetail:sender:".
  public nonisolated init<Root: AnyObject, Sender>(
    segueAction selector: String,
    _ make: @escaping @MainActor (Root, NSCoder, Sender) -> AnyObject?
  ) {
    self.init(selector) { object, coder, sender, _ in
      guard let root = object as? Root, let sender: Sender = Self.cast(sender) else { return nil }
      return .some(make(root, coder, sender))
    }
  }

  /// A closure that calls a method with the coder, the sender and the identifier of the segue:
  /// "makeDetail:sender:segueIdentifier:".
  public nonisolated init<Root: AnyObject, Sender, Identifier>(
    segueAction selector: String,
    _ make: @escaping @MainActor (Root, NSCoder, Sender, Identifier) -> AnyObject?
  ) {
    self.init(selector) { object, coder, sender, identifier in
      guard let root = object as? Root, let sender: Sender = Self.cast(sender),
        let identifier: Identifier = Self.cast(identifier)
      else { return nil }
      return .some(make(root, coder, sender, identifier))
    }
  }

  /// Makes the destination of a segue with a method of its source; `nil` if the method returns `nil`. Stops with
  /// UIKit's message if the source has no such method.
  package static func makeDestination(
    _ selector: Selector,
    of source: AnyObject,
    _ coder: NSCoder,
    sender: Any?,
    identifier: String?
  ) -> AnyObject? {
    let actions = (type(of: source) as? any KeyedActions.Type)?.keyedActions ?? []
    for action in actions where action.selector == selector.name {
      if let create = action.creation, let made = create(source, coder, sender, identifier) { return made }
    }
    #if canImport(ObjectiveC)
    if let source = source as? NSObject, source.responds(to: selector) {
      return ObjectiveCRuntime.makeDestination(selector, of: source, coder, sender: sender, identifier: identifier)
    }
    #endif
    stop(unrecognizedMessage(selector.name, of: source))
  }
}
