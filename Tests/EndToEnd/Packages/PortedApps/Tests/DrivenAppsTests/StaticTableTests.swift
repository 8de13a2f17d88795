import HeadlessUIKitTesting
import Testing
import UIKit

@testable import StaticTable

/// CodeExamples, StaticTableDynamicType: static cells with private outlets, and overrides that call `super`.
@MainActor struct StaticTableTests {
  @Test func theStaticRowsScrollAndTakeSelections() throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let controller =
      root as? StaticTableViewController
      ?? root.children.compactMap { $0 as? StaticTableViewController }.first
    let table = try #require(controller?.tableView)
    let sections = table.numberOfSections
    #expect(sections > 0)
    var kinds: Set<String> = []
    for offset in stride(from: 0, through: max(0, table.contentSize.height - 300), by: 40) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      for cell in table.visibleCells { kinds.insert("\(type(of: cell))") }
    }
    #expect(kinds.contains("UYLBasicStaticTableViewCell"))
    #expect(kinds.contains("UYLSubtitleStaticTableViewCell"))
    let row = try #require(table.indexPathsForVisibleRows?.last)
    table.user.tapRow(at: row)
    #expect(table.indexPathForSelectedRow == row)
  }
}
