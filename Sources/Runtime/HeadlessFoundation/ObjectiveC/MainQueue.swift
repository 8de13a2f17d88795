/// The queue of the main actor, which isn't always that of the main thread.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on the queue, or on the main thread.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

  /// Calls a closure on the queue, and waits for it.
  package static func run(_ body: @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
  }

  /// Performs an action of an object: at once on the queue, and soon elsewhere.
  static func perform(_ selector: Selector, on target: AnyObject, sender: Any?) {
    nonisolated(unsafe) let target = target
    nonisolated(unsafe) let sender = sender
    if isCurrent {
      MainActor.assumeIsolated { KeyedAction.perform(selector, on: target, sender: sender) }
    } else {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { KeyedAction.perform(selector, on: target, sender: sender) }
      }
    }
  }
}
