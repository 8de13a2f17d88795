final class PersonCell: UITableViewCell {
  var nameLabel: UILabel?
}

extension PersonCell {
  var photo: UIImageView? {
    get { nil }
    set {}
  }
}

class StarsView: UIView {}
