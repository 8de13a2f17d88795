import UIKit

class NumberField: UITextField {}

class SignIn: NSObject {
  @IBOutlet var codeField: UITextField!

  func prepare() {
    codeField.accessibilityLabel = "Code"
  }
}
