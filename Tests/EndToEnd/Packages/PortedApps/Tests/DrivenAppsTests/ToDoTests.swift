import HeadlessUIKitTesting
import Testing
import UIKit

@testable import ToDo

/// Swift-30-Projects, 04: a data source that the storyboard holds, a form, rows that a swipe moves between sections.
@MainActor struct ToDoTests {
  private struct App {
    let window: UIWindow
    let controller: ItemListViewController
    var table: UITableView { controller.tableView }

    func titles(_ section: Int) -> [String?] {
      window.layoutIfNeeded()
      return (0..<table.numberOfRows(inSection: section)).map { row in
        (table.cellForRow(at: IndexPath(row: row, section: section)) as? ItemCell)?.titleLabel.text
      }
    }

    func location(_ section: Int, _ row: Int) -> String? {
      (table.cellForRow(at: IndexPath(row: row, section: section)) as? ItemCell)?.locationLabel.text
    }
  }

  private func launch() throws -> App {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let controller = try #require(root.children.first as? ItemListViewController)
    controller.dataProvider.itemManager?.removeAll()
    return App(window: window, controller: controller)
  }

  /// Fills in the form, as a person does.
  private func add(_ title: String, at address: String? = nil, to app: App) async throws {
    try #require(app.controller.navigationItem.rightBarButtonItem).user.tap()
    let form = try #require(app.controller.presentedViewController as? InputViewController)
    app.window.layoutIfNeeded()
    form.titleTextField.user.insertText(title)
    if let address { form.locationTextField.user.insertText(address) }
    form.saveButton.user.tap()
    // An address is looked up, and the item is added later.
    while app.controller.presentedViewController != nil { await Task.yield() }
    app.table.reloadData()
  }

  @Test func aSwipeMovesARowBetweenTheSections() async throws {
    let app = try launch()
    for number in 1...3 { try await add("Item \(number)", to: app) }
    #expect(app.titles(0) == ["Item 1", "Item 2", "Item 3"])
    #expect(app.titles(1) == [])

    #expect(app.table.user.swipeActions(at: [0, 1])?.actions.map(\.title) == ["Check"])
    app.table.user.performSwipeAction("Check", at: [0, 1])
    #expect(app.titles(0) == ["Item 1", "Item 3"])
    #expect(app.titles(1) == ["Item 2"])

    #expect(app.table.user.swipeActions(at: [1, 0])?.actions.map(\.title) == ["Uncheck"])
    app.table.user.performSwipeAction("Uncheck", at: [1, 0])
    #expect(app.titles(0) == ["Item 1", "Item 3", "Item 2"])
    #expect(app.titles(1) == [])
  }

  @Test func theControlOfAnEditedTableCommitsTheSameEdit() async throws {
    let app = try launch()
    for number in 1...2 { try await add("Item \(number)", to: app) }
    app.table.setEditing(true, animated: false)
    app.table.user.commitEditing(.delete, at: [0, 0])
    #expect(app.titles(0) == ["Item 2"])
    #expect(app.titles(1) == ["Item 1"])
  }

  @Test func aRowShowsItsLocationAndOpensItsMap() async throws {
    let app = try launch()
    try await add("Walk", at: "Vienna", to: app)
    #expect(app.titles(0) == ["Walk"])
    #expect(app.location(0, 0) == "Vienna")

    app.table.user.tapRow(at: [0, 0])
    let detail = try #require(app.controller.navigationController?.topViewController as? DetailViewController)
    app.window.layoutIfNeeded()
    #expect(detail.titleLabel.text == "Walk")
    #expect(detail.locationLabel.text == "Vienna")
    #expect(detail.mapView.accessibilityValue == "48.2, 16.4")
  }

  @Test func aFormWithoutATitleAddsNothing() async throws {
    let app = try launch()
    try #require(app.controller.navigationItem.rightBarButtonItem).user.tap()
    let form = try #require(app.controller.presentedViewController as? InputViewController)
    form.saveButton.user.tap()
    #expect(app.controller.presentedViewController === form)
    form.cancelButton.user.tap()
    #expect(app.controller.presentedViewController == nil)
    #expect(app.titles(0) == [])
  }
}
