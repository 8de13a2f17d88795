import UIKit

class PersonView: UIView {
  @IBOutlet var nameLabel: UILabel!
  @IBOutlet var shownLabel: UILabel!
  @IBOutlet var observedLabel: UILabel! {
    didSet { setNeedsLayout() }
  }
  @IBOutlet var titleLabel: UILabel!
  /// Other modules can use it.
  @IBOutlet public var publicLabel: UILabel!
  @IBOutlet var keyLabel: UILabel!

  func load() { _ = UINib(nibName: "PersonView", bundle: nil) }
}

final class StudentView: PersonView {
  func show() { shownLabel.text = value(forKey: "keyLabel") as? String }
}
