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
  }
}
