import UIKit

class ChapterLabel: UILabel {}

class Chapter: NSObject {
  @IBOutlet var titleLabel: UILabel!

  func prepare() {
    titleLabel?.adjustsFontForContentSizeCategory = true
  }
}
