import UIKit

/// A place, and whether it is a favorite.
final class PlaceViewController: UIViewController {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var favoriteSwitch: UISwitch!
  var place = Place(name: "", country: "")
  var favoriteChanged: (Bool) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = place.name
    nameLabel.text = "\(place.name), \(place.country)"
    favoriteSwitch.isOn = place.isFavorite
  }

  @IBAction private func favoriteSwitched(_ sender: UISwitch) {
    favoriteChanged(sender.isOn)
  }
}
