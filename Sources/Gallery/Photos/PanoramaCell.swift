import Recycler

/// A wide photo: a prototype of the collection in Main.storyboard, which registers it.
final class PanoramaCell: UICollectionViewCell {
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
