import Testing

@testable import HeadlessUIKit

/// A row that scrolls out of view while its text is being edited.
@MainActor struct EditedRowTests {
  private struct Screen {
    let fixture: TableFixture
    let window: UIWindow
    let field: UITextField
    let cell: UITableViewCell

    /// The third of a hundred rows of 20 points is edited, then scrolled out of view.
    @MainActor init() throws {
      fixture = TableFixture([TableFixture.rows(100)])
      window = UIWindow(frame: fixture.table.frame)
      window.addSubview(fixture.table)
      cell = try #require(fixture.table.cellForRow(at: IndexPath(row: 2, section: 0)))
      field = UITextField()
      cell.contentView.addSubview(field)
      field.becomeFirstResponder()
      scroll(to: 500)
      _ = fixture.takeLog()
    }

    @MainActor func scroll(to y: CGFloat) {
      fixture.table.scroll(toY: y)
    }

    /// The calls about the row at an index since the previous check.
    @MainActor func calls(about row: Int) -> [String] { fixture.takeLog().filter { $0.hasSuffix(" 0.\(row)") } }

    @MainActor var isOutOfSight: Bool {
      cell.superview === fixture.table && !cell.frame.intersects(fixture.table.bounds)
    }
  }

  @Test func anEditedRowIsKeptOutOfView() throws {
    let screen = try Screen()
    #expect(screen.field.isEditing && screen.isOutOfSight && (screen.cell as? CountingCell)?.reuses == 0)
    #expect(screen.fixture.table.indexPath(for: screen.cell) == nil)
    #expect(!screen.fixture.table.visibleCells.contains(screen.cell))
    screen.field.insertText("Ada")
    screen.scroll(to: 0)
    #expect(screen.fixture.table.cellForRow(at: IndexPath(row: 2, section: 0)) === screen.cell)
    #expect(screen.field.text == "Ada" && screen.field.isEditing)
    #expect(screen.calls(about: 2) == ["willDisplay 0.2"], "without asking for a cell")
    screen.scroll(to: 500)
    #expect(screen.calls(about: 2) == ["didEndDisplaying 0.2"] && screen.isOutOfSight)
  }

  @Test func anEditedRowIsRecycledWhenEditingEnds() throws {
    let screen = try Screen()
    screen.field.resignFirstResponder()
    screen.scroll(to: 501)
    #expect(screen.cell.superview == nil || screen.fixture.table.visibleCells.contains(screen.cell))
    screen.scroll(to: 0)
    #expect(screen.calls(about: 2) == ["cell 0.2", "willDisplay 0.2"])
  }

  @Test func anEditedRowFollowsUpdates() throws {
    let screen = try Screen()
    screen.fixture.sections[0].insert("new", at: 0)
    screen.fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    #expect(screen.field.isEditing && screen.isOutOfSight)
    screen.scroll(to: 0)
    #expect(screen.fixture.table.indexPath(for: screen.cell) == IndexPath(row: 3, section: 0))
    #expect(screen.field.isEditing && screen.cell.frame.minY == 60)
  }

  @Test func anUpdateCanMoveAnEditedRowOutOfView() throws {
    let screen = try Screen()
    screen.scroll(to: 0)
    let moved = screen.fixture.sections[0].remove(at: 2)
    screen.fixture.sections[0].append(moved)
    screen.fixture.table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 99, section: 0))
    #expect(screen.field.isEditing && screen.isOutOfSight && screen.cell.frame.minY == 1_980)
  }

  /// The events that end editing, as in UIKit.
  enum End: CaseIterable {
    case reload, deletion, reloadOfRow, leaving
  }

  @Test(arguments: End.allCases)
  func editingEndsWithTheseEvents(_ end: End) throws {
    let screen = try Screen()
    let (table, row) = (screen.fixture.table, IndexPath(row: 2, section: 0))
    switch end {
    case .reload: table.reloadData()
    case .deletion:
      screen.fixture.sections[0].remove(at: 2)
      table.deleteRows(at: [row], with: .automatic)
    case .reloadOfRow: table.reloadRows(at: [row], with: .automatic)
    case .leaving: table.removeFromSuperview()
    }
    #expect(!screen.field.isEditing)
    screen.scroll(to: 0)
    #expect(table.subviews.count { $0 is UITableViewCell } == 5)
  }

  /// When another row is edited, the previous one may be recycled.
  @Test func editingAnotherRowRecyclesTheFirst() throws {
    let screen = try Screen()
    let other = UITextField()
    try #require(screen.fixture.table.visibleCells.first).contentView.addSubview(other)
    other.becomeFirstResponder()
    screen.scroll(to: 1_000)
    #expect(other.isEditing && !screen.field.isEditing)
    #expect(screen.fixture.table.subviews.count { $0 is UITableViewCell } == 6)
  }
}
