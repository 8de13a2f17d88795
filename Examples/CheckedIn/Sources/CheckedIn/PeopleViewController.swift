import UIKit

final class PersonCell: UITableViewCell {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  weak var nameLabel: UILabel!
}

final class PeopleViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Reuse.registerAll(in: tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeuePersonCell(for: indexPath)
    cell.nameLabel.text = "Person \(indexPath.row + 1)"
    return cell
  }
}
