import UIKit

class StepCell: UITableViewCell {}

class StartController: UITableViewController {
  private let details = "showDetails"

  func show(_ name: String, from other: UIViewController) {
    performSegue(withIdentifier: "showDetails", sender: nil)
    performSegue(withIdentifier: details, sender: nil)
    performSegue(withIdentifier: name, sender: nil)
    other.performSegue(withIdentifier: "goBack", sender: nil)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == details || segue.identifier == Segues.details.rawValue {}
    switch segue.identifier ?? "" {
    case "showDetails": break
    case details: break
    default: break
    }
  }
}

enum Segues: String { case details = "showDetails" }

class DetailsController: UIViewController {}

/// Without a scene of its own.
class AnyController: UIViewController {
  func show() { performSegue(withIdentifier: "goBack", sender: nil) }
}
