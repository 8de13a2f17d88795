protocol Rating {}

class Box<T> {}

typealias Stars = StarsView

final class PersonCell: UITableViewCell {
  @IBOutlet var photo: UIImageView?
  @IBOutlet var view: UIView?
  @IBOutlet var stars: StarsView?
  @IBOutlet var any: AnyObject?
  @IBOutlet var delegate: Rating?
  @IBOutlet var box: Box<Int>?
  @IBOutlet var badge: UIButton?
  @IBOutlet var same: Stars?
  @IBOutlet var other: Unknown?
  @IBOutlet var labels: [UILabel] = []
}

class StarsView: UIView {}
