import HeadlessListModel

/// The superclass of the diffable data sources of tables and collection views. UIKit has no such class.
///
/// It contains their common members: the snapshot that is shown, and the positions of its items. Use one of the
/// subclasses:
///
///     let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, indexPath, name in … }
///     var snapshot = source.snapshot()
///     snapshot.appendSections([0])
///     snapshot.appendItems(["Ada"], toSection: 0)
///     source.apply(snapshot)
///
/// `apply` compares the snapshots with `SnapshotDifference` in O(n log n), and performs the updates as one batch.
/// `applySnapshotUsingReloadData` compares nothing, and dequeues all visible cells again: use it if nearly everything
/// changed.
@preconcurrency @MainActor
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  SnapshotDataSource
{
  final let applied: AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>

  init(_ applied: AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    self.applied = applied
    super.init()
  }

  /// The current snapshot, without requests to reload or reconfigure.
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    nonisolated(unsafe) var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    MainQueue.run { current = applied.snapshot }
    return current
  }

  /// Shows a snapshot with the fewest updates, then calls `completion`: at once and without animation, or, during a
  /// layout, after it. Cells of items that remain are kept. Stops if the provider returns no cell for an item that
  /// comes into view, or another cell for an item that is reconfigured.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
    MainQueue.run { applied.apply(snapshot, completion) }
  }

  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
    MainQueue.run { applied.load(snapshot, completion) }
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { applied.item(at: RowPosition(indexPath)) }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    applied.position(of: itemIdentifier)?.indexPath
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { applied.section(at: index) }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    applied.snapshot.indexOfSection(sectionIdentifier)
  }
}
