import UIKit

class PersonCell: UITableViewCell {
  static let nibName = "PersonCell"
}

class PeopleController: UITableViewController {
  init(nibName: String) { super.init(nibName: nil, bundle: nil) }

  func load(_ name: String, in bundle: Bundle) {
    _ = UINib(nibName: "PersonCell", bundle: nil)
    _ = UINib(nibName: PersonCell.nibName, bundle: nil)
    _ = UINib(nibName: String(describing: PersonCell.self), bundle: nil)
    // Not settled.
    _ = UINib(nibName: name, bundle: nil)
    _ = UINib(nibName: "\(name)Cell", bundle: nil)
    _ = UINib(nibName: "Place" + name, bundle: nil)
    _ = UINib(nibName: String(describing: type(of: self)), bundle: nil)
    // In another bundle.
    _ = UINib(nibName: "PlaceCell", bundle: bundle)
    _ = bundle.loadNibNamed("PlaceCell", owner: self)
    let place = "PlaceCell"
    for place in ["PersonCell"] { _ = UINib(nibName: place, bundle: nil) }
  }
}
