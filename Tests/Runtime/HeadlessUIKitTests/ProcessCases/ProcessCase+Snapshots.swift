import ReuseGenTestSupport

@testable import HeadlessUIKit

extension [ProcessCase] {
  /// Edits of a snapshot with section `a` of item 1 and 2 and section `b` of item 3.
  static let ofSnapshots: [ProcessCase] = [
    edit("a section twice", sectionTwice("c")) { $0.appendSections(["c", "c"]) },
    edit("a section twice, inserted", sectionTwice("c")) { $0.insertSections(["c", "d", "c"], beforeSection: "a") },
    edit("a section twice, deleted", sectionTwice("a")) { $0.deleteSections(["a", "a"]) },
    edit("a section twice, reloaded", sectionTwice("a")) { $0.reloadSections(["a", "a"]) },
    edit(
      "a section that exists",
      "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the "
        + "snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: b"
    ) { $0.appendSections(["c", "b"]) },
    edit(
      "sections that exist",
      "Diffable data source detected an attempt to insert or append 2 section identifiers that already exist in the "
        + "snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: "
        + "(\n    b,\n    a\n)"
    ) { $0.insertSections(["b", "c", "a"], afterSection: "a") },
    edit("a section before none", noSection) { $0.insertSections(["c"], beforeSection: "z") },
    edit("a section after none", noSection) { $0.insertSections(["c"], afterSection: "z") },
    edit("no section moved", noSection) { $0.moveSection("z", beforeSection: "a") },
    edit("a section moved to none", noSection) { $0.moveSection("a", beforeSection: "z") },
    edit("no section counted", noSection) { _ = $0.numberOfItems(inSection: "z") },
    edit("no section listed", noSection) { _ = $0.itemIdentifiers(inSection: "z") },
    edit("an item into no section", noSection) { $0.appendItems([7], toSection: "z") },
    edit(
      "a section moved to itself",
      "Invalid update: destination for section move is the same as the source [a]"
    ) { $0.moveSection("a", afterSection: "a") },
    edit("no section reloaded", "Attempted to reload section identifier that does not exist in the snapshot: z") {
      $0.reloadSections(["a", "z"])
    },
    edit(
      "an item without a section",
      "There are currently no sections in the data source. Please add a section first."
    ) {
      $0 = Snapshot()
      $0.appendItems([1])
    },
    edit("an item twice", itemTwice(7)) { $0.appendItems([7, 8, 7]) },
    edit("an item twice, inserted", itemTwice(7)) { $0.insertItems([7, 7], beforeItem: 1) },
    edit("an item twice, deleted", itemTwice(1)) { $0.deleteItems([1, 1]) },
    edit("an item twice, reloaded", itemTwice(1)) { $0.reloadItems([1, 1]) },
    edit("an item twice, configured again", itemTwice(1)) { $0.reconfigureItems([1, 3, 1]) },
    edit("an item before none", noItem) { $0.insertItems([7], beforeItem: 9) },
    edit("an item after none", noItem) { $0.insertItems([7], afterItem: 9) },
    edit("no item moved before another", noItem) { $0.moveItem(9, beforeItem: 1) },
    edit("no item moved after another", noItem) { $0.moveItem(9, afterItem: 1) },
    edit("an item moved to none", noItem) { $0.moveItem(1, afterItem: 9) },
    edit(
      "an item at itself",
      "Invalid update: destination for insertion operation [1] is in the insertion identifier list"
    ) { $0.insertItems([7, 1], afterItem: 1) },
    edit("an item moved to itself", "Invalid update: destination for item move is the same as the source [1]") {
      $0.moveItem(1, beforeItem: 1)
    },
    edit("no item reloaded", notThere("reload", 9)) { $0.reloadItems([1, 9]) },
    edit("no item configured again", notThere("reconfigure", 9)) { $0.reconfigureItems([9]) },
    edit("a deleted item reloaded", notThere("reload", 2)) {
      $0.reloadItems([2])
      $0.deleteItems([2])
      $0.reloadItems([2])
    },
    edit("an item of a deleted section reloaded", notThere("reload", 2)) {
      $0.reloadItems([2])
      $0.deleteSections(["a"])
      $0.reloadItems([2])
    },
    moves(
      "an appended item that exists",
      "1 item identifier that already exists in the snapshot. The existing item identifier",
      ". Item identifier that already exists: 1\n",
      to: [[2], [3, 8, 1]]
    ) { $0.appendItems([8, 1]) },
    moves("items that exist before another", severalExist, theyExist, to: [[3, 8, 1, 2], []]) {
      $0.insertItems([3, 8, 1], beforeItem: 2)
    },
    moves("items that exist after another", severalExist, theyExist, to: [[2, 3, 8, 1], []]) {
      $0.insertItems([3, 8, 1], afterItem: 2)
    },
    .stops("Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(", "1") {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      for _ in 0..<2 { snapshot.append([1]) }
    },
    .stops("Item identifier was not found: 7") {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.expand([7])
    },
  ]

