@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  open internal(set) var indexPathBeforeUpdate: IndexPath?
  open internal(set) var indexPathAfterUpdate: IndexPath?
  open internal(set) var updateAction: Action

  /// Creates a change.
  package init(before: IndexPath?, after: IndexPath?, action: Action) {
    (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (before, after, action)
    super.init()
  }
}
