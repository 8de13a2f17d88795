import UIKit

final class ListController: UITableViewController {
  let storyboardName = "Main"

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let old = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    return old
  }
}
