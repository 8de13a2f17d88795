import UIKit

class StepCell: UITableViewCell {}

protocol Screen {}

class StartController: UITableViewController {
  enum Scenes: String {
    case details = "Details"
  }

  func show(_ name: String, in bundle: Bundle) {
    let main = UIStoryboard(name: "Main", bundle: nil)
    _ = main.instantiateViewController(withIdentifier: Scenes.details.rawValue) as! DetailsController
    _ = main.instantiateViewController(withIdentifier: "Details") as? UIViewController
    _ = main.instantiateViewController(withIdentifier: "Details") as? Screen
    _ = main.instantiateViewController(withIdentifier: "Start") as! UnknownController
    // Not settled, or of another bundle.
    _ = main.instantiateViewController(withIdentifier: name)
    _ = UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: "Start")
    _ = UIStoryboard(name: "Other", bundle: bundle)
  }
}

class DetailsController: UIViewController {}
