import Testing
import UIKit

@testable import AdaptivePopover

@MainActor struct AdaptivePopoverAuditTests {
  @Test func theItems() async throws {
    let storyboard = UIStoryboard(name: "Main", bundle: .module)
    let controller = storyboard.instantiateViewController(withIdentifier: "SimpleTableViewController")
    let window = show(controller)
    let table = try #require(controller.view as? UITableView)
    #expect(table.numberOfRows(inSection: 0) == 10)
    #expect(await findings(in: table) == [])
    withExtendedLifetime(window) {}
  }

  /// The titles are black in Dark Mode, too.
  @Test func nobodyCanReadTheItemsInDarkMode() async {
    let storyboard = UIStoryboard(name: "Main", bundle: .module)
    let controller = storyboard.instantiateViewController(withIdentifier: "SimpleTableViewController")
    #expect(
      await accessibilityFindings(on: controller) == ["UITableViewCell.textLabel in row [0, 0] [contrast]"]
    )
  }
}
