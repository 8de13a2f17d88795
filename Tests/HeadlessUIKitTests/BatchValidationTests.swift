import Testing

@testable import HeadlessUIKit

/// What UIKit says about updates that don't add up.
@Suite struct BatchValidationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let edits: [TableEdit]
    let before: [Int]
    let after: [Int]
    let message: String?
    var testDescription: String { "\(edits) \(before) -> \(after)" }
  }

  private static func row(_ section: Int, _ row: Int) -> RowPosition { RowPosition(section: section, row: row) }

  static let cases: [Case] = [
    Case(edits: [.insertRow(row(0, 0))], before: [3], after: [4], message: nil),
    Case(
      edits: [.insertRow(row(0, 0))],
      before: [3],
      after: [3],
      message:
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
        + "after the update (3) must be equal to the number of rows contained in that section before the update (3), "
        + "plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or "
        + "minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
    ),
    Case(
      edits: [.moveRow(row(0, 0), row(1, 0)), .deleteRow(row(0, 1))],
      before: [3, 1],
      after: [3, 2],
      message:
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
        + "after the update (3) must be equal to the number of rows contained in that section before the update (3), "
        + "plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or "
        + "minus the number of rows moved into or out of that section (0 moved in, 1 moved out)."
    ),
    Case(
      edits: [.deleteSection(0)],
      before: [1],
      after: [1],
      message:
        "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
        + "update (1) must be equal to the number of sections contained in the table view before the update (1), plus or "
        + "minus the number of sections inserted or deleted (0 inserted, 1 deleted)."
    ),
    Case(
      edits: [.deleteRow(row(0, 9))],
      before: [1],
      after: [0],
      message: "attempt to delete row 9 from section 0 which only contains 1 rows before the update"
    ),
    Case(
      edits: [.deleteRow(row(0, 0))],
      before: [],
      after: [],
      message: "attempt to delete row 0 from section 0, but there are only 0 sections before the update"
    ),
    Case(
      edits: [.insertRow(row(0, 100))],
      before: [20],
      after: [21],
      message: "attempt to insert row 100 into section 0, but there are only 21 rows in section 0 after the update"
    ),
    Case(
      edits: [.insertRow(row(2, 0))],
      before: [1],
      after: [1],
      message: "attempt to insert row 0 into section 2, but there are only 1 sections after the update"
    ),
    Case(
      edits: [.insertSection(3)],
      before: [1],
      after: [1, 1],
      message: "attempt to insert section 3 but there are only 2 sections after the update"
    ),
    Case(
      edits: [.deleteSection(4)],
      before: [1],
      after: [1],
      message: "attempt to delete section 4, but there are only 1 sections before the update"
    ),
    Case(
      edits: [.deleteRow(row(0, 0)), .moveRow(row(0, 0), row(0, 1))],
      before: [3],
      after: [2],
      message: "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})"
    ),
    Case(
      edits: [.insertRow(row(0, 1)), .moveRow(row(0, 0), row(0, 1))],
      before: [3],
      after: [4],
      message: "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})"
    ),
  ]

  @Test(arguments: cases)
  func message(_ test: Case) {
    var updates = BatchUpdates()
    for edit in test.edits {
      switch edit {
      case .insertRow(let row): updates.insertedRows.append(row)
      case .deleteRow(let row): updates.deletedRows.append(row)
      case .reloadRow(let row): updates.reloadedRows.append(row)
      case .moveRow(let from, let to): updates.movedRows.append(.init(from: from, to: to))
      case .insertSection(let section): updates.insertedSections.append(section)
      case .deleteSection(let section): updates.deletedSections.append(section)
      case .reloadSection(let section): updates.reloadedSections.append(section)
      case .moveSection(let from, let to): updates.movedSections.append(.init(from: from, to: to))
      }
    }
    let validation = BatchValidation(updates, before: test.before, after: test.after, words: .table)
    #expect(validation.mistake() == test.message)
  }

  @Test func aTableStopsWithTheMessage() async {
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
}
