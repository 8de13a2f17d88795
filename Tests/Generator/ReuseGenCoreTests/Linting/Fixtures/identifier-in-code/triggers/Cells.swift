import UIKit

final class PersonCell: UITableViewCell {
  static let reuseIdentifier = "person"
}

enum Feed {
  class PhotoCell: UICollectionViewCell {}
}

extension Feed.PhotoCell {
  class var cellID: String { "photo" }
}

class TwiceCell: UITableViewCell {
  static let identifier = "twice"
}

class NibCell: UITableViewCell {}

class NamedCell: UITableViewCell {
  static let reuseIdentifier = String(describing: TwiceCell.self)
}

class TitleView: UITableViewHeaderFooterView {}

class PeopleController: UITableViewController {
  override func viewDidLoad() {
    tableView.register(PersonCell.self, forCellReuseIdentifier: "human")
    tableView.register(UINib(nibName: "Nib", bundle: nil), forCellReuseIdentifier: "nib")
    tableView.register(TitleView.self, forHeaderFooterViewReuseIdentifier: "title")
    tableView.register(PersonCell.self, forCellReuseIdentifier: globalID)
    tableView.register(PersonCell.self, forCellReuseIdentifier: CellID.stated.rawValue)
    tableView.register(PersonCell.self, forCellReuseIdentifier: CellID.implied.rawValue)
    tableView.register(PersonCell.self, forCellReuseIdentifier: Names.cell)
    let localID = "local"
    tableView.register(PersonCell.self, forCellReuseIdentifier: localID)
    tableView.register(PersonCell.self, forCellReuseIdentifier: unknownID)
  }
}

private let globalID = "global"

enum CellID: String {
  case stated = "raw", implied
}

enum Names {
  static let cell = "name"
}
