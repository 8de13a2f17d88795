import Recycler

/// The settings: ratings, the size of text, the appearance, and buttons that present the info scene and an alert.
final class WidgetsViewController: UIViewController {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private(set) weak var textSizeSwitch: UISwitch!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private(set) weak var appearanceControl: UISegmentedControl!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private(set) weak var infoButton: UIButton!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private(set) weak var signOutButton: UIButton!

  @IBAction func showInfo(_ sender: UIButton) {
    present(InfoViewController.instantiate(), animated: true)
  }

  @IBAction func signOut(_ sender: UIButton) {
    let alert = UIAlertController(
      title: "Sign Out?",
      message: "Your places stay on this device.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Sign Out", style: .destructive))
    present(alert, animated: true)
  }

  @IBAction func chooseTextSize(_ sender: UISwitch) {
    (tabBarController as? GalleryTabBarController)?.showText(sender.isOn ? .accessibilityMedium : .large)
  }

  @IBAction func chooseAppearance(_ sender: UISegmentedControl) {
    tabBarController?.overrideUserInterfaceStyle = sender.selectedSegmentIndex == 0 ? .light : .dark
  }
}
