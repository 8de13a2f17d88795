import UIKit

class StepCell: UITableViewCell {}

class StartController: UITableViewController {
  func show() {
    let main = UIStoryboard(name: "Main", bundle: nil)
    _ = UIStoryboard(name: "Mian", bundle: nil)
    _ = main.instantiateViewController(withIdentifier: "Detials")
    _ = storyboard?.instantiateViewController(withIdentifier: "Setup")
    _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "details")
    _ = main.instantiateViewController(withIdentifier: "Details") as! StartController
  }
}

class DetailsController: UIViewController {}
