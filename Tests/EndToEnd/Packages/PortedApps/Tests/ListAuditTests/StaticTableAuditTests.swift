import Testing
import UIKit

@testable import StaticTable

@MainActor struct StaticTableAuditTests {
  @Test func theStaticCells() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let table = try #require(root.first(StaticTableViewController.self)?.tableView)
    #expect(await findings(in: table) == [])
    withExtendedLifetime(window) {}
  }

  /// The texts are black or gray in Dark Mode, too. Their fonts follow the text size, because each row sets them.
  @Test func notEverybodyCanReadTheCellsInDarkMode() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    #expect(
      await accessibilityFindings(on: root) == [
        "UYLBasicStaticTableViewCell.titleText in row [0, 0] [contrast]",
        "UYLSubtitleStaticTableViewCell.subtitleText in row [1, 0] [contrast]",
        "UYLSubtitleStaticTableViewCell.titleText in row [1, 0] [contrast]",
      ]
    )
    withExtendedLifetime(window) {}
  }
}
