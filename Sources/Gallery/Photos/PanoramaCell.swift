import Recycler

/// A prototype of the collection in Main.storyboard, which registers it.
final class PanoramaCell: UICollectionViewCell {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var captionLabel: UILabel!

  func show(number: Int) { captionLabel.text = "<\(number)>" }
}
