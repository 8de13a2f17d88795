import Recycler

/// Three widgets and a button that presents the info scene.
final class WidgetsViewController: UIViewController {
  @IBAction func showInfo(_ sender: UIButton) {
    present(InfoViewController.instantiate(), animated: true)
  }
}
