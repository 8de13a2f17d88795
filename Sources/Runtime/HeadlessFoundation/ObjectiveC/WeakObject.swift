#if !canImport(ObjectiveC)
/// An object that a timer or a notification calls.
final class WeakObject: @unchecked Sendable {
  private weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  /// Performs an action of the object, unless it is gone.
  ///
  /// Actions are isolated to the main actor, so a call on another thread is passed on to the main one.
  func perform(_ selector: Selector, sender: Any?) {
    if let object { MainQueue.perform(selector, on: object, sender: sender) }
  }
}
#endif
