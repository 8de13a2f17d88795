import Testing
import UIKit

@testable import CandySearch

@MainActor struct CandySearchAuditTests {
  @Test func theCandies() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let controller = try #require(root.first(MasterViewController.self))
    controller.searchController.isActive = false
    controller.tableView.reloadData()
    #expect(controller.tableView.numberOfRows(inSection: 0) == 9)
    #expect(await findings(in: controller.tableView) == [])
    withExtendedLifetime(window) {}
  }
}
