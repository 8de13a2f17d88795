import UIKit

class StyledLabel: UILabel {}

class Article: NSObject {
  @IBOutlet var titleLabel: UILabel!

  func prepare() {
    titleLabel.font = .preferredFont(forTextStyle: .body)
  }
}
