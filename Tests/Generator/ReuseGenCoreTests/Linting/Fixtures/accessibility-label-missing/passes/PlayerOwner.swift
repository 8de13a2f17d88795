import Combine
import UIKit

class CloseButton: UIButton {}

class Player: NSObject {
  @IBOutlet var closeButton: UIButton!
  @IBOutlet var recordButton: UIButton!

  func prepare() {
    closeButton.accessibilityLabel = "Close"
    recordButton?.setTitle("Record", for: .normal)
  }

  @IBAction func act(_ sender: Any) {}
}
