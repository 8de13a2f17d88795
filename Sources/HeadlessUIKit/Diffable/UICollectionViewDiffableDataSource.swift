import ListGeometry

/// A collection view's data source that shows snapshots, and computes the updates between them.
@preconcurrency
@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Returns the cell of an item: a dequeued and configured one.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Returns a supplementary view: a dequeued and configured one.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private let cellProvider: CellProvider
  private let applied: AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Returns supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The handlers for moves by the user. Without them no item can be moved.
  open var reorderingHandlers = ReorderingHandlers()

  /// The handlers for moves by the user.
  public struct ReorderingHandlers {
    /// The snapshots before and after a move.
    public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    /// Whether an item may be moved.
    public var canReorderItem: ((_ itemIdentifier: ItemIdentifierType) -> Bool)?
    /// An item will be moved.
    public var willReorder: ((_ transaction: Transaction) -> Void)?
    /// An item was moved, and the data source shows that: update the data.
    public var didReorder: ((_ transaction: Transaction) -> Void)?

    /// Creates a value without handlers.
    public init() {}
  }

  /// Creates a data source, and sets it as the collection view's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    applied = AppliedSnapshot(in: collectionView)
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The current snapshot, without requests to reload or reconfigure.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { applied.snapshot }

  /// Shows a snapshot with the fewest updates, then calls `completion`: at once and without animation, or, during a
  /// layout, after it. Cells of items that remain are kept. Stops if the provider returns no cell for an item that
  /// comes into view, or another cell for an item that is reconfigured.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { applied.apply(snapshot, completion) }

  /// Shows a snapshot by reloading everything, as `reloadData()` does, then calls `completion`.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { applied.load(snapshot, completion) }

  /// The item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { applied.item(at: RowPosition(indexPath)) }

  /// The layout attributes of an item; `nil` if the item doesn't exist.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    applied.position(of: itemIdentifier)?.indexPath
  }

  /// The identifier of a section; `nil` if the section doesn't exist.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    applied.section(at: index)
  }

  /// The index of a section; `nil` if the section doesn't exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    applied.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// The number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { applied.snapshot.numberOfSections }

  /// The number of items in the section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    applied.itemCount(inSection: section)
  }

  /// The cell that the provider returns. Stops with UIKit's message if it returns none.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      stop(
        "the cell returned from -collectionView:cellForItemAtIndexPath: is nil (\(indexPath.messageText)): the cell "
          + "provider must make a cell for every item"
      )
    }
    return cell
  }

  /// The view that the provider returns. Stops if it returns none.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      stop(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(kind),\(indexPath.messageText)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
      )
    }
    return view
  }

  /// The result of `canReorderItem` in `reorderingHandlers`; `false` without it, as in UIKit.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Shows the move and calls the reordering handlers, if `canReorderItem` is set.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard reorderingHandlers.canReorderItem != nil, let item = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    var moved = snapshot()
    moved.deleteItems([item])
    let others = moved.itemIdentifiers(inSection: section)
    if others.indices.contains(destinationIndexPath.item) {
      moved.insertItems([item], beforeItem: others[destinationIndexPath.item])
    } else {
      moved.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: snapshot(), finalSnapshot: moved)
    reorderingHandlers.willReorder?(transaction)
    apply(moved)
    reorderingHandlers.didReorder?(transaction)
  }
}
