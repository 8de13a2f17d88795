import Recycler

/// A button whose title follows the user's text size.
final class ScaledButton: UIButton {
  override func awakeFromNib() {
    super.awakeFromNib()
    titleLabel?.adjustsFontForContentSizeCategory = true
  }
}
