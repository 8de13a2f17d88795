class BaseCell: UITableViewCell {
  @IBOutlet weak var photo: UIImageView?
}

final class PersonCell: BaseCell {
  @IBOutlet var nameLabel: UILabel?
}

extension PersonCell {
  @IBOutlet var stars: StarsView? {
    get { nil }
    set {}
  }
}

class StarsView: UIView {}

class RewrittenView: UIView {
  @IBOutlet var stack: UIStackView?
}
