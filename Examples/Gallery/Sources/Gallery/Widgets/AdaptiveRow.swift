import Recycler

/// A row of a title and a value, which are below each other in the largest text sizes.
final class AdaptiveRow: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    adapt()
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
    adapt()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    adapt()
  }

  private func adapt() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    alignment = isLarge ? .leading : .center
  }
}
