import Recycler

/// A title with stars, used three times in Main.storyboard, which sets `title` and `stars` as user-defined runtime
/// attributes. It is the File's Owner of RatingWidget.xib, which contains its content.
final class RatingWidget: UIView {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private var titleLabel: UILabel!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private var starsLabel: UILabel!

  @IBInspectable var title: String = "" {
    didSet { titleLabel.text = title }
  }

  /// How many of the five stars are filled.
  @IBInspectable var stars: Int = 0 {
    didSet {
      starsLabel.text = String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars)
      starsLabel.accessibilityLabel = "\(stars) of 5 stars"
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    loadNibContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadNibContent()
  }
}
