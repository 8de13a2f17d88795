import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit
@testable import ListModel

/// UIKit's exact messages about updates that don't match the data source's counts.
@Suite(.long) struct BatchValidationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let edits: [TableEdit]
    let before: [Int]
    let after: [Int]
    let message: String?
    var testDescription: String { "\(edits) \(before) -> \(after)" }

    init(_ edits: TableEdit..., before: [Int], after: [Int], message: String?) {
      self.edits = edits
      self.before = before
      self.after = after
      self.message = message
    }
  }

  private static func row(_ section: Int, _ row: Int) -> RowPosition { RowPosition(section: section, row: row) }

  private static func rowCounts(
    _ section: Int,
    _ before: Int,
    _ after: Int,
    _ inserted: Int,
    _ deleted: Int,
    _ into: Int,
    _ out: Int
  ) -> String {
    "Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing section "
      + "after the update (\(after)) must be equal to the number of rows contained in that section before the update "
      + "(\(before)), plus or minus the number of rows inserted or deleted from that section (\(inserted) inserted, "
      + "\(deleted) deleted) and plus or minus the number of rows moved into or out of that section (\(into) moved in, "
      + "\(out) moved out)."
  }

  private static func sectionCounts(_ before: Int, _ after: Int, _ inserted: Int, _ deleted: Int) -> String {
    "Invalid update: invalid number of sections. The number of sections contained in the table view after the update "
      + "(\(after)) must be equal to the number of sections contained in the table view before the update (\(before)), "
      + "plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  static let counts: [Case] = [
    Case(before: [3], after: [3], message: nil),
    Case(before: [3], after: [4], message: rowCounts(0, 3, 4, 0, 0, 0, 0)),
    Case(before: [1], after: [1, 1], message: sectionCounts(1, 2, 0, 0)),
    Case(.insertRow(row(0, 0)), before: [3], after: [4], message: nil),
    Case(.insertRow(row(0, 0)), before: [3], after: [3], message: rowCounts(0, 3, 3, 1, 0, 0, 0)),
    Case(.deleteRow(row(1, 0)), before: [1, 2], after: [1, 2], message: rowCounts(1, 2, 2, 0, 1, 0, 0)),
    Case(.reloadRow(row(0, 0)), before: [1], after: [3], message: rowCounts(0, 1, 3, 1, 1, 0, 0)),
    Case(.reloadRow(row(0, 0)), .reloadRow(row(0, 0)), before: [1], after: [1], message: nil),
    Case(.moveRow(row(0, 0), row(1, 0)), before: [1, 1], after: [1, 1], message: rowCounts(0, 1, 1, 0, 0, 0, 1)),
    Case(
      .moveRow(row(0, 0), row(1, 0)),
      .deleteRow(row(0, 1)),
      before: [3, 1],
      after: [3, 2],
      message: rowCounts(0, 3, 3, 0, 1, 0, 1)
    ),
    Case(.moveRow(row(1, 0), row(0, 0)), before: [1, 1], after: [1, 0], message: rowCounts(0, 1, 1, 0, 0, 1, 0)),
    Case(.insertSection(0), before: [3], after: [2, 4], message: rowCounts(1, 3, 4, 0, 0, 0, 0)),
    Case(.insertSection(0), before: [3], after: [3], message: sectionCounts(1, 1, 1, 0)),
    Case(.deleteSection(0), before: [1], after: [1], message: sectionCounts(1, 1, 0, 1)),
    Case(.reloadSection(0), before: [1], after: [5], message: nil),
    Case(.reloadSection(0), before: [1], after: [5, 1], message: sectionCounts(1, 2, 1, 1)),
    Case(.moveSection(0, 1), before: [1, 2], after: [2, 1], message: nil),
    Case(.moveSection(0, 1), before: [1, 2], after: [1, 2], message: rowCounts(0, 2, 1, 0, 0, 0, 0)),
    // Changes within a section that is deleted or inserted as a whole are not counted.
    Case(.deleteSection(0), .deleteRow(row(0, 0)), before: [2], after: [], message: nil),
    Case(.deleteSection(0), .reloadRow(row(0, 0)), before: [2], after: [], message: nil),
    Case(.reloadSection(0), .deleteRow(row(0, 0)), before: [2], after: [2], message: nil),
    Case(.insertSection(0), .insertRow(row(0, 1)), before: [], after: [3], message: nil),
    // Two insertions at the same index move each other.
    Case(.insertRow(row(0, 1)), .insertRow(row(0, 1)), before: [1], after: [3], message: nil),
    Case(
      .insertRow(row(0, 2)),
      .insertRow(row(0, 2)),
      before: [1],
      after: [3],
      message: "attempt to insert row 3 into section 0, but there are only 3 rows in section 0 after the update"
    ),
    Case(.insertSection(1), .insertSection(1), before: [1, 2], after: [1, 0, 0, 2], message: nil),
    // The new index of a reloaded row is found without the moves.
    Case(
      .reloadRow(row(1, 0)),
      .moveSection(1, 0),
      before: [3, 3],
      after: [3, 3],
      message: rowCounts(0, 3, 3, 0, 1, 0, 0)
    ),
  ]

  static let places: [Case] = [
    Case(
      .deleteRow(row(0, 5)),
      before: [3],
      after: [2],
      message: "attempt to delete row 5 from section 0 which only contains 3 rows before the update"
    ),
    Case(
      .deleteRow(row(0, 0)),
      before: [],
      after: [],
      message: "attempt to delete row 0 from section 0, but there are only 0 sections before the update"
    ),
    Case(
      .reloadRow(row(0, 3)),
      before: [3],
      after: [3],
      message: "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
    ),
    Case(
      .reloadRow(row(1, 1)),
      before: [3],
      after: [3],
      message: "attempt to delete row 1 from section 1, but there are only 1 sections before the update"
    ),
    Case(
      .insertRow(row(0, 100)),
      before: [20],
      after: [21],
      message: "attempt to insert row 100 into section 0, but there are only 21 rows in section 0 after the update"
    ),
    Case(
      .insertRow(row(2, 0)),
      before: [1],
      after: [1],
      message: "attempt to insert row 0 into section 2, but there are only 1 sections after the update"
    ),
    Case(
      .insertSection(3),
      before: [1],
      after: [1, 1],
      message: "attempt to insert section 3 but there are only 2 sections after the update"
    ),
    Case(
      .deleteSection(4),
      before: [1],
      after: [1],
      message: "attempt to delete section 4, but there are only 1 sections before the update"
    ),
    Case(
      .reloadSection(1),
      before: [1],
      after: [1],
      message: "attempt to delete section 1, but there are only 1 sections before the update"
    ),
    Case(
      .moveSection(2, 0),
      before: [1, 1],
      after: [1, 1],
      message: "attempt to move section 2, but there are only 2 sections before the update"
    ),
    Case(
      .moveSection(0, 2),
      before: [1, 1],
      after: [1, 1],
      message: "attempt to to move section 0 to section 2, but there are only 2 sections after the update"
    ),
    Case(
      .moveRow(row(2, 0), row(0, 0)),
      before: [1, 1, 0],
      after: [2, 1, 0],
      message: "attempt to move index path ({length = 2, path = 2 - 0}) that does not exist - there are only 0 rows in "
        + "section 2 before the update"
    ),
    Case(
      .moveRow(row(3, 0), row(0, 0)),
      before: [1],
      after: [2],
      message: "attempt to move index path ({length = 2, path = 3 - 0}) from a section that does not exist - there are "
        + "only 1 sections before the update"
    ),
    Case(
      .moveRow(row(0, 0), row(0, 2)),
      before: [2],
      after: [2],
      message:
        "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 0 - 2}) that "
        + "does not exist - there are only 2 rows in section 0 after the update"
    ),
    Case(
      .moveRow(row(0, 0), row(1, 0)),
      before: [2],
      after: [2],
      message: "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 1 - 0}) in "
        + "section that does not exist - there are only 1 sections after the update"
    ),
  ]

  static let collisions: [Case] = [
    Case(
      .deleteRow(row(0, 1)),
      .reloadRow(row(0, 1)),
      before: [3],
      after: [2],
      message: "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"
    ),
    Case(
      .deleteSection(1),
      .reloadSection(1),
      before: [1, 1],
      after: [1],
      message: "attempt to delete and reload the same index path ({length = 2, path = 1 - 9223372036854775807})"
    ),
    Case(
      .deleteRow(row(0, 0)),
      .moveRow(row(0, 0), row(0, 1)),
      before: [3],
      after: [2],
      message: "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})"
    ),
    Case(
      .reloadRow(row(0, 1)),
      .moveRow(row(0, 1), row(0, 0)),
      before: [3],
      after: [3],
      message: "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})"
    ),
    Case(
      .insertRow(row(0, 1)),
      .moveRow(row(0, 0), row(0, 1)),
      before: [3],
      after: [4],
      message: "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})"
    ),
    // A reloaded row is inserted where it would be if nothing moved.
    Case(
      .reloadRow(row(0, 0)),
      .moveRow(row(0, 2), row(0, 0)),
      before: [3],
      after: [3],
      message: "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})"
    ),
    Case(
      .moveRow(row(0, 0), row(0, 1)),
      .moveRow(row(0, 0), row(0, 2)),
      before: [3],
      after: [3],
      message: "attempt to move row at index path {length = 2, path = 0 - 0} to both {length = 2, path = 0 - 1} and "
        + "{length = 2, path = 0 - 2}"
    ),
    Case(
      .moveRow(row(0, 0), row(0, 2)),
      .moveRow(row(0, 1), row(0, 2)),
      before: [3],
      after: [3],
      message: "attempt to move both row at index path {length = 2, path = 0 - 0} and {length = 2, path = 0 - 1} to "
        + "{length = 2, path = 0 - 2}"
    ),
    Case(.moveRow(row(0, 0), row(0, 1)), .moveRow(row(0, 0), row(0, 1)), before: [2], after: [2], message: nil),
    Case(
      .deleteSection(0),
      .moveSection(0, 0),
      before: [1, 1],
      after: [1],
      message: "attempt to perform a delete and a move from the same section (0)"
    ),
    Case(
      .reloadSection(0),
      .moveSection(0, 1),
      before: [1, 1],
      after: [1, 1],
      message: "attempt to perform a delete and a move from the same section (0)"
    ),
    Case(
      .insertSection(1),
      .moveSection(0, 1),
      before: [1, 1],
      after: [1, 1, 1],
      message: "attempt to perform an insert and a move to the same section (1)"
    ),
    Case(
      .moveSection(0, 1),
      .moveSection(0, 2),
      before: [1, 1, 1],
      after: [1, 1, 1],
      message: "attempt to move section 0 to both section 1 and section 2"
    ),
    Case(
      .moveSection(0, 2),
      .moveSection(1, 2),
      before: [1, 1, 1],
      after: [1, 1, 1],
      message: "attempt to move both section 0 and section 1 to section 2"
    ),
    Case(
      .insertSection(2),
      .moveRow(row(0, 0), row(2, 0)),
      before: [1, 1],
      after: [0, 1, 1],
      message: "cannot move a row into a newly inserted section (2)"
    ),
    Case(
      .deleteSection(1),
      .moveRow(row(1, 0), row(0, 0)),
      before: [1, 1],
      after: [2],
      message: "cannot move a row from a deleted section (1)"
    ),
    // UIKit has no message for this error: it deletes an adjacent row as well, and may crash later.
    Case(
      .deleteRow(row(0, 0)),
      .deleteRow(row(0, 0)),
      before: [3],
      after: [1],
      message: "attempt to delete the same index path twice ({length = 2, path = 0 - 0})"
    ),
    Case(
      .deleteRow(row(0, 0)),
      .deleteRow(row(0, 0)),
      before: [3],
      after: [2],
      message: rowCounts(0, 3, 2, 0, 2, 0, 0)
    ),
  ]

  @Test(arguments: counts + places + collisions)
  func aTablesMessageIsUIKits(_ test: Case) {
    let updates = BatchUpdates(test.edits)
    let validation = BatchValidation(updates, before: test.before, after: test.after, kind: .table)
    #expect(validation.firstError() == test.message)
  }

  /// UIKit has the same messages for collection views, with different terms.
  @Test(arguments: counts + places + collisions)
  func aCollectionsMessageIsUIKits(_ test: Case) {
    let updates = BatchUpdates(test.edits)
    let validation = BatchValidation(updates, before: test.before, after: test.after, kind: .collection)
    let words = [("a row", "an item"), ("rows", "items"), ("row", "item"), ("table view", "collection view")]
    let message = test.message.map { words.reduce($0) { $0.replacingOccurrences(of: $1.0, with: $1.1) } }
    #expect(validation.firstError() == message)
  }

  /// Every edit and every pair of edits of every small table, including invalid ones. By default, of tables of up to
  /// three rows, and one in seven of the pairs of edits of tables of up to two.
  @Test(.tags(.soak), arguments: SoakLength.cases(TableEdit.tables) { $0.reduce(0, +) <= 3 })
  func everySmallBatchIsValidIfItsCountsMatch(counts: [Int]) {
    let model = TableModel(counts: counts)
    let edits = TableEdit.all(of: counts)
    var batches = edits.map { [$0] }
    if counts.reduce(0, +) <= SoakLength.count(2, full: 4) {
      let pairs = edits.indices.flatMap { first in edits[(first + 1)...].map { [edits[first], $0] } }
      batches += SoakLength.cases(pairs, byDefaultEvery: 7)
    }
    for batch in batches {
      let after = model.applying(batch).model.counts
      let found = BatchValidation(BatchUpdates(batch), before: counts, after: after, kind: .table).firstError()
      let expected = model.refusal(of: batch)
      if found != expected {
        Issue.record("\(batch) on \(counts): \(found ?? "valid") instead of \(expected ?? "valid")")
      }
    }
  }

  @Test(.tags(.process), .promptExit) func aTableStopsWithTheMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = TableFixture([["a"]])
        fixture.table.layoutIfNeeded()
        fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid update: invalid number of rows in section 0."))
  }

  @Test(.tags(.process), .promptExit) func aCollectionStopsWithTheMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([["a"]])
        fixture.collection.layoutIfNeeded()
        fixture.collection.deleteItems(at: [IndexPath(item: 5, section: 0)])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("attempt to delete item 5 from section 0 which only contains 1 items before the update"))
  }
}
