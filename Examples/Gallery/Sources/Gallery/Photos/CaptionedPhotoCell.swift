import Recycler

/// The superclass of cells that show a photo above its caption.
class CaptionedPhotoCell: UICollectionViewCell {
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
