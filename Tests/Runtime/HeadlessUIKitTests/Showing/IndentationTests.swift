import Testing

@testable import HeadlessUIKit

/// The content of a cell makes room for the controls of editing, and begins at the level of its row.
@MainActor struct IndentationTests {
  final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
    var indents = true
    var moves = false
    var edits = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { edits }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { moves }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }
  }

  struct Case: Sendable {
    var edits = true
    var indents = true
    var moves = false
    let start: CGFloat
    let width: CGFloat
  }

  @Test(arguments: [
    Case(start: 38, width: 282), Case(moves: true, start: 38, width: 244), Case(indents: false, start: 0, width: 320),
    Case(indents: false, moves: true, start: 0, width: 282), Case(edits: false, moves: true, start: 0, width: 293.5),
  ])
  func editingIndentsTheContent(_ test: Case) throws {
    let list = List()
    (list.edits, list.indents, list.moves) = (test.edits, test.indents, test.moves)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    (table.dataSource, table.delegate) = (list, list)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 293.5)
    table.setEditing(true, animated: true)
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == test.start && cell.contentView.frame.width == test.width)
    table.setEditing(false, animated: true)
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 293.5)
  }

  @Test func theAccessoryViewOfEditingReplacesTheOther() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (usual, editing) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    (cell.accessoryView, cell.editingAccessoryView) = (usual, editing)
    cell.layoutIfNeeded()
    #expect(usual.superview === cell && editing.superview == nil)
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(usual.superview == nil && editing.superview === cell && editing.frame.minX == cell.contentView.frame.maxX)
  }

  // MARK: Levels

  private final class Plain: NSObject, UITableViewDelegate {}

  private final class Indenting: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row }
  }

  private func levels(_ delegate: any UITableViewDelegate) -> [Int] {
    let table = ListSource(3) { cell, _ in (cell as? UITableViewCell)?.indentationLevel = 5 }.table()
    table.delegate = delegate
    table.layoutIfNeeded()
    return table.visibleCells.map(\.indentationLevel)
  }

  @Test func theDelegateDeterminesTheLevel() { #expect(levels(Indenting()) == [0, 1, 2]) }

  @Test func withoutTheMethodTheCellKeepsItsLevel() { #expect(levels(Plain()) == [5, 5, 5]) }

  @Test func aTableViewControllerLeavesTheLevelToItsCells() {
    final class Controller: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.indentationLevel = 4
        return cell
      }
    }
    let controller = Controller(style: .plain)
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.map(\.indentationLevel) == [4, 4])
  }
}
