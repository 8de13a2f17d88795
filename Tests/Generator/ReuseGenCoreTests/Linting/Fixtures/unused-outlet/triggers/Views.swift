import UIKit

final class PersonView: UIView {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet var title: UILabel!

  func load() { _ = UINib(nibName: "PersonView", bundle: nil) }
}
