/// A turn, whose end is noticed. It ends with the main queue's turn, and before and after each user action.
package final class EventTurn {
  private static let name = Notification.Name("HeadlessUIKit.eventTurnEnd")

  private let token: any NSObjectProtocol

  /// - Parameter end: Called at the end, unless the turn was released. On the main queue, it may be called twice.
  package init(_ end: @escaping @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
      if MainQueue.isCurrent { end() }
    }
    if MainQueue.isCurrent { DispatchQueue.main.async { end() } }
  }

  deinit { NotificationCenter.default.removeObserver(token) }

  /// Ends the turn: a user acts.
  @MainActor
  package static func end() { NotificationCenter.default.post(name: name, object: nil) }
}
