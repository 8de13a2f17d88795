class BaseCell: UITableViewCell {
  @IBOutlet var photo: UIImageView!
}

final class PersonCell: BaseCell {
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet private weak var detail: UILabel!
}

class StarsView: UIView {}
