@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action. Stored; has no effect here.
  public var performsFirstActionWithFullSwipe = true

  /// Whether the action is the one with which UIKit deletes rows.
  package final var isStandard = false

  public init(actions: [UIContextualAction]) { self.actions = actions }
}
