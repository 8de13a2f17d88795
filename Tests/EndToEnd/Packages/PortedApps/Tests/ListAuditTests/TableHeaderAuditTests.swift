import Testing
import UIKit

@testable import TableHeader

@MainActor struct TableHeaderAuditTests {
  @Test func theTitles() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let table = try #require(root.first(ListTableViewController.self)?.tableView)
    #expect(table.numberOfRows(inSection: 0) == 50)
    #expect(await findings(in: table) == [])
    withExtendedLifetime(window) {}
  }
}
