import UIKit

class StepCell: UITableViewCell {}

class HeadCell: StepCell {
  static let identifier = "head"
}
class DetailsController: UIViewController {}

class StartController: UITableViewController {
  func load() { tableView.register(HeadCell.self, forCellReuseIdentifier: HeadCell.identifier) }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.row == 0 { return tableView.dequeueReusableCell(withIdentifier: "head", for: indexPath) as! StepCell }
    // Without an index path, the result may be `nil`.
    if indexPath.row == 1, let old = tableView.dequeueReusableCell(withIdentifier: "old") { return old }
    // A library may register a class for its name.
    if indexPath.row == 2 { return tableView.dequeueReusableCell(withIdentifier: "StepCell", for: indexPath) }
    return tableView.dequeueReusableCell(withIdentifier: "step", for: indexPath) as! StepCell
  }
}
