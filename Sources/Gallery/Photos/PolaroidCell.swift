import Recycler

/// A photo in a frame, from PolaroidCell.xib.
final class PolaroidCell: UICollectionViewCell {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var landscapeView: LandscapeView!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var captionLabel: UILabel!

  func show(_ photo: Photo) {
    landscapeView.show(photo)
    captionLabel.text = photo.place
  }
}
