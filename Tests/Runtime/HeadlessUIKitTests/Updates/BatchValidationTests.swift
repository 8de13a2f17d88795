import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit
@testable import HeadlessListModel

/// UIKit's exact messages about updates that don't match the data source's counts.
@Suite(.long) struct BatchValidationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let edits: [TableEdit]
    let before: [Int]
    let after: [Int]
    let message: String?

    /// A line with the edits, the counts of rows before and after, and the message. A position with a dot is a row's.
    init(_ line: Substring) {
      func numbers(_ text: some StringProtocol) -> [Int] { text.split { !$0.isNumber }.compactMap { Int($0) } }
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      testDescription = parts[..<3].joined(separator: "|")
      edits = parts[0].split(separator: ",").compactMap { edit in
        let words = edit.split(separator: " ")
        return words.first.map { TableEdit(String($0), words.dropFirst().map(numbers)) }
      }
      (before, after) = (numbers(parts[1]), numbers(parts[2]))
      let text = parts[3].dropFirst()
      message =
        switch text.prefix(while: { $0 != " " }) {
        case "": nil
        case "rows": rowCounts(numbers(text))
        case "sections": sectionCounts(numbers(text))
        default: String(text)
        }
    }
  }

  static let cases = """
    | 3 | 3 |
    | 3 | 4 | rows 0 3 4 0 0 0 0
    | 1 | 1 1 | sections 1 2 0 0
    insert 0.0 | 3 | 4 |
    insert 0.0 | 3 | 3 | rows 0 3 3 1 0 0 0
    delete 1.0 | 1 2 | 1 2 | rows 1 2 2 0 1 0 0
    reload 0.0 | 1 | 3 | rows 0 1 3 1 1 0 0
    reload 0.0, reload 0.0 | 1 | 1 |
    move 0.0 1.0 | 1 1 | 1 1 | rows 0 1 1 0 0 0 1
    move 0.0 1.0, delete 0.1 | 3 1 | 3 2 | rows 0 3 3 0 1 0 1
    move 1.0 0.0 | 1 1 | 1 0 | rows 0 1 1 0 0 1 0
    insert 0 | 3 | 2 4 | rows 1 3 4 0 0 0 0
    insert 0 | 3 | 3 | sections 1 1 1 0
    delete 0 | 1 | 1 | sections 1 1 0 1
    reload 0 | 1 | 5 |
    reload 0 | 1 | 5 1 | sections 1 2 1 1
    move 0 1 | 1 2 | 2 1 |
    move 0 1 | 1 2 | 1 2 | rows 0 2 1 0 0 0 0
    # Changes within a section that is deleted or inserted as a whole are not counted.
    delete 0, delete 0.0 | 2 |  |
    delete 0, reload 0.0 | 2 |  |
    reload 0, delete 0.0 | 2 | 2 |
    insert 0, insert 0.1 |  | 3 |
    # Two insertions at the same index move each other.
    insert 0.1, insert 0.1 | 1 | 3 |
    insert 0.2, insert 0.2 | 1 | 3 | attempt to insert row 3 into section 0, but there are only 3 rows in section 0 after the update
    insert 1, insert 1 | 1 2 | 1 0 0 2 |
    # The new index of a reloaded row is found without the moves.
    reload 1.0, move 1 0 | 3 3 | 3 3 | rows 0 3 3 0 1 0 0
    delete 0.5 | 3 | 2 | attempt to delete row 5 from section 0 which only contains 3 rows before the update
    delete 0.0 |  |  | attempt to delete row 0 from section 0, but there are only 0 sections before the update
    reload 0.3 | 3 | 3 | attempt to delete row 3 from section 0 which only contains 3 rows before the update
    reload 1.1 | 3 | 3 | attempt to delete row 1 from section 1, but there are only 1 sections before the update
    insert 0.100 | 20 | 21 | attempt to insert row 100 into section 0, but there are only 21 rows in section 0 after the update
    insert 2.0 | 1 | 1 | attempt to insert row 0 into section 2, but there are only 1 sections after the update
    insert 3 | 1 | 1 1 | attempt to insert section 3 but there are only 2 sections after the update
    delete 4 | 1 | 1 | attempt to delete section 4, but there are only 1 sections before the update
    reload 1 | 1 | 1 | attempt to delete section 1, but there are only 1 sections before the update
    move 2 0 | 1 1 | 1 1 | attempt to move section 2, but there are only 2 sections before the update
    move 0 2 | 1 1 | 1 1 | attempt to to move section 0 to section 2, but there are only 2 sections after the update
    move 2.0 0.0 | 1 1 0 | 2 1 0 | attempt to move index path ({length = 2, path = 2 - 0}) that does not exist - there are only 0 rows in section 2 before the update
    move 3.0 0.0 | 1 | 2 | attempt to move index path ({length = 2, path = 3 - 0}) from a section that does not exist - there are only 1 sections before the update
    move 0.0 0.2 | 2 | 2 | attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 0 - 2}) that does not exist - there are only 2 rows in section 0 after the update
    move 0.0 1.0 | 2 | 2 | attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 1 - 0}) in section that does not exist - there are only 1 sections after the update
    delete 0.1, reload 0.1 | 3 | 2 | attempt to delete and reload the same index path ({length = 2, path = 0 - 1})
    delete 1, reload 1 | 1 1 | 1 | attempt to delete and reload the same index path ({length = 2, path = 1 - 9223372036854775807})
    delete 0.0, move 0.0 0.1 | 3 | 2 | attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})
    reload 0.1, move 0.1 0.0 | 3 | 3 | attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})
    insert 0.1, move 0.0 0.1 | 3 | 4 | attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})
    # A reloaded row is inserted where it would be if nothing moved.
    reload 0.0, move 0.2 0.0 | 3 | 3 | attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})
    move 0.0 0.1, move 0.0 0.2 | 3 | 3 | attempt to move row at index path {length = 2, path = 0 - 0} to both {length = 2, path = 0 - 1} and {length = 2, path = 0 - 2}
    move 0.0 0.2, move 0.1 0.2 | 3 | 3 | attempt to move both row at index path {length = 2, path = 0 - 0} and {length = 2, path = 0 - 1} to {length = 2, path = 0 - 2}
    move 0.0 0.1, move 0.0 0.1 | 2 | 2 |
    delete 0, move 0 0 | 1 1 | 1 | attempt to perform a delete and a move from the same section (0)
    reload 0, move 0 1 | 1 1 | 1 1 | attempt to perform a delete and a move from the same section (0)
    insert 1, move 0 1 | 1 1 | 1 1 1 | attempt to perform an insert and a move to the same section (1)
    move 0 1, move 0 2 | 1 1 1 | 1 1 1 | attempt to move section 0 to both section 1 and section 2
    move 0 2, move 1 2 | 1 1 1 | 1 1 1 | attempt to move both section 0 and section 1 to section 2
    insert 2, move 0.0 2.0 | 1 1 | 0 1 1 | cannot move a row into a newly inserted section (2)
    delete 1, move 1.0 0.0 | 1 1 | 2 | cannot move a row from a deleted section (1)
    # UIKit has no message for this error: it deletes an adjacent row as well, and may crash later.
    delete 0.0, delete 0.0 | 3 | 1 | attempt to delete the same index path twice ({length = 2, path = 0 - 0})
    delete 0.0, delete 0.0 | 3 | 2 | rows 0 3 2 0 2 0 0
    """.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map { Case($0) }

  @Test(arguments: cases)
  func aTablesMessageIsUIKits(_ test: Case) {
    let updates = BatchUpdates(test.edits)
    let validation = BatchValidation(updates, before: test.before, after: test.after, kind: .table)
    #expect(validation.firstError() == test.message)
  }

  /// UIKit has the same messages for collection views, with different terms.
  @Test(arguments: cases)
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
}

