import UIKit

class Order: NSObject {
  @IBOutlet var agreementView: UIView!

  func prepare() {
    self.agreementView.accessibilityLabel = "I agree"
  }
}
