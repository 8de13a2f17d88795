import Recycler

/// A cell from PolaroidCell.xib.
final class PolaroidCell: UICollectionViewCell {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var captionLabel: UILabel!

  func show(number: Int) { captionLabel.text = "[\(number)]" }
}
