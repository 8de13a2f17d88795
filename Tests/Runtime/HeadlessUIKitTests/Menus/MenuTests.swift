import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// Menus, swipe actions and the section index.
@MainActor struct MenuTests {
  @Test func aContextMenuCanBeReadAndPerformed() throws {
    let (table, screen) = table()
    let menu = try #require(table.user.contextMenu(at: IndexPath(row: 1, section: 0))?.user.menu)
    #expect(menu.title == "Row 1" && menu.children.map(\.title) == ["Share", "More"])
    let share = try #require(menu.children.first as? UIAction)
    #expect(share.attributes == .destructive)
    share.performWithSender(nil, target: nil)
    #expect(screen.told == ["share 1"])
    #expect(table.user.contextMenu(at: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test func selectedElementsAreThoseWhoseStateIsOn() {
    func action(_ title: String, state: UIMenuElement.State = .on) -> UIAction {
      UIAction(title: title, state: state) { _ in }
    }
    let inline = UIMenu(options: .displayInline, children: [action("c"), action("d", state: .mixed)])
    let submenu = UIMenu(children: [action("e")])
    let menu = UIMenu(children: [action("a"), action("b", state: .off), inline, submenu])
    #expect(menu.selectedElements.map(\.title) == ["a", "c"])
  }

  @Test func aCommittedPreviewRunsItsWorkInOrder() throws {
    let (table, screen) = table()
    let configuration = try #require(table.user.contextMenu(at: IndexPath(row: 1, section: 0)))
    table.user.commitPreview(of: configuration)
    #expect(screen.told == ["commit Row 1", "along", "done"])
  }

  @Test func theDelegateIsToldThatAMenuAppearsAndDisappears() throws {
    let (table, screen) = table()
    #expect(table.user.contextMenu(at: IndexPath(row: 0, section: 0)) == nil && screen.shown.isEmpty)
    let configuration = try #require(table.user.contextMenu(at: IndexPath(row: 1, section: 0)))
    #expect(screen.shown == ["display Row 1", "displayed"])
    table.user.dismissContextMenu(configuration)
    #expect(screen.shown.suffix(2) == ["end Row 1", "ended"])
    table.user.commitPreview(of: configuration)
    #expect(screen.shown.count == 6)
  }

  /// A swipe action, the success that it reports, and the calls of the delegate.
  struct Swipe: Sendable {
    let row: Int
    let title: String
    let success: Bool
    let told: [String]
  }

  @Test(arguments: [
    Swipe(row: 0, title: "Delete", success: true, told: ["begin 0", "commit 0", "end 0"]),
    Swipe(row: 1, title: "Archive", success: false, told: ["begin 1", "archive 1", "end 1"]),
    Swipe(row: 2, title: "Old", success: true, told: ["begin 2", "old 2", "end 2"]),
  ])
  func aSwipeActionRunsBetweenTheCallsAboutEditing(_ row: Swipe) {
    let (table, screen) = table()
    #expect(table.user.performSwipeAction(row.title, at: IndexPath(row: row.row, section: 0)) == row.success)
    #expect(screen.told == row.told)
  }

  @Test func editMenusAndMultipleSelectionAskTheDelegate() {
    let (table, screen) = table()
    table.user.performMenuAction("copy:", at: IndexPath(row: 1, section: 0))
    #expect(screen.told == ["perform copy: 1"])
    let rows = (0..<3).map { IndexPath(row: $0, section: 0) }
    #expect(!table.user.beginMultipleSelection(at: rows))
    table.allowsMultipleSelectionDuringEditing = true
    #expect(table.user.beginMultipleSelection(at: rows) && table.isEditing && table.indexPathsForSelectedRows == rows)
    #expect(screen.told.suffix(2) == ["several from 0", "several ended"])
  }

