import Recycler

/// A line of the list, made in code.
final class ThingCell: UITableViewCell {
  func show(_ name: String) { textLabel?.text = name }
}

/// A line of the list, from a nib.
final class SaleCell: UITableViewCell {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var priceLabel: UILabel!

  func show(_ name: String) { priceLabel.text = "\(name) at half the price" }
  var text: String? { priceLabel.text }
}

/// A line of the list, a prototype of the storyboard.
final class SoldCell: UITableViewCell {}

/// The header, whose identifier is older than its class.
final class ShelfHeader: UITableViewHeaderFooterView {}

final class PictureCell: UICollectionViewCell {}
final class AlbumHeader: UICollectionReusableView {}
