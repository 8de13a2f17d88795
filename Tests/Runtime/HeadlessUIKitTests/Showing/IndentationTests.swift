import Testing

@testable import HeadlessUIKit

@MainActor struct IndentationTests {
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
