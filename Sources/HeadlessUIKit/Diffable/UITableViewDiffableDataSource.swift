import ListGeometry

/// A table's data source that is told what to show by snapshots, and finds the updates between them.
@preconcurrency
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  /// Makes the cell of an item: dequeue one and fill it.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let cellProvider: CellProvider
  private let shown: AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// How changes are shown. Nothing is animated here.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// A data source for a table; it becomes the table's.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    shown = AppliedSnapshot(in: tableView)
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
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

  /// The item of a row; `nil` for a row that isn't there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: RowPosition(indexPath)) }

  /// The row of an item; `nil` for an item that isn't there.
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
  open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }

  /// The number of the section's items.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.itemCount(inSection: section)
  }

  /// The cell that the provider makes. Stops with UIKit's message when it makes none.
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
  /// No row, as in UIKit.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// No row, as in UIKit.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// The titles of the index at the table's edge: none unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section that a title of the index leads to: that of the same number unless overridden.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}
