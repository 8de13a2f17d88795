import Combine
import MessageUI
import UIKit

class WalksScreen: UITableViewController, MFMailComposeViewControllerDelegate {
  let list = WalkList()
  private let scanner = PlaceScanner()
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Walks", comment: "The title of the screen")
    list.$names.receive(on: DispatchQueue.main).sink { [weak self] names in
      self?.show(names.count)
    }.store(in: &subscriptions)
    list.load()
  }

  private func show(_ count: Int) {
    let format = NSLocalizedString("walks in version %@", comment: "")
    navigationItem.prompt = String.localizedStringWithFormat(format, count, Bundle.main.version as NSString)
    tableView.reloadData()
  }

  @IBAction func scan(_ sender: Any) {
    scanner.start(from: self)
    guard MFMailComposeViewController.canSendMail() else { return }
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = self
    present(composer, animated: true)
  }

  /// The screen again, from the storyboards of the main bundle and of the class's.
  static func copies() -> [UIViewController] {
    [nil, Bundle(for: WalksScreen.self)].map { bundle in
      UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "WalksScreen")
    }
  }

  /// The picture and the color of a walk.
  static var look: (picture: UIImage?, color: UIColor?) { (UIImage(named: "walk"), UIColor(named: "brand")) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { list.names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "WalkCell", for: indexPath)
    if let cell = cell as? WalkCell { cell.name.text = list.names[indexPath.row] }
    return cell
  }
}
