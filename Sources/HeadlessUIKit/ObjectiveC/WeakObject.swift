#if !canImport(ObjectiveC)
/// An object that a timer or a notification calls.
final class WeakObject: @unchecked Sendable {
  private weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  /// Performs an action of the object, unless it is gone.
  ///
  /// Objective-C calls the method on the current thread. Actions are isolated to the main actor, which this assumes to be
  /// the current one.
  func perform(_ selector: Selector, sender: Any?) {
    guard let object else { return }
    nonisolated(unsafe) let target = object
    nonisolated(unsafe) let sender = sender
    if Thread.isMainThread {
      MainActor.assumeIsolated { KeyedAction.perform(selector, on: target, sender: sender) }
    } else {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { KeyedAction.perform(selector, on: target, sender: sender) }
      }
    }
  }
}
#endif
