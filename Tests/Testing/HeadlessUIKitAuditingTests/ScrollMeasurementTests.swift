import HeadlessUIKit
import Testing

@MainActor struct ScrollMeasurementTests {
  @Test func cellsLayoutsAndSolvesAreCounted() {
    let fixture = ContractFixture([(0..<200).map { "note \($0)" }])
    let scrolling = fixture.table.measureScrolling(by: 18)
    #expect(scrolling.rows == 200)
    #expect(scrolling.cellsMade + scrolling.cellsReused == 200)
    #expect(scrolling.cellsMade < 20)
    // The constraints of a recycled cell aren't solved again if its text needs the same room.
    #expect(scrolling.solves > 0 && scrolling.solvesPerRow < 1)
    #expect(scrolling.layoutsPerRow > 1)
  }

  @Test func aListThatCreatesEachCellMakesAsManyAsItHasRows() {
    let fixture = ContractFixture([(0..<60).map { "note \($0)" }])
    fixture.make = { _, _ in NoteRow(style: .default, reuseIdentifier: nil) }
    #expect(fixture.table.measureScrolling().cellsMade >= 60)
    #expect(fixture.table.measureScrolling().cellsReused == 0)
  }

  @Test func aTableThatFitsIsNotScrolled() {
    let fixture = ContractFixture([["a", "b"]])
    let scrolling = fixture.table.measureScrolling()
    #expect(
      scrolling.description
        == "2 rows came into view: 2 cells were made, and 0 times one was reused; 0.0 layouts and 0.0 solves a row"
    )
  }
}
