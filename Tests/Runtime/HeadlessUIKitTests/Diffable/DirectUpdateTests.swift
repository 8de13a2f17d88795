import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// Updates of a list that its diffable data source doesn't make. They stop the program, each in a process of its own.
@Suite struct DirectUpdateTests {
  enum Update: String, CaseIterable, Codable, Sendable {
    case insertRows, deleteRows, reloadRows, moveRow, insertSections, deleteSections, reloadSections, moveSection
    case reloadRowsInBatch
    case insertItems, deleteItems, reloadItems, moveItem, reloadItemSections, moveItemSection, deleteItemsInBatch

    var isOfTable: Bool { Self.allCases.firstIndex(of: self) ?? 0 < Self.allCases.firstIndex(of: .insertItems) ?? 0 }

    @MainActor
    func perform(in table: UITableView) {
      switch self {
      case .insertRows: table.insertRows(at: [[0, 0]], with: .automatic)
      case .deleteRows: table.deleteRows(at: [[0, 0]], with: .automatic)
      case .reloadRows: table.reloadRows(at: [[0, 0]], with: .automatic)
      case .moveRow: table.moveRow(at: [0, 0], to: [0, 1])
      case .insertSections: table.insertSections([0], with: .automatic)
      case .deleteSections: table.deleteSections([0], with: .automatic)
      case .reloadSections: table.reloadSections([0], with: .automatic)
      case .moveSection: table.moveSection(0, toSection: 1)
      case .reloadRowsInBatch: table.performBatchUpdates { table.reloadRows(at: [[0, 0]], with: .none) }
      default: break
      }
    }

    @MainActor
    func perform(in collection: UICollectionView) {
      switch self {
      case .insertItems: collection.insertItems(at: [[0, 0]])
      case .deleteItems: collection.deleteItems(at: [[0, 0]])
      case .reloadItems: collection.reloadItems(at: [[0, 0]])
      case .moveItem: collection.moveItem(at: [0, 0], to: [0, 1])
      case .reloadItemSections: collection.reloadSections([0])
      case .moveItemSection: collection.moveSection(0, toSection: 1)
      case .deleteItemsInBatch: collection.performBatchUpdates { collection.deleteItems(at: [[0, 0]]) }
      default: break
      }
    }
  }

  @Test(.tags(.process), .promptExit, arguments: Update.allCases)
  func aDirectUpdateStopsWithUIKitsMessage(update: Update) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [update] in
      await MainActor.run {
        let stage = SnapshotStage(update.isOfTable ? .table : .collection)
        stage.apply(DirectUpdateTests.snapshot) {}
        stage.view.layoutIfNeeded()
        if let table = stage.view as? UITableView { update.perform(in: table) }
        if let collection = stage.view as? UICollectionView { update.perform(in: collection) }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let view = update.isOfTable ? "UITableView" : "UICollectionView"
    #expect(
      text.contains(
        "\(view) must be updated via the \(view)DiffableDataSource APIs when acting as the \(view)'s dataSource: please do "
          + "not call mutation APIs directly on \(view)"
      ),
      "\(text)"
    )
  }

  private static var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
    NSDiffableDataSourceSnapshot([("a", [1, 2]), ("b", [3])])
  }

  /// A list may reload, measure and configure its cells: this changes no counts.
  @MainActor
  @Test(arguments: SnapshotStage.Kind.allCases)
  func aListMayBeReloadedAndMeasuredAgain(_ kind: SnapshotStage.Kind) {
    let stage = SnapshotStage(kind)
    stage.apply(Self.snapshot) {}
    stage.view.layoutIfNeeded()
    if let table = stage.view as? UITableView {
      table.beginUpdates()
      table.endUpdates()
      table.performBatchUpdates(nil)
      table.reconfigureRows(at: [[0, 1]])
      table.reloadData()
    }
    if let collection = stage.view as? UICollectionView {
      collection.performBatchUpdates(nil)
      collection.reconfigureItems(at: [[0, 1]])
      collection.reloadData()
    }
    stage.view.layoutIfNeeded()
    #expect(stage.cells().count == 3)
  }
}
