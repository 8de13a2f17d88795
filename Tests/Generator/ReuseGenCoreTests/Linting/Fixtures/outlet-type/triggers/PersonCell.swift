final class PersonCell: UITableViewCell {
  @IBOutlet var photo: UIImageView?
  @IBOutlet var stars: StarsView?
  @IBOutlet var plain: UIImageView?
  @IBOutlet var labels: [UILabel] = []
}

class StarsView: UIView {}
