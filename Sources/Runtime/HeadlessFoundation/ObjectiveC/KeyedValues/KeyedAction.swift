/// A method that is called by its selector: by a document's connection, a control, a timer or a notification.
@preconcurrency @MainActor
public struct KeyedAction {
  package nonisolated let selector: String
  private let run: @MainActor (_ object: AnyObject, _ sender: Any?, _ event: Any?) -> Bool
  /// Calls a segue action; `nil` for other methods.
  let creation: SegueCreation?

  /// A method without a parameter: "refresh".
  public init<Root: AnyObject>(_ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor () -> Void) {
    self.init(selector) { (root: Root) in method(root)() }
  }

  /// A method with its sender as a parameter: "save:".
  public init<Root: AnyObject, Sender>(
    _ selector: String,
    _ method: @escaping @MainActor (Root) -> @MainActor (Sender) -> Void
  ) { self.init(selector) { (root: Root, sender: Sender) in method(root)(sender) } }

  /// A closure that calls a method without a parameter: "refresh".
  public nonisolated init<Root: AnyObject>(_ selector: String, _ call: @escaping @MainActor (Root) -> Void) {
    self.selector = selector
    creation = nil
    run = { object, _, _ in
      guard let root = object as? Root else { return false }
      call(root)
      return true
    }
  }

  /// A closure that calls a method with its sender: "save:".
  public nonisolated init<Root: AnyObject, Sender>(
    _ selector: String,
    _ call: @escaping @MainActor (Root, Sender) -> Void
  ) {
    self.selector = selector
    creation = nil
    run = { object, sender, _ in
      guard let root = object as? Root, let sender: Sender = Self.cast(sender) else { return false }
      call(root, sender)
      return true
    }
  }

  /// A closure that calls a method with its sender and the event: "save:forEvent:". A control sends an event without
  /// touches.
  public nonisolated init<Root: AnyObject, Sender, Event>(
    _ selector: String,
    _ call: @escaping @MainActor (Root, Sender, Event) -> Void
  ) {
    self.selector = selector
    creation = nil
    run = { object, sender, event in
      guard let root = object as? Root, let sender: Sender = Self.cast(sender),
        let event: Event = Self.cast(event)
      else { return false }
      call(root, sender, event)
      return true
    }
  }

  /// A method that the object has, and that no control can call: `responds(to:)` is true for it.
  public nonisolated init(_ selector: String) { self.init(selector, creation: nil) }

  nonisolated init(_ selector: String, creation: SegueCreation?) {
    self.selector = selector
    self.creation = creation
    run = { _, _, _ in false }
  }

  /// A value as another type; `nil` is possible as an optional type and as `Any`, as which Objective-C passes it.
  nonisolated static func cast<Value>(_ value: Any?) -> Value? {
    // A value in an optional would become `Any` with the optional around it.
    if let value { value as? Value } else { Value.self == Any.self ? value as Any as? Value : value as? Value }
  }

  /// Performs an object's action. Stops with UIKit's message if the object has no such action.
  package static func perform(_ selector: Selector, on target: AnyObject, sender: Any?, event: Any? = nil) {
    if !performIfOffered(selector, on: target, sender: sender, event: event) {
      stop(unrecognizedMessage(selector.name, of: target))
    }
  }

  /// Performs an action if the object has one of the name. Returns whether it has.
  ///
  /// - Parameter inChain: Whether other responders come into question. Then the commands that `UIResponder` declares
  ///   count only where a subclass implements them.
  package static func performIfOffered(
    _ selector: Selector,
    on target: AnyObject,
    sender: Any?,
    event: Any? = nil,
    inChain: Bool = false
  ) -> Bool {
    if isListed(selector, by: target, where: { $0.run(target, sender, event) }) { return true }
    #if canImport(ObjectiveC)
    return (!inChain || ObjectiveCRuntime.implements(target, selector))
      && ObjectiveCRuntime.perform(selector, on: target, sender: sender, event: event)
    #else
    return selector.action?.run(target, sender, event) ?? false
    #endif
  }

  /// Whether the object has an action of the name.
  package static func isOffered(_ selector: Selector, by target: AnyObject) -> Bool {
    if isListed(selector, by: target, where: { _ in true }) { return true }
    #if canImport(ObjectiveC)
    return ObjectiveCRuntime.implements(target, selector)
    #else
    return selector.action != nil
    #endif
  }

  static func unrecognizedMessage(_ action: String, of target: AnyObject) -> String {
    #if canImport(ObjectiveC)
    let suggestion = "Declare the method with @IBAction or @objc"
    #else
    let suggestion = "Without the Objective-C runtime the class must conform to KeyedActions and list the action"
    #endif
    return "-[\(String(reflecting: type(of: target))) \(action)]: unrecognized selector sent to instance. \(suggestion)"
  }

  private static func isListed(
    _ selector: Selector,
    by target: AnyObject,
    where isFound: (KeyedAction) -> Bool
  ) -> Bool {
    guard let type = type(of: target) as? any KeyedActions.Type else { return false }
    return type.keyedActions.contains { $0.selector == selector.name && isFound($0) }
  }
}
