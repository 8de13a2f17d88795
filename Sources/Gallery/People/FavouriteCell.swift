import Recycler

/// A cell from FavouriteCell.xib, with private outlets.
final class FavouriteCell: UITableViewCell {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var nameLabel: UILabel!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var townLabel: UILabel!

  func show(_ person: Person) {
    nameLabel.text = person.name
    townLabel.text = person.town
  }
}
