import Testing

@testable import HeadlessListModel

@Suite struct SnapshotDifferenceTests {
  private func content(_ items: [Int]) -> SnapshotContent<String, Int> {
    SnapshotContent(sections: ["s"], items: items, counts: [items.count])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let old: [Int]
    let new: [Int]
    let deleted: [Int]
    let inserted: [Int]
    let moved: [[Int]]
    var testDescription: String { "\(old) -> \(new)" }
  }

  static let cases = [
    Case(old: [1, 2, 3], new: [1, 2, 3], deleted: [], inserted: [], moved: []),
    Case(old: [], new: [1, 2], deleted: [], inserted: [0, 1], moved: []),
    Case(old: [1, 2, 3], new: [1, 3], deleted: [1], inserted: [], moved: []),
    Case(old: [1, 2, 3, 4], new: [4, 1, 2, 3], deleted: [], inserted: [], moved: [[3, 0]]),
    Case(old: [1, 2, 3, 4], new: [2, 3, 4, 1], deleted: [], inserted: [], moved: [[0, 3]]),
    Case(old: [1, 2, 3], new: [3, 9, 2], deleted: [0], inserted: [1], moved: [[2, 0]]),
  ]

  @Test(arguments: cases)
  func theFewestRowsAreUpdated(_ test: Case) {
    let updates = SnapshotDifference(from: content(test.old), to: content(test.new)).updates
    #expect(updates.deletedRows.map(\.row) == test.deleted)
    #expect(updates.insertedRows.map(\.row) == test.inserted)
    // If two rows swap, either of them may move.
    #expect(updates.movedRows.count == test.moved.count)
    if test.old.count > 3 { #expect(updates.movedRows.map { [$0.from.row, $0.to.row] } == test.moved) }
  }
}
