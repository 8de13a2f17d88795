import UIKit

final class Ticket: UIView {
  @IBOutlet var nameLabel: UILabel!

  func show() { nameLabel.textColor = .black }
}
