import Testing
import UIKit

@testable import DynamicContainer

@MainActor struct DynamicContainerAuditTests {
  @Test func theBooks() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let table = try #require(root.first(BookListTableViewController.self)?.tableView)
    #expect(table.numberOfRows(inSection: 0) == 5)
    #expect(await findings(in: table) == [])
    withExtendedLifetime(window) {}
  }
}