/// The message about a section, and the counts: before, after, inserted, deleted, moved in and moved out.
private func rowCounts(_ counts: [Int]) -> String {
  "Invalid update: invalid number of rows in section \(counts[0]). The number of rows contained in an existing section "
    + "after the update (\(counts[2])) must be equal to the number of rows contained in that section before the update "
    + "(\(counts[1])), plus or minus the number of rows inserted or deleted from that section (\(counts[3]) inserted, "
    + "\(counts[4]) deleted) and plus or minus the number of rows moved into or out of that section (\(counts[5]) moved "
    + "in, \(counts[6]) moved out)."
}

private func sectionCounts(_ counts: [Int]) -> String {
  "Invalid update: invalid number of sections. The number of sections contained in the table view after the update "
    + "(\(counts[1])) must be equal to the number of sections contained in the table view before the update "
    + "(\(counts[0])), plus or minus the number of sections inserted or deleted (\(counts[2]) inserted, \(counts[3]) "
    + "deleted)."
}

extension TableEdit {
  /// - Parameter places: A section's index, or a section and a row, for each place.
  fileprivate init(_ verb: String, _ places: [[Int]]) {
    func row(_ place: Int) -> RowPosition { RowPosition(section: places[place][0], row: places[place][1]) }
    self =
      switch (verb, places[0].count) {
      case ("insert", 1): .insertSection(places[0][0])
      case ("insert", _): .insertRow(row(0))
      case ("delete", 1): .deleteSection(places[0][0])
      case ("delete", _): .deleteRow(row(0))
      case ("reload", 1): .reloadSection(places[0][0])
      case ("reload", _): .reloadRow(row(0))
      case ("move", 1): .moveSection(places[0][0], places[1][0])
      case ("move", _): .moveRow(row(0), row(1))
      default: preconditionFailure("there is no edit \(verb)")
      }
  }
}
