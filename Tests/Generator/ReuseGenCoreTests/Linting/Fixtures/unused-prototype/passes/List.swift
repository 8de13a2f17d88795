import LibraryOfLists
import UIKit

enum Kind: String {
  case header
}

final class ListController: UITableViewController {
  let storyboardName = "Main"

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.row > 4 { return tableView.dequeueReusableCell(withIdentifier: "kind-" + "\(indexPath.row)") }
    let cell: PersonCell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    return cell
  }
}

final class PersonCell: UITableViewCell {}

final class OtherController: LibraryController {}
