class BaseCell: UITableViewCell {
  @IBOutlet weak var photo: UIImageView?
}

final class PersonCell: BaseCell {
  @IBOutlet var nameLabel: UILabel?
  @IBOutlet var isActive: UILabel?
  @objc func setTitle(_ title: UILabel?) {}
}

extension UIView {
  @IBOutlet var badge: UIView? {
    get { nil }
    set {}
  }
}

class StarsView: UnknownView {}
