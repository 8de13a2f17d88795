import Testing
import UIKit

@testable import StaticTable

@MainActor
@Suite struct StaticTableAuditTests {
  @Test func theStaticCells() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let table = try #require(root.first(StaticTableViewController.self)?.tableView)
    #expect(await findings(in: table) == [])
    withExtendedLifetime(window) {}
  }
}
