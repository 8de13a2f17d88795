import Recycler

/// A line of the list, made in code.
final class ThingCell: UITableViewCell, Reusable {
  func show(_ name: String) { textLabel?.text = name }
}

/// A line of the list, from a nib.
final class SaleCell: UITableViewCell, NibReusable {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var priceLabel: UILabel!

  func show(_ name: String) { priceLabel.text = "\(name) at half the price" }
  var text: String? { priceLabel.text }
}

/// A line of the list, a prototype of the storyboard.
final class SoldCell: UITableViewCell, Reusable {}

/// The header, whose identifier is older than its class.
final class ShelfHeader: UITableViewHeaderFooterView, Reusable {
  static var reuseIdentifier: String { "shelf" }
}

final class PictureCell: UICollectionViewCell, Reusable {}
final class AlbumHeader: UICollectionReusableView, Reusable {}
