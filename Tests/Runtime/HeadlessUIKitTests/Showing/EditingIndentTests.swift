import HeadlessUIKit
import Testing

/// The content of a cell makes room for the controls of editing.
@MainActor struct EditingIndentTests {
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
}
