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

/// The scene "InfoDetail" of InfoViewController.storyboard: a person.
final class InfoDetailViewController: UIViewController {
  var person: Person?

  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var initialsLabel: InitialsLabel!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var nameLabel: UILabel!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var subtitleLabel: UILabel!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var noteLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let person else { return }
    initialsLabel.show(person)
    nameLabel.text = person.name
    subtitleLabel.text = person.subtitle
    noteLabel.text =
      person.standing == .favorite
      ? "\(person.firstName) is one of your favorites." : "You haven't written a note about \(person.firstName)."
  }

  @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}
