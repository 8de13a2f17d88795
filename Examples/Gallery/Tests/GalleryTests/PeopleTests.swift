import Recycler
import Testing

@testable import Gallery

/// The README contains this test.
@MainActor
@Test func aLongListMakesAsManyCellsAsTheScreenHolds() throws {
  let people = PeopleViewController.instantiate()
  let table = try #require(people.tableView)
  table.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
  table.layoutIfNeeded()
  #expect(table.cellForRow(at: [0, 2]) is FavoriteCell)
  #expect(table.measureScrolling(by: 44).cellsMade < 20)
}
