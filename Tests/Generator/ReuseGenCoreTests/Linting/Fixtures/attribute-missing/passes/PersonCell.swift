final class PersonCell: UITableViewCell {
  @IBInspectable var radius: CGFloat = 3
  @objc var hint: NSNumber?
}

extension UIView {
  @IBInspectable var round: Bool {
    get { false }
    set {}
  }
}

class StarsView: UIView {}
