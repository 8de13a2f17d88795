import HeadlessUIKitTesting
import Testing

@testable import HeadlessUIKit

/// The user's actions on lists depend on the controls that they show.
@MainActor struct ListActionTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var (count, scrolls, commits, moves) = (100, 0, 0, 0)
    var style = UITableViewCell.EditingStyle.delete

    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ table: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
      style
    }
    func tableView(_: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath) { commits += 1 }
    func tableView(_ table: UITableView, moveRowAt source: IndexPath, to target: IndexPath) { moves += 1 }
    func scrollViewDidScroll(_ view: UIScrollView) { scrolls += 1 }
  }

  private let rows = Rows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    table.rowHeight = 44
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
  }

  @Test func controlsThatAreNotShownAreMissed() {
    withKnownIssue { table.user.dragRow(at: [0, 0], to: [0, 1]) }
    rows.style = .insert
    withKnownIssue { table.user.commitEditing(.insert, at: [0, 0]) }
    table.setEditing(true, animated: false)
    withKnownIssue { table.user.commitEditing(.delete, at: [0, 0]) }
    #expect(rows.moves == 0 && rows.commits == 0)
    table.user.commitEditing(.insert, at: [0, 0])
    table.user.dragRow(at: [0, 0], to: [0, 1])
    #expect(rows.moves == 1 && rows.commits == 1)
    withKnownIssue { table.user.performSwipeAction("Delete", at: [0, 0]) }
    rows.style = .delete
    withKnownIssue { _ = table.user.swipeActions(at: [0, 0], leading: true) }
    for isEditing in [true, false] {
      table.setEditing(isEditing, animated: false)
      table.user.performSwipeAction("Delete", at: [0, 0])
    }
    #expect(rows.commits == 3)
  }

  /// Rows that can be neither edited nor moved, because UIKit asks for these methods before it shows a control.
  private final class FixedRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test(arguments: [false, true]) func aDataSourceWithoutEditsShowsNoControls(isController: Bool) {
    let sources: [any UITableViewDataSource] = [FixedRows(style: .plain), ListSource(2)]
    table.dataSource = sources[isController ? 0 : 1]
    table.layoutIfNeeded()
    for (method, action) in [
      ("tableView(_:commit:forRowAt:)", { $0.user.performSwipeAction("Delete", at: [0, 0]) }),
      ("tableView(_:commit:forRowAt:)", { $0.user.commitEditing(.delete, at: [0, 0]) }),
      (
        "tableView(_:moveRowAt:to:)",
        {
          $0.setEditing(true, animated: false)
          $0.user.dragRow(at: [0, 0], to: [0, 1])
        }
      ),
    ] as [(String, (UITableView) -> Void)] {
      withKnownIssue {
        action(table)
      } matching: {
        $0.description.contains("the data source doesn't implement \(method)")
      }
    }
    #expect(table.numberOfRows(inSection: 0) == 2)
    withExtendedLifetime(sources) {}
  }

  @Test func shorterContentScrolls() {
    table.scroll(toY: 3000)
    rows.scrolls = 0
    rows.count = 10
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 340 && rows.scrolls > 0)
    let plain = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    plain.contentSize.height = 1_000
    plain.contentOffset.y = 900
    plain.delegate = rows
    rows.scrolls = 0
    plain.contentSize.height = 200
    #expect(plain.contentOffset.y == 100 && rows.scrolls == 1)
  }

  @Test func aHeaderIsMeasuredWhenItIsSet() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    table.tableHeaderView = header
    table.layoutIfNeeded()
    header.frame.size.height = 120
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).minY == 40)
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).minY == 120)
  }

  @Test(arguments: [false, true])
  func contentThatFitsIsPulledOnlyIfItAlwaysBounces(bounces: Bool) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 50, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.alwaysBounceVertical = bounces
    view.refreshControl = UIRefreshControl()
    view.user.beginDragging()
    view.user.drag(by: CGPoint(x: 0, y: -200))
    view.user.endDragging()
    #expect(view.refreshControl?.isRefreshing == bounces)
    view.refreshControl?.endRefreshing()
    withKnownIssue {
      view.refreshControl?.user.pull()
    } when: {
      !bounces
    } matching: {
      $0.description.contains("set alwaysBounceVertical to true")
    }
    #expect(view.refreshControl?.isRefreshing == bounces)
  }

  @Test(arguments: [(UIScrollView.KeyboardDismissMode.interactive, true), (.onDrag, false), (.none, true)])
  func aDragEndsEditingOnlyIfItIsToDoSo(mode: UIScrollView.KeyboardDismissMode, stays: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(table)
    table.tableHeaderView = field
    field.becomeFirstResponder()
    table.keyboardDismissMode = mode
    table.user.beginDragging()
    table.user.drag(by: CGPoint(x: 0, y: 5))
    table.user.endDragging()
    #expect(field.isFirstResponder == stays)
  }

  @Test func theDetailButtonPerformsItsSegue() {
    var performed = 0
    let cell = table.cellForRow(at: [0, 0])
    cell?.accessoryType = .detailButton
    cell?.accessorySegue = { _ in performed += 1 }
    table.user.tapAccessoryButton(at: [0, 0])
    #expect(performed == 1)
  }
}
