class PersonCell: UITableViewCell {
  @IBOutlet var photo: UIImageView!
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var detail: UILabel?
  var other: UILabel!
}

final class ChildCell: PersonCell {}

class InCode: UIView {
  @IBOutlet var label: UILabel!
}

class StarsView: UIView {}
