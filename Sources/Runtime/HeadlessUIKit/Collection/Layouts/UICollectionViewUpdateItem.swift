/// A change of one item or section.
@preconcurrency
@MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// The index path before the update; `nil` for an insertion.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; `nil` for a deletion.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  open internal(set) var updateAction: Action

  /// Creates a change.
  package init(before: IndexPath?, after: IndexPath?, action: Action) {
    (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (before, after, action)
    super.init()
  }
}
