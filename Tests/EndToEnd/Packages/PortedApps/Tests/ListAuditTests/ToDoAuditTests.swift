import Testing
import UIKit

@testable import ToDo

@MainActor struct ToDoAuditTests {
  @Test func theItems() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let controller = try #require(root.first(ItemListViewController.self))
    let manager = try #require(controller.dataProvider.itemManager)
    manager.removeAll()
    manager.add(ToDoItem(title: "Walk", timeStamp: 0, location: Location(name: "Vienna")))
    manager.add(ToDoItem(title: "Read"))
    manager.add(ToDoItem(title: "Cook"))
    manager.checkItem(at: 2)
    controller.tableView.reloadData()
    #expect(controller.tableView.numberOfRows(inSection: 0) == 2)
    // configCell(with:isChecked:) sets the labels of items that have a date and a location, and clears them for none.
    let found = await findings(in: controller.tableView)
    #expect(found.count == 2)
    for label in ["dateLabel", "locationLabel"] {
      #expect(found.contains { $0.contains("ItemCell.\(label).text is stale") }, "\(found)")
    }
    withExtendedLifetime(window) {}
  }
}
