import ListGeometry

/// A collection view's data source that is told what to show by snapshots, and finds the updates between them.
@preconcurrency
@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Makes the cell of an item: dequeue one and fill it.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a supplementary view: dequeue one and fill it.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private let cellProvider: CellProvider
  private let shown: AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Makes supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Which items may be moved, and who is told that they are: none and nobody unless set.
  open var reorderingHandlers = ReorderingHandlers()

  /// What happens when the user moves an item.
  public struct ReorderingHandlers {
    /// A move: what is shown before and after it.
    public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    /// Whether an item may be moved.
    public var canReorderItem: ((_ itemIdentifier: ItemIdentifierType) -> Bool)?
    /// An item will be moved.
    public var willReorder: ((_ transaction: Transaction) -> Void)?
    /// An item was moved, and the data source shows that: change the data.
    public var didReorder: ((_ transaction: Transaction) -> Void)?

    /// Nothing happens.
    public init() {}
  }

  /// A data source for a collection view; it becomes the view's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    shown = AppliedSnapshot(in: collectionView)
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// What is shown, with nothing to make anew or to fill again.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.snapshot }

  /// Shows a snapshot by the fewest updates; cells of items that stay, stay alive. Then `completion` is called. That
  /// happens at once and without animation; in callbacks of a layout after it. Stops if the provider makes no cell for
  /// an item that comes into view, or another one for an item that is to be filled again.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { shown.apply(snapshot, completion) }

  /// Shows a snapshot by loading everything anew, as `reloadData()` does; then `completion` is called.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { shown.load(snapshot, completion) }

  /// The item at a place; `nil` for a place that isn't there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: RowPosition(indexPath)) }

  /// The place of an item; `nil` for an item that isn't there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.place(of: itemIdentifier)?.indexPath
  }

  /// The identifier of a section; `nil` for a section that isn't there.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// The place of a section; `nil` for a section that isn't there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// The number of the snapshot's sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.snapshot.numberOfSections }

  /// The number of the section's items.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.itemCount(inSection: section)
  }

  /// The cell that the provider makes. Stops with UIKit's message when it makes none.
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

  /// The view that the provider makes. Stops when it makes none.
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

  /// What `reorderingHandlers` say: no item unless set, as in UIKit.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Shows the move, where `reorderingHandlers` allow it, and tells them.
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
