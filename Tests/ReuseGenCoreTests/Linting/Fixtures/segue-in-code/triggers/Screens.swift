import UIKit

class StepCell: UITableViewCell {}

class StartController: UITableViewController {
  func show() {
    performSegue(withIdentifier: "showDetials", sender: nil)
    self.performSegue(withIdentifier: "goBack", sender: nil)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showdetails" {}
    switch segue.identifier {
    case "showDetails", "showMore": break
    default: break
    }
  }
}

class DetailsController: UIViewController {}
