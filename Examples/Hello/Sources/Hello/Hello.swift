import Recycler

final class PersonCell: UITableViewCell {
  #if canImport(ObjectiveC)  // Linux has no @IBOutlet.
  @IBOutlet
  #endif
  weak var nameLabel: UILabel!
}

final class People: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeuePersonCell(for: indexPath)
    cell.nameLabel.text = "Person \(indexPath.row + 1)"
    return cell
  }
}

@main
struct Hello {
  @MainActor static func main() {
    let people = People()
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    tableView.dataSource = people
    Reuse.registerAll(in: tableView)
    tableView.layoutIfNeeded()
    let names = tableView.visibleCells.compactMap { ($0 as? PersonCell)?.nameLabel.text }
    print("\(names.count) of 1,000 rows have a cell: \(names.first ?? "") to \(names.last ?? "")")
  }
}
