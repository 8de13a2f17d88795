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

  private final weak var table: UITableView?
  private let cellProvider: CellProvider
  private final var shown = SnapshotPlaces<SectionIdentifierType, ItemIdentifierType>()
  /// How changes are shown. Nothing is animated here.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// A data source for a table; it becomes the table's.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.snapshot }

  /// Shows a snapshot by the fewest updates; cells of items that stay, stay alive.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    if let table, !table.needsReload {
      let difference = SnapshotDifference(from: shown.snapshot, to: snapshot)
      table.perform(difference.updates) { self.shown = SnapshotPlaces(snapshot) }
      table.reconfigureRows(at: difference.reconfigured.map(\.indexPath))
    } else {
      checkUnique(snapshot)
      shown = SnapshotPlaces(snapshot)
    }
    completion?()
  }

  /// Shows a snapshot by loading everything anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    checkUnique(snapshot)
    shown = SnapshotPlaces(snapshot)
    table?.reloadData()
    completion?()
  }

  private func checkUnique(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    _ = SnapshotDifference(from: .init(), to: snapshot)
  }

  /// The item of a row; `nil` for a row that isn't there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: RowPosition(indexPath)) }

  /// The row of an item; `nil` for an item that isn't there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.place(of: itemIdentifier)?.indexPath
  }

  /// The identifier of a section; `nil` for a section that isn't there.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.snapshot.sections.indices.contains(index) ? shown.snapshot.sections[index].identifier : nil
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
    shown.snapshot.sections[section].items.count
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
