import UIKit

final class PlaceCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var countryLabel: UILabel!

  func show(_ place: Place) {
    nameLabel.text = place.name
    countryLabel.text = place.country
  }
}
