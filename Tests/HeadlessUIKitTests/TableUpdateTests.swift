import Testing

@testable import HeadlessUIKit

/// Every edit of every small table, alone and in pairs, against arrays.
@MainActor
@Suite struct TableUpdateTests {
  /// All tables of up to three sections and four rows.
  nonisolated static let tables: [[Int]] = {
    var tables: [[Int]] = [[]]
    for count in 1...3 {
      var all: [[Int]] = [[]]
      for _ in 0..<count { all = all.flatMap { counts in (0...4).map { counts + [$0] } } }
      tables += all.filter { $0.reduce(0, +) <= 4 }
    }
    return tables
  }()

  @Test(arguments: tables)
  func everySingleEdit(counts: [Int]) {
    for edit in TableEdit.all(of: counts) { check([edit], on: counts, height: 400, offset: 0) }
  }

  @Test(arguments: tables)
  func everyPairOfEdits(counts: [Int]) {
    let edits = TableEdit.all(of: counts)
    for (index, first) in edits.enumerated() {
      for second in edits[(index + 1)...] { check([first, second], on: counts, height: 400, offset: 0) }
    }
  }

  @Test(arguments: tables)
  func everySingleEditInAPartOfTheTable(counts: [Int]) {
    for edit in TableEdit.all(of: counts) { check([edit], on: counts, height: 20, offset: 9) }
  }

  private func check(_ edits: [TableEdit], on counts: [Int], height: CGFloat, offset: CGFloat) {
    let model = TableModel(counts: counts)
    guard let (after, fresh) = model.applying(edits), !TableModel.isMixed(edits, in: after) else { return }
    let fixture = TableFixture(model.sections.map(\.rows), height: height, rowHeight: UITableView.automaticDimension)
    fixture.table.estimatedRowHeight = 0
    fixture.heights = { TableModel.height(of: fixture.sections[$0.section][$0.row]) }
    fixture.table.layoutIfNeeded()
    fixture.table.contentOffset.y = offset
    let before = cells(of: fixture)
    _ = fixture.takeLog()
    fixture.sections = after.sections.map(\.rows)
    fixture.table.perform(edits)
    let what = "\(edits) on \(counts)"
    let now = cells(of: fixture)
    #expect(fixture.shown == expectedRows(of: after, in: fixture.table.bounds), "\(what)")
    for (name, cell) in now where before[name] != nil {
      #expect((before[name] === cell) == !fresh.contains(name), "\(what): the cell of \(name)")
    }
    var y = 0.0
    for (section, content) in after.sections.enumerated() {
      for (row, name) in content.rows.enumerated() {
        let rect = fixture.table.rectForRow(at: IndexPath(row: row, section: section))
        let height = TableModel.height(of: name)
        #expect(rect == CGRect(x: 0, y: y, width: 100, height: Double(height)), "\(what): \(name)")
        if let cell = now[name] { #expect(cell.frame == rect, "\(what): \(name)") }
        y += Double(height)
      }
    }
    #expect(fixture.table.contentSize.height == CGFloat(y), "\(what)")
    // Every row that came was shown once, every one that went was taken away once.
    let log = fixture.takeLog()
    let came = now.keys.filter { before[$0] !== now[$0] }.count
    #expect(log.filter { $0.hasPrefix("willDisplay") }.count == came, "\(what): \(log)")
    let went = before.keys.filter { before[$0] !== now[$0] }.count
    #expect(log.filter { $0.hasPrefix("didEndDisplaying") }.count == went, "\(what): \(log)")
  }

  private func cells(of fixture: TableFixture) -> [String: UITableViewCell] {
    Dictionary(fixture.table.visibleCells.map { ($0.textLabel?.text ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  private func expectedRows(of model: TableModel, in bounds: CGRect) -> [String] {
    var y = 0.0
    return model.sections.flatMap(\.rows).filter { name in
      let start = y
      y += Double(TableModel.height(of: name))
      return start < bounds.maxY && y > bounds.minY
    }
  }

  @Test(arguments: [1, 2, 3])
  func longRandomRuns(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let fixture = TableFixture(
      [TableFixture.rows(30), TableFixture.rows(5)],
      rowHeight: UITableView.automaticDimension
    )
    fixture.table.estimatedRowHeight = 15
    fixture.heights = { TableModel.height(of: fixture.sections[$0.section][$0.row]) }
    var names = 100
    var everMade: Set<ObjectIdentifier> = []
    for step in 0..<4_000 {
      let section = Int.random(in: 0..<fixture.sections.count, using: &random)
      let count = fixture.sections[section].count
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let row = Int.random(in: 0...count, using: &random)
        names += 1
        fixture.sections[section].insert("n\(names)", at: row)
        fixture.table.insertRows(at: [IndexPath(row: row, section: section)], with: .none)
      case 1 where count > 3:
        let row = Int.random(in: 0..<count, using: &random)
        fixture.sections[section].remove(at: row)
        fixture.table.deleteRows(at: [IndexPath(row: row, section: section)], with: .none)
      case 2 where count > 1:
        let (from, to) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
        let moved = fixture.sections[section].remove(at: from)
        fixture.sections[section].insert(moved, at: to)
        fixture.table.moveRow(at: IndexPath(row: from, section: section), to: IndexPath(row: to, section: section))
      default:
        let limit = max(0, Double(fixture.table.contentSize.height) - 100)
        fixture.table.contentOffset.y = Double.random(in: 0...max(1, limit), using: &random)
      }
      let cells = fixture.table.visibleCells
      everMade.formUnion(cells.map(ObjectIdentifier.init))
      let what = "seed \(seed), step \(step)"
      #expect(Set(cells.map(ObjectIdentifier.init)).count == cells.count, "\(what): a cell shown twice")
      #expect(cells.allSatisfy { $0.superview === fixture.table }, "\(what): a cell without superview")
      #expect(everMade.count == cells.count + fixture.table.idleViewCount, "\(what): a cell lost")
      let paths = fixture.table.indexPathsForVisibleRows ?? []
      #expect(fixture.shown == paths.map { fixture.sections[$0.section][$0.row] }, "\(what)")
      var end = fixture.table.contentOffset.y
      for cell in cells {
        #expect(cell.frame.minY <= end, "\(what): a gap above \(cell.textLabel?.text ?? "")")
        end = cell.frame.maxY
      }
      let bottom = min(fixture.table.bounds.maxY, fixture.table.contentSize.height)
      #expect(end >= bottom, "\(what): a gap at the end")
    }
  }
}
