import Recycler

final class PersonCell: UITableViewCell {}

final class PhotoCell: UITableViewCell {}

/// Placed in a photo's cell.
final class StarsView: UIView {}

final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    indexPath.row.isMultiple(of: 2)
      ? tableView.dequeuePersonCell(for: indexPath) : tableView.dequeue(.photoCell, for: indexPath)
  }
}

@main
struct App {
  @MainActor static func main() {
    let rows = Rows()
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    tableView.rowHeight = 44
    tableView.dataSource = rows
    Reuse.registerAll(in: tableView)
    tableView.layoutIfNeeded()
    for cell in tableView.visibleCells.prefix(2) { print(type(of: cell), cell.reuseIdentifier ?? "none") }
  }
}
