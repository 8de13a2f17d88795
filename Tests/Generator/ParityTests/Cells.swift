import Recycler

// The classes of the rows: as Reusable's users write them, and listed in reuse.json, too.

final class TextCell: UITableViewCell, Reusable {}

final class PictureCell: UITableViewCell, NibReusable {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var pictureView: UIImageView!

  func fill(with image: UIImage?) { pictureView.image = image }
  var image: UIImage? { pictureView.image }
}

final class PrototypeCell: UITableViewCell, Reusable {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var nameLabel: UILabel!

  var name: String? {
    get { nameLabel.text }
    set { nameLabel.text = newValue }
  }
}

final class TextItem: UICollectionViewCell, Reusable {}

final class PictureItem: UICollectionViewCell, NibReusable {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private(set) weak var pictureView: UIImageView!
}

final class PrototypeItem: UICollectionViewCell, Reusable {}

class ParentCell: UITableViewCell, Reusable {}
final class FirstChildCell: ParentCell {}
final class SecondChildCell: ParentCell {}

/// Its identifier and its nib have other names.
final class CustomisedCell: UITableViewCell, NibReusable {}

/// The same, written by hand.
final class HandCustomisedCell: UITableViewCell, NibReusable {
  static var reuseIdentifier: String { "by-hand" }
  static var nib: UINib { UINib(nibName: "PlainBadge", bundle: .module) }
}