  /// Updates of a list that its diffable data source doesn't make.
  static let ofDirectUpdates: [ProcessCase] = appliedByProviders + updatesOfTables + updatesOfCollections

  /// Reported from iOS 17: apply within apply.
  private static let appliedByProviders = SnapshotStage.Kind.allCases.map { kind -> ProcessCase in
    .stops(
      "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__APPLYING_SNAPSHOTS_REENTRANTLY",
      named: "a provider of a \(kind) that applies a snapshot"
    ) {
      let stage = SnapshotStage(kind)
      stage.begin([])
      stage.whenFilling = { _ in stage.apply(Snapshot(), nil) }
      stage.apply(NSDiffableDataSourceSnapshot([("a", [1])]), nil)
    }
  }

  private static let updatesOfTables: [ProcessCase] = [
    table("insertRows") { $0.insertRows(at: [[0, 0]], with: .automatic) },
    table("deleteRows") { $0.deleteRows(at: [[0, 0]], with: .automatic) },
    table("reloadRows") { $0.reloadRows(at: [[0, 0]], with: .automatic) },
    table("moveRow") { $0.moveRow(at: [0, 0], to: [0, 1]) },
    table("insertSections") { $0.insertSections([0], with: .automatic) },
    table("deleteSections") { $0.deleteSections([0], with: .automatic) },
    table("reloadSections") { $0.reloadSections([0], with: .automatic) },
    table("moveSection") { $0.moveSection(0, toSection: 1) },
    table("reloadRows in a batch") { table in
      table.performBatchUpdates { table.reloadRows(at: [[0, 0]], with: .none) }
    },
  ]

  private static let updatesOfCollections: [ProcessCase] = [
    collection("insertItems") { $0.insertItems(at: [[0, 0]]) },
    collection("deleteItems") { $0.deleteItems(at: [[0, 0]]) },
    collection("reloadItems") { $0.reloadItems(at: [[0, 0]]) },
    collection("moveItem") { $0.moveItem(at: [0, 0], to: [0, 1]) },
    collection("reloadSections of items") { $0.reloadSections([0]) },
    collection("moveSection of items") { $0.moveSection(0, toSection: 1) },
    collection("deleteItems in a batch") { view in view.performBatchUpdates { view.deleteItems(at: [[0, 0]]) } },
  ]

  private typealias Update<List> = @MainActor @Sendable (List) -> Void

  private static func table(_ name: String, _ update: @escaping Update<UITableView>) -> ProcessCase {
    direct(.table, name, update)
  }
  private static func collection(_ name: String, _ update: @escaping Update<UICollectionView>) -> ProcessCase {
    direct(.collection, name, update)
  }

  private static func direct<List: UIScrollView>(
    _ kind: SnapshotStage.Kind,
    _ name: String,
    _ update: @escaping Update<List>
  ) -> ProcessCase {
    .stops(
      "\(List.self) must be updated via the \(List.self)DiffableDataSource APIs when acting as the \(List.self)'s "
        + "dataSource: please do not call mutation APIs directly on \(List.self)",
      named: "\(name) by code"
    ) {
      let stage = SnapshotStage(kind)
      stage.apply(NSDiffableDataSourceSnapshot([("a", [1, 2]), ("b", [3])])) {}
      stage.view.layoutIfNeeded()
      if let list = stage.view as? List { update(list) }
    }
  }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Edit = @Sendable (inout Snapshot) -> Void

  private static func edit(_ name: String, _ text: String, _ edit: @escaping Edit) -> ProcessCase {
    .stops(text, named: name) {
      var snapshot = NSDiffableDataSourceSnapshot([("a", [1, 2]), ("b", [3])])
      edit(&snapshot)
    }
  }

  /// An edit that moves items, and the text of its warning around the advice.
  private static func moves(_ name: String, _ start: String, _ end: String, to items: [[Int]], _ edit: @escaping Edit)
    -> ProcessCase
  {
    .warns(
      "Warning: Diffable data source detected an attempt to insert or append \(start) will be moved into place instead, "
        + "but this operation will be more expensive. For best performance, inserted item identifiers should always be "
        + "unique\(end)",
      named: name
    ) {
      var snapshot = NSDiffableDataSourceSnapshot([("a", [1, 2]), ("b", [3])])
      edit(&snapshot)
      let found = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
      if found != items { fatalError("\(found)") }
    }
  }

  private static let severalExist =
    "2 item identifiers that already exist in the snapshot. The existing item identifiers"
  private static let theyExist = ". Item identifiers that already exist: (\n    3,\n    1\n)\n"
  private static let noSection = "Section identifier was not found: z"
  private static let noItem = "Item identifier was not found: 9"

  private static func sectionTwice(_ name: String) -> String {
    "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    \(name)\n)}"
  }
  private static func itemTwice(_ item: Int) -> String {
    "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(item)\n)}"
  }
  private static func notThere(_ verb: String, _ item: Int) -> String {
    "Attempted to \(verb) item identifier that does not exist in the snapshot: \(item)"
  }
}
