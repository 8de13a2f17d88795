#if !canImport(ObjectiveC)
/// An object that a timer or a notification calls.
final class WeakObject: @unchecked Sendable {
  private weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  /// Performs an action of the object, unless it is gone.
  ///
  /// Actions are isolated to the main actor, so a call on another thread is passed on to the main one.
  func perform(_ selector: Selector, sender: Any?) {
    guard let object else { return }
    nonisolated(unsafe) let target = object
    nonisolated(unsafe) let sender = sender
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { KeyedAction.perform(selector, on: target, sender: sender) }
    } else {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { KeyedAction.perform(selector, on: target, sender: sender) }
      }
    }
  }
}
#endif
