import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit
@testable import HeadlessListModel

/// Every edit of every small table, alone and in pairs, compared with arrays: the visible elements, their frames, the
/// cells that are kept, and the order of all calls.
@MainActor struct TableUpdateTests {
  struct Look: NamedCase {
    let name: String
    let style: UITableView.Style
    let height: CGFloat
    let offset: CGFloat
    let hasHeaders: Bool
    /// The estimated height of rows; `nil` to request all heights at once.
    let estimate: CGFloat?
    /// The same for headers and footers, whose views then size themselves.
    var outerEstimate: CGFloat?
  }

  nonisolated static let looks = [
    Look(name: "all in view", style: .plain, height: 400, offset: 0, hasHeaders: false, estimate: nil),
    Look(name: "plain, in part", style: .plain, height: 30, offset: 9, hasHeaders: true, estimate: nil),
    Look(name: "grouped, in part", style: .grouped, height: 30, offset: 9, hasHeaders: true, estimate: nil),
    Look(name: "plain, estimated too high", style: .plain, height: 30, offset: 9, hasHeaders: true, estimate: 16),
    Look(name: "grouped, estimated too low", style: .grouped, height: 30, offset: 9, hasHeaders: true, estimate: 6),
  ]

  /// Tables of up to four rows in all.
  nonisolated static let smallTables = TableEdit.tables.filter { $0.reduce(0, +) <= 4 }

  /// Tables of up to two rows and sections by default.
  @Test(.tags(.soak), arguments: SoakLength.cases(TableEdit.tables) { $0.reduce(0, +) <= 2 && $0.count <= 2 })
  func aTableShowsTheResultOfEverySingleEdit(counts: [Int]) {
    // The larger tables are compared completely with all their rows in view.
    let looks = counts.reduce(0, +) <= 4 ? Self.looks : [Self.looks[0]]
    for look in looks {
      for edit in TableEdit.all(of: counts) { check([edit], on: counts, look) }
    }
  }

  /// Tables of one row, and up to two sections, by default; the many pairs of edits of larger ones are for full runs.
  @Test(.tags(.soak), arguments: SoakLength.cases(smallTables) { $0.reduce(0, +) <= 1 && $0.count <= 2 })
  func aTableShowsTheResultOfEveryPairOfEdits(counts: [Int]) {
    let edits = TableEdit.all(of: counts)
    for (index, first) in edits.enumerated() {
      for second in edits[(index + 1)...] { check([first, second], on: counts, Self.looks[1]) }
    }
  }

  private func check(_ edits: [TableEdit], on counts: [Int], _ look: Look) {
    let model = TableModel(counts: counts)
    // BatchValidationTests covers the batches that UIKit rejects.
    let after = model.applying(edits).model.counts
    if BatchValidation(BatchUpdates(edits), before: counts, after: after, kind: .table).firstError() != nil { return }
    let stage = TableStage(model, look)
    if let mistake = stage.perform(edits) { Issue.record("\(edits) on \(counts): \(mistake)") }
  }

  /// Tables of up to four rows by default.
  @Test(.tags(.soak), arguments: looks)
  func everyTableShowsItsFirstRows(look: Look) {
    for counts in SoakLength.cases(TableEdit.tables, byDefault: { $0.reduce(0, +) <= 4 }) {
      if let mistake = TableStage(TableModel(counts: counts), look).firstError() {
        Issue.record("\(counts): \(mistake)")
      }
    }
  }
}
