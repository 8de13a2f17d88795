import Testing
import UIKit

@testable import WeatherDemo

@MainActor
@Suite struct WeatherDemoAuditTests {
  @Test func theLocations() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    root.performSegue(withIdentifier: "showLocations", sender: nil)
    let shown = try #require(root.presentedViewController?.first(LocationTableViewController.self))
    window.layoutIfNeeded()
    #expect(shown.tableView.numberOfRows(inSection: 0) == 10)
    #expect(await findings(in: shown.tableView) == [])
  }
}
