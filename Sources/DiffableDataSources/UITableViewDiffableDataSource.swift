import ListGeometry

/// A table view's data source that shows snapshots, and computes the updates between them.
@preconcurrency
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  /// Returns the cell of an item: a dequeued and configured one.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let cellProvider: CellProvider
  private let applied: AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The animation of rows. Stored; has no effect here.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source, and sets it as the table view's.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    applied = AppliedSnapshot(in: tableView)
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
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

  /// Shows a snapshot by reloading everything, as `reloadData()` does, then calls `completion`.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
    MainQueue.run { applied.load(snapshot, completion) }
  }

  /// The item of a row; `nil` if the row doesn't exist.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { applied.item(at: RowPosition(indexPath)) }

  /// The row of an item; `nil` if the item doesn't exist.
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
  open func numberOfSections(in tableView: UITableView) -> Int { applied.snapshot.numberOfSections }

  /// The number of items in the section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    applied.itemCount(inSection: section)
  }

  /// The cell that the provider returns. Stops with UIKit's message if it returns none.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else { stop(ReuseMessages.invalidIndexPath(indexPath)) }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      stop(
        "UITableView dataSource returned a nil cell for row at index path: \(indexPath.messageText). Item identifier: "
          + "\(item)"
      )
    }
    return cell
  }

  /// No title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// No title.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Always `false` unless overridden, as in UIKit.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Always `false` unless overridden, as in UIKit.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// The titles of the section index: none unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section that a title of the section index leads to: that of the same index unless overridden.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}
