import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Behavior of lists and scroll views that UIKit's documentation states.
@MainActor struct DocumentedListTests {
  private static func rows() -> ToldList {
    ToldList(3) { view, row in
      guard let cell = view as? UITableViewCell else { return }
      cell.accessoryType = row == 0 ? .detailDisclosureButton : .disclosureIndicator
      cell.textLabel?.text = "Row"
      cell.textLabel?.highlightedTextColor = .green
      if row == 2 { cell.selectionStyle = .none }
    }
  }

  private let rows = DocumentedListTests.rows()
  private let table: UITableView

  init() {
    table = rows.table()
    table.layoutIfNeeded()
  }

  /// "Calling this method doesn't cause the delegate to receive … willSelectRowAt or didSelectRowAt messages."
  @Test func selectionsByCodeAreNotTold() {
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == [0, 1])
    table.deselectRow(at: [0, 1], animated: false)
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil && rows.told.isEmpty)
  }

  /// The delegate is told about "a tap of the detail button", and the row isn't selected.
  @Test func aTapOfTheDetailButtonIsToldWithoutASelection() {
    table.user.tapAccessoryButton(at: [0, 0])
    #expect(rows.told == ["accessory 0"] && table.indexPathForSelectedRow == nil)
    withKnownIssue { table.user.tapAccessoryButton(at: [0, 1]) }
    #expect(rows.told.count == 1)
  }

  @Test func labelsOfASelectedCellAreHighlighted() throws {
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
  /// mikeabdullah.net: it leaves a selection of several rows.
  @Test(arguments: [(true, [1], nil), (false, [1], [1]), (true, [0, 1], [0, 1])] as [(Bool, [Int], [Int]?)])
  func aControllerClearsTheSelectionOfOneRowWhenItAppears(_ clears: Bool, _ selected: [Int], left: [Int]?) {
    let controller = UITableViewController(style: .plain)
    controller.clearsSelectionOnViewWillAppear = clears
    controller.tableView.allowsMultipleSelection = selected.count > 1
    (controller.tableView.dataSource, controller.tableView.delegate) = (rows, rows)
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), showing: navigation)
    window.layoutIfNeeded()
    for row in selected { controller.tableView.user.tapRow(at: [0, row]) }
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(controller.tableView.indexPathsForSelectedRows?.map(\.row) == selected)
    navigation.popViewController(animated: false)
    #expect(controller.tableView.indexPathsForSelectedRows?.map(\.row) == left)
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
