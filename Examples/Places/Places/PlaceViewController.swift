import UIKit

/// A place, which a switch marks with a star.
final class PlaceViewController: UIViewController {
  @IBOutlet private weak var nameLabel: UILabel!
  var place = Place(name: "", country: "")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = place.name
    nameLabel.text = "\(place.name), \(place.country)"
  }

  @IBAction private func markSwitched(_ sender: UISwitch) { title = sender.isOn ? "★ \(place.name)" : place.name }
}
