import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// Tables and collection views of storyboards.
@MainActor struct ListTests {
  private func scene<Controller: UIViewController>(_ identifier: String, as type: Controller.Type) throws -> Controller
  {
    let controller = UIStoryboard(name: "Lists", bundle: .module).instantiateViewController(withIdentifier: identifier)
    controller.view.layoutIfNeeded()
    return try #require(controller as? Controller)
  }

  @Test func prototypesAreRegisteredWithTheirTable() throws {
    let rows = try scene("rows", as: RowsController.self)
    let cells = rows.tableView.visibleCells
    #expect(cells.count == 15)
    #expect((cells.last as? RowCell)?.title.text == "Row 14")
    #expect(cells.first?.reuseIdentifier == "row")
    #expect(cells.first?.contentView.subviews.count == 2)
  }

  @Test func aPrototypesActionReachesItsController() throws {
    let rows = try scene("rows", as: RowsController.self)
    let button = rows.tableView.visibleCells[3].contentView.subviews[1] as? UIButton
    button?.sendActions(for: .touchUpInside)
    #expect(rows.told == 1)
  }

  @Test func aSelectedRowPerformsItsSegue() throws {
    let rows = try scene("rows", as: RowsController.self)
    let navigation = UINavigationController(rootViewController: rows)
    rows.tableView.user.tapRow(at: IndexPath(row: 2, section: 0))
    #expect(rows.prepared == [IndexPath(row: 2, section: 0)])
    #expect(navigation.topViewController is DetailController)
  }

  @Test func staticRowsAreShown() throws {
    let controller = try scene("static", as: StaticController.self)
    let table = try #require(controller.tableView)
    #expect(table.numberOfSections == 2)
    #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 1])
    #expect(controller.nameLabel.text == "Name")
    let mail = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? RowCell)
    #expect(mail.title.text == "Mail")
    #expect(mail.frame.height == 90)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Account")
    #expect(controller.tableView(table, titleForFooterInSection: 1) == "The end")
  }

  @Test func aTableWithinACollectionHasItsPrototypes() throws {
    let items = try scene("items", as: ItemsController.self)
    let cell = try #require(items.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)) as? NestingCell)
    cell.layoutIfNeeded()
    #expect(cell.shown.visibleCells.count == 2)
    #expect((cell.shown.visibleCells.first as? RowCell)?.title.text == "Inner")
    #expect(items.collectionViewLayout === items.collectionView.collectionViewLayout)
    #expect((items.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing == 3)
  }

  @Test func aSectionHeaderOfADocumentIsRegistered() throws {
    let items = try scene("items", as: ItemsController.self)
    let header = items.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    #expect((header as? ItemsHeader)?.title?.text == "Header")
    #expect(header?.frame.height == 50)
  }
}
