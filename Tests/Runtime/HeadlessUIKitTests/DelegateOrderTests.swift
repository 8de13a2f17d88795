import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// The calls that a table makes to its data source and delegate, in UIKit's order.
@MainActor struct DelegateOrderTests {
  struct Scenario: NamedCase {
    let name: String
    let calls: String
    let act: @MainActor @Sendable (TableFixture) -> Void
  }

  nonisolated private static func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  nonisolated static let scenarios: [Scenario] = [
    Scenario(
      name: "scrolling down by a row and a half",
      calls: "didScroll, didEndDisplaying 0.0, cell 0.3, willDisplay 0.3, cell 0.4, willDisplay 0.4"
    ) { $0.table.contentOffset.y = 30 },
    Scenario(
      name: "jumping to the end",
      calls: """
        didScroll, didEndDisplaying 0.0, didEndDisplaying 0.1, didEndDisplaying 0.2, cell 0.7, willDisplay 0.7,
        cell 0.8, willDisplay 0.8, cell 0.9, willDisplay 0.9, didEndScrollingAnimation
        """
    ) { $0.table.scrollToRow(at: path(9), at: .bottom, animated: true) },
    Scenario(
      name: "reloading everything",
      calls: """
        didEndDisplaying 0.0, didEndDisplaying 0.1, didEndDisplaying 0.2, numberOfSections, numberOfRows 0,
        cell 0.0, willDisplay 0.0, cell 0.1, willDisplay 0.1, cell 0.2, willDisplay 0.2
        """
    ) { $0.table.reloadData() },
    Scenario(
      name: "inserting a row at the top",
      calls: "numberOfSections, numberOfRows 0, cell 0.0, willDisplay 0.0, didEndDisplaying 0.3"
    ) {
      $0.sections[0].insert("new", at: 0)
      $0.table.insertRows(at: [path(0)], with: .automatic)
    },
    Scenario(
      name: "deleting a row in view",
      calls: "numberOfSections, numberOfRows 0, cell 0.2, willDisplay 0.2, didEndDisplaying 0.1"
    ) {
      $0.sections[0].remove(at: 1)
      $0.table.deleteRows(at: [path(1)], with: .automatic)
    },
    Scenario(name: "moving a row", calls: "numberOfSections, numberOfRows 0") {
      $0.sections[0].insert($0.sections[0].remove(at: 0), at: 2)
      $0.table.moveRow(at: path(0), to: path(2))
    },
    Scenario(
      name: "reloading a row",
      calls: "numberOfSections, numberOfRows 0, cell 0.1, willDisplay 0.1, didEndDisplaying 0.1"
    ) { $0.table.reloadRows(at: [path(1)], with: .none) },
    Scenario(
      name: "filling a row again",
      calls: "cell 0.1"
    ) { $0.table.reconfigureRows(at: [path(1)]) },
    Scenario(
      name: "selecting one row after another",
      calls: """
        shouldHighlight 0.0, didHighlight 0.0, didUnhighlight 0.0, willSelect 0.0, didSelect 0.0,
        shouldHighlight 0.1, didHighlight 0.1, didUnhighlight 0.1, willSelect 0.1, willDeselect 0.0,
        didDeselect 0.0, didSelect 0.1
        """
    ) {
      $0.table.user.tapRow(at: path(0))
      $0.table.user.tapRow(at: path(1))
    },
    Scenario(
      name: "selecting several rows and deselecting one",
      calls: """
        shouldHighlight 0.0, didHighlight 0.0, didUnhighlight 0.0, willSelect 0.0, didSelect 0.0,
        shouldHighlight 0.1, didHighlight 0.1, didUnhighlight 0.1, willSelect 0.1, didSelect 0.1,
        shouldHighlight 0.0, didHighlight 0.0, didUnhighlight 0.0, willDeselect 0.0, didDeselect 0.0
        """
    ) {
      $0.table.allowsMultipleSelection = true
      $0.table.user.tapRow(at: path(0))
      $0.table.user.tapRow(at: path(1))
      $0.table.user.tapRow(at: path(0))
    },
    Scenario(
      name: "deleting a row by editing",
      calls: """
        canEdit 0.0, canEdit 0.1, canEdit 0.2, canEdit 0.2, commit delete 0.2, numberOfSections, numberOfRows 0,
        cell 0.2, canEdit 0.2, willDisplay 0.2, didEndDisplaying 0.2
        """
    ) {
      $0.table.setEditing(true, animated: false)
      $0.table.user.commitEditing(.delete, at: path(2))
    },
    Scenario(name: "dragging a row to another place", calls: "moveRow 0.2, numberOfSections, numberOfRows 0") {
      $0.table.setEditing(true, animated: false)
      _ = $0.takeLog()
      $0.table.user.dragRow(at: path(2), to: path(1))
    },
    Scenario(
      name: "a drag and a fling",
      calls: """
        willBeginDragging, didScroll, willEndDragging to 20, didEndDragging true, willBeginDecelerating, didScroll,
        didScroll, didScroll, didEndDecelerating, didEndDisplaying 0.0, cell 0.3, willDisplay 0.3
        """
    ) {
      $0.table.user.beginDragging()
      $0.table.user.drag(by: CGPoint(x: 0, y: 10))
      $0.table.user.endDragging(velocity: CGPoint(x: 0, y: 0.02))
      while $0.table.user.stepDeceleration() {}
    },
  ]

  /// A table of ten rows of 20 points, three in view.
  @Test(arguments: scenarios)
  func callsComeInUIKitsOrder(_ scenario: Scenario) {
    let fixture = TableFixture([TableFixture.rows(10)], height: 60)
    fixture.table.layoutIfNeeded()
    _ = fixture.takeLog()
    scenario.act(fixture)
    fixture.table.layoutIfNeeded()
    expect(fixture, scenario.calls)
  }

  private func expect(_ fixture: TableFixture, _ calls: String) {
    #expect(fixture.takeLog().joined(separator: ", ") == calls.replacing("\n", with: " "))
  }

  @Test func theFirstScreenMeasuresHeadersAndRows() {
    let fixture = TableFixture(
      [TableFixture.rows(2), TableFixture.rows(9)],
      height: 70,
      rowHeight: UITableView.automaticDimension
    )
    fixture.heights = { _ in 20 }
    fixture.headers = { _ in UITableViewHeaderFooterView(reuseIdentifier: "h") }
    fixture.table.estimatedRowHeight = 30
    fixture.table.layoutIfNeeded()
    expect(
      fixture,
      """
      numberOfSections, numberOfRows 0, numberOfRows 1, header 0, cell 0.0, height 0.0, willDisplay 0.0, cell 0.1,
      height 0.1, willDisplay 0.1, header 1, willDisplayHeader 0, willDisplayHeader 1
      """
    )
    fixture.table.scroll(toY: 70)
    expect(
      fixture,
      """
      didScroll, didEndDisplaying 0.0, didEndDisplaying 0.1, cell 1.0, height 1.0, willDisplay 1.0, cell 1.1,
      height 1.1, willDisplay 1.1, cell 1.2, height 1.2, willDisplay 1.2, didEndDisplayingHeader 0
      """
    )
  }
}
