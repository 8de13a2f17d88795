import UIKit

class PhotoCell: UITableViewCell {}
class BareCell: UITableViewCell {}

func register(in table: UITableView) {
  table.register(UINib(nibName: "BareCell", bundle: nil), forCellReuseIdentifier: "BareCell")
}