  /// Without a delegate that decides, two fingers select items where several can be selected while editing.
  @Test(arguments: [(false, false, false), (true, false, false), (false, true, true), (true, true, true)])
  func twoFingersSelectItems(_ several: Bool, _ severalWhileEditing: Bool, _ select: Bool) {
    let controller = tiles()
    let view: UICollectionView = controller.collectionView
    view.allowsMultipleSelection = several
    view.allowsMultipleSelectionDuringEditing = severalWhileEditing
    #expect(view.user.beginMultipleSelection(at: [[0, 0], [0, 1]]) == select && view.isEditing == select)
    #expect(view.indexPathsForSelectedItems == (select ? [[0, 0], [0, 1]] : []))
  }

  /// The items of a menu, given the selected ones and the pressed one.
  @Test(arguments: [([Int](), 1, [1]), ([0], 1, [1]), ([1], 1, [1]), ([0, 1], 1, [0, 1])])
  func aMenuIsForAllSelectedItems(_ selected: [Int], _ pressed: Int, _ items: [Int]) {
    let controller = tiles()
    let view: UICollectionView = controller.collectionView
    view.allowsMultipleSelection = true
    for item in selected { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    // A delegate with only the method for one item.
    #expect(view.user.contextMenu(at: [0, pressed])?.user.menu?.children.map(\.title) == ["Open \(pressed)"])
    let delegate = ItemsMenus()
    view.delegate = delegate
    view.layoutIfNeeded()
    #expect(view.user.contextMenu(at: [0, pressed]) == nil)
    #expect(delegate.asked == [items])
  }

  @Test func aSectionIndexTitleScrollsToItsSection() {
    let (table, screen) = table()
    #expect(table.sectionIndexTitles == ["A", "B"])
    table.user.tapSectionIndexTitle(at: 1)
    #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
    #expect(table.indexPathsForVisibleRows?.first?.section == 1 && screen.told == [])
  }

  @Test func anActionReplacesOneOfTheSameIdentifier() {
    let control = UIControl()
    var told: [Int] = []
    let identifier = UIAction.Identifier("a")
    control.addAction(UIAction(identifier: identifier) { _ in told.append(1) }, for: .valueChanged)
    control.addAction(UIAction(identifier: identifier) { _ in told.append(2) }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.removeAction(identifiedBy: identifier, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(told == [2])
  }

  @Test func aCollectionViewControllerIsTheDelegateOfItsLayout() throws {
    let controller = tiles()
    let cells = controller.collectionView.visibleCells
    #expect(cells.map(\.bounds.size) == [CGSize(width: 70, height: 20), CGSize(width: 70, height: 20)])
    let menu = controller.collectionView.user.contextMenu(at: IndexPath(item: 1, section: 0))?.user.menu
    #expect(menu?.children.map(\.title) == ["Open 1"])
    controller.told = []
    controller.scroll()
    #expect(controller.told == ["did scroll", "ended"])
  }

  @Test func theControllerIsToldThatTheMenuOfAnItemAppearsAndDisappears() throws {
    let controller = tiles()
    let list = controller.collectionView.user
    let configuration = try #require(list.contextMenu(at: IndexPath(item: 0, section: 0)))
    #expect(controller.told == ["display", "displayed"])
    list.dismissContextMenu(configuration)
    #expect(controller.told.suffix(2) == ["end", "ended"])
  }

  @Test func cellsAreToldAboutAnotherLayout() {
    let controller = TilesController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.layoutIfNeeded()
    let cells = controller.collectionView.visibleCells.compactMap { $0 as? TileCell }
    controller.collectionView.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(cells.flatMap(\.told) == [])
    controller.collectionView.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    #expect(cells.count == 2 && cells.allSatisfy { $0.told == ["will", "did"] })
  }

  private func tiles() -> TilesController {
    let controller = TilesController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    return controller
  }

  private func table() -> (UITableView, MenuScreen) {
    let screen = MenuScreen(style: .plain)
    screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    screen.view.layoutIfNeeded()
    return (screen.tableView, screen)
  }
}

/// A delegate with both methods for menus of items, of which UIKit calls the newer one.
private final class ItemsMenus: NSObject, UICollectionViewDelegate {
  var asked: [[Int]] = []

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    asked.append(indexPaths.map(\.item))
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    Issue.record("The method for one item was called")
    return nil
  }
}
