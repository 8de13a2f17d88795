import UIKit

class PersonCell: UITableViewCell {
  static let reuseIdentifier = "PersonCell"
  static let cellIdentifier = "PersonCell.compact"
  static let segueIdentifier = "showPerson"
  static let title = "Person"
  // An instance's own property isn't UIKit's.
  let identifier = "of the person"
  static var reuseID: String { makeIdentifier() }
  static let cellID = "\(prefix).PersonCell"
}

class PhotoCell: UICollectionViewCell {
  class var defaultReuseIdentifier: String { "photo" }
}

/// Not listed.
class OtherCell: UITableViewCell {
  static let reuseIdentifier = "other"
}

class PeopleController: UITableViewController {
  static let identifier = "people"

  override func viewDidLoad() {
    tableView.register(PersonCell.self, forCellReuseIdentifier: "PersonCell.compact")
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.reuseIdentifier)
    tableView.register(OtherCell.self, forCellReuseIdentifier: "other")
    tableView.register(PersonCell.self, forCellReuseIdentifier: personID)
    tableView.register(PersonCell.self, forCellReuseIdentifier: CellID.PersonCell.rawValue)
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }
}

let personID = "PersonCell"

enum CellID: String {
  case PersonCell
}
