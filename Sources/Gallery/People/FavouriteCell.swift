import Recycler

/// A cell designed in FavouriteCell.xib.
final class FavouriteCell: UITableViewCell {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var personLabel: UILabel!

  func show(_ person: Person) {
    personLabel.text = "★ \(person.name), \(person.town)"
  }
}
