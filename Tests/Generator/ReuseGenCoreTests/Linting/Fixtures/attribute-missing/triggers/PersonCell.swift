final class PersonCell: UITableViewCell {
  @IBInspectable var radius: CGFloat = 3
  var hidden: Box?
}

class StarsView: UIView {}
