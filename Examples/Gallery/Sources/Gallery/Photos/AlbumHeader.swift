import Recycler

/// The name of an album above its photos: the root of AlbumHeader.xib.
final class AlbumHeader: UICollectionReusableView {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var nameLabel: UILabel!

  func show(album: String) { nameLabel.text = album }
}
