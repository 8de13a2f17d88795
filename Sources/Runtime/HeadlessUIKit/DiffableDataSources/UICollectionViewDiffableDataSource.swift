import HeadlessListModel

@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private final weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var reorderingHandlers = ReorderingHandlers()

  public struct ReorderingHandlers {
    public var canReorderItem: ((_ itemIdentifier: ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  public struct SectionSnapshotHandlers<Item: Hashable> {
    public var shouldExpandItem: ((_ item: Item) -> Bool)?
    public var willExpandItem: ((_ item: Item) -> Void)?
    public var shouldCollapseItem: ((_ item: Item) -> Bool)?
    public var willCollapseItem: ((_ item: Item) -> Void)?
    public var snapshotForExpandingParent:
      (
        (_ parent: Item, _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public init() {}
  }

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init(AppliedSnapshot(in: collectionView))
    applied.showOutlines = { [weak self] in self?.outlineVisibleCells() }
    collectionView.dataSource = self
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { applied.apply(snapshot, to: section, completion) }

  /// The current snapshot of a section: the snapshot that was applied to it, with the changes of its items since. A
  /// snapshot of all sections knows no levels: a new item is beside the next item, or beside the last one at the end.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    applied.outline(of: section)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { applied.snapshot.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    applied.itemCount(inSection: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = applied.providing({ cellProvider(collectionView, indexPath, item) })
    else {
      stop(
        "the cell returned from -collectionView:cellForItemAtIndexPath: is nil (\(indexPath.messageText)): the cell "
          + "provider must make a cell for every item"
      )
    }
    outline(cell, at: indexPath)
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = applied.providing({ supplementaryViewProvider?(collectionView, kind, indexPath) }) else {
      stop(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(kind),\(indexPath.messageText)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
      )
    }
    return view
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// The titles of the index. Never called here.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The item for an index title. Never called here.
  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  /// Shows the move, of an expanded item with its children, and calls the reordering handlers, if `canReorderItem` is
  /// set.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard reorderingHandlers.canReorderItem != nil, let item = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    let outline = applied.outlinedItem(at: RowPosition(sourceIndexPath))?.outline
    let items = outline?.snapshot(of: item, includingParent: true).visibleItems ?? [item]
    var moved = snapshot()
    moved.deleteItems([item])
    let next = moved.itemIdentifiers(inSection: section).dropFirst(destinationIndexPath.item)
      .first { !items.contains($0) }
    moved.deleteItems(Array(items.dropFirst()))
    if let next { moved.insertItems(items, beforeItem: next) } else { moved.appendItems(items, toSection: section) }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: snapshot(),
      finalSnapshot: moved,
      sectionTransactions: applied.sectionTransactions(to: moved)
    )
    reorderingHandlers.willReorder?(transaction)
    apply(moved)
    reorderingHandlers.didReorder?(transaction)
  }
}

// MARK: Outlines

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  /// Indents the cell of an item by its level, as UIKit does, and sets whether the item is expanded.
  private func outline(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    guard let (outline, item) = applied.outlinedItem(at: RowPosition(indexPath)) else { return }
    cell.showsExpandedItem = outline.isExpanded(item)
    if let cell = cell as? UICollectionViewListCell { cell.indentationLevel = outline.level(of: item) }
  }

  private func outlineVisibleCells() { collectionView?.forEachShownCell(outline) }

  package func toggleItem(at indexPath: IndexPath) -> Bool {
    guard let (shown, item) = applied.outlinedItem(at: RowPosition(indexPath)),
      let section = sectionIdentifier(for: indexPath.section)
    else { return false }
    var outline = shown
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return false }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return false }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
    return true
  }
}
