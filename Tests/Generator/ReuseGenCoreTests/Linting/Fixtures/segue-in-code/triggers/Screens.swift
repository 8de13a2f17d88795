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
    case Segues.map: break
    default: break
    }
    guard segue.identifier != Segues.list.rawValue else { return }
  }
}

class DetailsController: UIViewController {}

enum Segues: String {
  case list = "showList"
  static let map = "showMap"
}
