import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// Random snapshots, applied one after the other to a table and a collection view.
@MainActor struct DiffableRunTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  nonisolated private static let names = ["a", "b", "c", "d", "e"]
  private static let rowHeight: CGFloat = 20
  private static let height: CGFloat = 110

  @Test(.tags(.soak)) func aTableShowsEverySnapshot() { run(DiffableList.table, seed: 3) }

  @Test(.tags(.soak)) func aCollectionShowsEverySnapshot() { run(DiffableList.collection, seed: 4) }

  /// The snapshot of one step and its changes to items.
  private struct Step {
    var snapshot = Snapshot()
    /// The items to reconfigure, and those to reload.
    var refilled: Set<Int> = []
    var remade: Set<Int> = []
  }

  private func run(_ make: (DiffableVersions) -> DiffableList, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let versions = DiffableVersions()
    let list = make(versions)
    list.view.frame = CGRect(x: 0, y: 0, width: 100, height: Self.height)
    var old = Snapshot()
    list.apply(old)
    list.view.layoutIfNeeded()
    for number in 0..<SoakLength.count(250, full: 10_000) {
      let step = randomStep(after: old, &random)
      for item in step.refilled.union(step.remade) { versions.of[item] = number }
      let before = Dictionary(list.shown().map { ($0.text, $0.cell) }, uniquingKeysWith: { first, _ in first })
      let texts = Dictionary(uniqueKeysWithValues: old.itemIdentifiers.map { ($0, versions.shown[$0] ?? "") })
      list.apply(step.snapshot)
      if let mistake = mistake(list, versions, step, before, texts) {
        Issue.record("step \(number), \(describe(old)) to \(describe(step.snapshot)): \(mistake)")
        return
      }
      old = step.snapshot
      if number % 3 == 0 {
        list.view.contentOffset.y = CGFloat(Int.random(in: 0...8, using: &random)) * 15
        list.view.scroll(toY: min(list.view.contentOffset.y, limit(of: old)))
      }
    }
  }

  private func describe(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { "\($0)\(snapshot.itemIdentifiers(inSection: $0))" }.joined(separator: " ")
  }

  private func limit(of snapshot: Snapshot) -> CGFloat {
    max(0, CGFloat(snapshot.numberOfItems) * Self.rowHeight - Self.height)
  }

  private func randomStep(after old: Snapshot, _ random: inout SeededGenerator) -> Step {
    var step = Step()
    var rest = Array(0..<14).shuffled(using: &random)
    var sections = Self.names.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
    // Some steps change everything, some move a few items.
    if Bool.random(using: &random) {
      rest.sort()
      rest.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
      if rest.count > 2 { rest.swapAt(0, Int.random(in: 0..<rest.count, using: &random)) }
    } else {
      sections.shuffle(using: &random)
    }
    for name in sections {
      step.snapshot.appendSections([name])
      let count = Int.random(in: 0...min(5, rest.count), using: &random)
      step.snapshot.appendItems(Array(rest.prefix(count)))
      rest.removeFirst(count)
    }
    // Only items of the previous snapshot can be reloaded.
    let kept = old.itemIdentifiers.filter { step.snapshot.indexOfItem($0) != nil }
    if let item = kept.randomElement(using: &random), Int.random(in: 0..<3, using: &random) == 0 {
      step.snapshot.reloadItems([item])
      step.remade.insert(item)
    }
    if let item = kept.randomElement(using: &random), Int.random(in: 0..<3, using: &random) == 0 {
      step.snapshot.reconfigureItems([item])
      step.refilled.insert(item)
    }
    let keptSections = sections.filter { old.indexOfSection($0) != nil }
    if let name = keptSections.randomElement(using: &random), Int.random(in: 0..<5, using: &random) == 0 {
      step.snapshot.reloadSections([name])
      step.remade.formUnion(step.snapshot.itemIdentifiers(inSection: name))
      // Items that leave a reloaded section may be reloaded, too.
      step.remade.formUnion(old.itemIdentifiers(inSection: name))
    }
    return step
  }

  private func mistake(
    _ list: DiffableList,
    _ versions: DiffableVersions,
    _ step: Step,
    _ before: [String: UIView],
    _ texts: [Int: String]
  ) -> String? {
    let snapshot = step.snapshot
    let counts = snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
    if list.counts() != counts { return "sections of \(list.counts())" }
    let offset = list.view.contentOffset.y
    if offset < 0 || offset > limit(of: snapshot) { return "offset \(offset)" }
    let expected = snapshot.itemIdentifiers.enumerated().filter { index, _ in
      let y = CGFloat(index) * Self.rowHeight
      return y < offset + Self.height && y + Self.rowHeight > offset
    }
    let shown = list.shown()
    if shown.map(\.text) != expected.map({ versions.text(of: $0.element) }) {
      return "shows \(shown.map(\.text)) instead of \(expected.map { versions.text(of: $0.element) }) at \(offset)"
    }
    for ((index, item), (_, cell)) in zip(expected, shown) {
      if cell.frame.minY != CGFloat(index) * Self.rowHeight { return "\(item) at \(cell.frame)" }
      guard let known = texts[item], let old = before[known] else { continue }
      if !step.remade.contains(item), old !== cell { return "another cell for \(item)" }
    }
    let identities = Set(shown.map { ObjectIdentifier($0.cell) })
    if let fault = list.ledger.ledger.faults.first { return fault }
    if list.ledger.ledger.displayed != identities { return "the displayed views are not those in view" }
    let live = list.ledger.ledger.everDisplayed.count
    return live == shown.count + list.idle() ? nil : "\(live) cells live, \(shown.count) in view, \(list.idle()) pooled"
  }
}

