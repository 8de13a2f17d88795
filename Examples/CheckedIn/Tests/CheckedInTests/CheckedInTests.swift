import Testing
import UIKit

@testable import CheckedIn

@MainActor
@Test func theFirstPersonIsShown() throws {
  let people = PeopleViewController(style: .plain)
  people.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
  people.tableView.layoutIfNeeded()
  let cell = try #require(people.tableView.cellForRow(at: [0, 0]) as? PersonCell)
  #expect(cell.nameLabel.text == "Person 1")
}
