import Recycler

/// The initial scene of InfoViewController.storyboard.
final class InfoViewController: UIViewController {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var infoLabel: UILabel!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private(set) weak var closeButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    infoLabel.text = "The gallery of ReuseGen"
  }

  @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}

/// The scene "InfoDetail" of InfoViewController.storyboard.
final class InfoDetailViewController: UIViewController {}