/// The number of changes of each item, and the text that its cell was configured with last.
@MainActor final class DiffableVersions {
  var of: [Int: Int] = [:]
  var shown: [Int: String] = [:]

  func text(of item: Int) -> String { "\(item), version \(of[item] ?? 0)" }

  func filled(_ item: Int) -> String {
    shown[item] = text(of: item)
    return text(of: item)
  }
}

final class LedgerDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var ledger = DisplayLedger()

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    ledger.begin(cell)
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    ledger.end(cell)
  }
  func collectionView(_: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt _: IndexPath) {
    ledger.begin(cell)
  }
  func collectionView(_: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt _: IndexPath) {
    ledger.end(cell)
  }
}

/// A table or a collection view with its diffable data source.
@MainActor struct DiffableList {
  let view: UIScrollView
  let ledger: LedgerDelegate
  let apply: (DiffableRunTests.Snapshot) -> Void
  let shown: () -> [(text: String, cell: UIView)]
  let counts: () -> [Int]
  let idle: () -> Int

  static func table(_ versions: DiffableVersions) -> DiffableList {
    let table = UITableView(frame: .zero)
    let delegate = LedgerDelegate()
    table.rowHeight = 20
    table.delegate = delegate
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = versions.filled(item)
      return cell
    }
    return DiffableList(
      view: table,
      ledger: delegate,
      apply: { source.apply($0) },
      shown: { table.visibleCells.map { ($0.textLabel?.text ?? "", $0) } },
      counts: { (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } },
      idle: { table.idleViewCount }
    )
  }

  static func collection(_ versions: DiffableVersions) -> DiffableList {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let delegate = LedgerDelegate()
    collection.delegate = delegate
    collection.register(TextItemCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? TextItemCell)?.text = versions.filled(item)
      return cell
    }
    return DiffableList(
      view: collection,
      ledger: delegate,
      apply: { source.apply($0) },
      shown: { collection.visibleCells.map { (($0 as? TextItemCell)?.text ?? "", $0) } },
      counts: { (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) } },
      idle: { collection.idleViewCount }
    )
  }
}
