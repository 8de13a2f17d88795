/// The turn in which an undo manager opened a group. It ends with the main queue's turn, and before and after each user
/// action.
package final class EventTurn {
  private static let name = Notification.Name("HeadlessUIKit.eventTurnEnd")

  #if !canImport(ObjectiveC)
  /// The manager, which only the code of the main queue uses while it has a turn.
  private final class Reference: @unchecked Sendable {
    weak var manager: UndoManager?

    init(_ manager: UndoManager) { self.manager = manager }
  }

  private let token: any NSObjectProtocol

  init(of manager: UndoManager) {
    let reference = Reference(manager)
    token = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
      if MainQueue.isCurrent { reference.manager?.closeTurn() }
    }
    if MainQueue.isCurrent { DispatchQueue.main.async { reference.manager?.closeTurn() } }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
  #endif

  /// Ends the turn of all undo managers: a user acts.
  @MainActor
  package static func end() { NotificationCenter.default.post(name: name, object: nil) }
}
