import UIKit

class PersonCell: UITableViewCell {}

enum Names {
  static let nib = "PlaceCell"
}

class PeopleController: UITableViewController {
  func load() {
    tableView.register(UINib(nibName: "PersonCel", bundle: nil), forCellReuseIdentifier: "person")
    _ = UINib(nibName: "PersonCell.xib", bundle: .main)
    _ = Bundle.main.loadNibNamed(Names.nib, owner: self)
    _ = HelpController(nibName: String(describing: HelpController.self), bundle: Bundle(for: HelpController.self))
  }
}

class HelpController: UIViewController {}
