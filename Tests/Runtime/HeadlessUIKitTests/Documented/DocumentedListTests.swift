import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Behavior of lists and scroll views that UIKit's documentation states.
@MainActor struct DocumentedListTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var told: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = indexPath.row == 0 ? .detailDisclosureButton : .disclosureIndicator
      cell.textLabel?.text = "Row"
      cell.textLabel?.highlightedTextColor = .green
      if indexPath.row == 2 { cell.selectionStyle = .none }
      return cell
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      told.append("willSelect")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { told.append("didSelect") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { told.append("didDeselect") }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      told.append("accessory \(indexPath.row)")
    }
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    return table
  }

  /// "Calling this method doesn't cause the delegate to receive … willSelectRowAt or didSelectRowAt messages."
  @Test func selectionsByCodeAreNotTold() {
    let rows = Rows()
    let table = table(rows)
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == [0, 1])
    table.deselectRow(at: [0, 1], animated: false)
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil && rows.told.isEmpty)
  }

  @Test func selectionsOfItemsByCodeAreNotTold() {
    final class Items: ListSource, UICollectionViewDelegate {
      var told = 0
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { told += 1 }
      func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { told += 1 }
    }
    let items = Items(3, "Cell")
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    (view.dataSource, view.delegate) = (items, items)
    view.layoutIfNeeded()
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    view.deselectItem(at: [0, 1], animated: false)
    #expect(view.indexPathsForSelectedItems == [] && items.told == 0)
  }

  /// The delegate is told about "a tap of the detail button", and the row isn't selected.
  @Test func aTapOfTheDetailButtonIsToldWithoutASelection() {
    let rows = Rows()
    let table = table(rows)
    table.user.tapAccessoryButton(at: [0, 0])
    #expect(rows.told == ["accessory 0"] && table.indexPathForSelectedRow == nil)
    withKnownIssue { table.user.tapAccessoryButton(at: [0, 1]) }
    #expect(rows.told.count == 1)
  }

  /// Selected and highlighted cells highlight their labels, which then have another color.
  @Test func labelsOfASelectedCellAreHighlighted() throws {
    let rows = Rows()
    let table = table(rows)
    func color(_ row: Int) -> Bool { table.cellForRow(at: [0, row])?.svg().contains("#00ff00") ?? false }
    #expect(!color(1))
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(color(1))
    table.deselectRow(at: [0, 1], animated: false)
    #expect(!color(1))
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    #expect(!color(2))
  }

  /// "When true, the table view controller clears the table's current selection when it receives a viewWillAppear(_:)."
  @Test(arguments: [true, false]) func aControllerClearsItsSelectionWhenItAppears(_ clears: Bool) {
    let rows = Rows()
    let controller = UITableViewController()
    controller.clearsSelectionOnViewWillAppear = clears
    (controller.tableView.dataSource, controller.tableView.delegate) = (rows, rows)
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), showing: navigation)
    window.layoutIfNeeded()
    controller.tableView.user.tapRow(at: [0, 1])
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == [0, 1])
    navigation.popViewController(animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : [0, 1]))
  }

  /// "If the user begins dragging in one general direction, the scroll view disables scrolling in the other direction.
  /// If the drag direction is diagonal, then scrolling isn't locked."
  @Test(arguments: [
    (true, CGPoint(x: 2, y: 20), CGPoint(x: 0, y: 50)), (true, CGPoint(x: 20, y: 2), CGPoint(x: 50, y: 0)),
    (true, CGPoint(x: 20, y: 20), CGPoint(x: 50, y: 50)), (false, CGPoint(x: 2, y: 20), CGPoint(x: 32, y: 50)),
  ])
  func aDragIsLockedToTheDirectionInWhichItBegan(_ locks: Bool, first: CGPoint, offset: CGPoint) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 500, height: 500)
    view.isDirectionalLockEnabled = locks
    for _ in 0..<2 {
      view.contentOffset = .zero
      view.user.beginDragging()
      view.user.drag(by: first)
      view.user.drag(by: CGPoint(x: 30, y: 30))
      view.user.endDragging()
      #expect(view.contentOffset == offset)
    }
  }

  /// "UITableViewCell adds the value of this property as a subview only when the cell is selected … directly above the
  /// background view." It "is used … when the table view allows multiple row selections".
  @Test(arguments: [true, false]) func theSelectionsBackgroundIsASubviewOfASelectedCell(allowsSeveral: Bool) throws {
    let rows = Rows()
    let table = table(rows)
    table.allowsMultipleSelection = allowsSeveral
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let (background, one, several) = (UIView(), UIView(), UIView())
    (cell.backgroundView, cell.selectedBackgroundView) = (background, one)
    cell.multipleSelectionBackgroundView = several
    let (shown, other) = allowsSeveral ? (several, one) : (one, several)
    for set in [{ cell.isSelected = $0 }, { cell.isHighlighted = $0 }] as [(Bool) -> Void] {
      set(true)
      #expect(Array(cell.subviews.prefix(2)) == [background, shown] && shown.frame == cell.bounds)
      #expect(other.superview == nil)
      set(false)
      #expect(shown.superview == nil)
    }
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(shown.superview == nil)
  }

  /// "When the cell is selected, this view is layered above the backgroundView and behind the contentView."
  @Test func theSelectionsBackgroundIsBehindTheContentOfAnItem() {
    let (cell, background, selection) = (UICollectionViewCell(frame: .zero), UIView(), UIView())
    (cell.backgroundView, cell.selectedBackgroundView) = (background, selection)
    #expect(selection.superview == nil)
    cell.isSelected = true
    #expect(cell.subviews == [background, selection, cell.contentView])
    cell.isHighlighted = true
    cell.isSelected = false
    #expect(selection.superview === cell)
    cell.isHighlighted = false
    #expect(selection.superview == nil)
  }
}
