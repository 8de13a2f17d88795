import UIKit

class StepCell: UITableViewCell {}

class HeadCell: UITableViewCell {}
class DetailsController: UIViewController {}

class StartController: UITableViewController {
  func load() { tableView.register(HeadCell.self, forCellReuseIdentifier: "head") }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.row == 0 { return tableView.dequeueReusableCell(withIdentifier: "haed", for: indexPath) }
    if indexPath.row == 1 { return tableView.dequeueReusableCell(withIdentifier: "head", for: indexPath) as! StepCell }
    return tableView.dequeueReusableCell(withIdentifier: "steps", for: indexPath) as! StepCell
  }
}
