import Recycler

/// A cell from FavouriteCell.xib.
final class FavouriteCell: UITableViewCell {
  func show(_ person: Person) {
    textLabel?.text = "★ \(person.name), \(person.town)"
  }
}
