extension UITableViewCell {
  /// Highlights the labels and images of a cell that is selected or highlighted, as UIKit does unless the cell has no
  /// selection style.
  final func highlightContent() {
    Self.highlight((isSelected || isHighlighted) && selectionStyle != .none, in: contentView)
  }

  private static func highlight(_ isHighlighted: Bool, in view: UIView) {
    for view in view.subviews {
      if let label = view as? UILabel, label.isHighlighted != isHighlighted { label.isHighlighted = isHighlighted }
      if let image = view as? UIImageView, image.isHighlighted != isHighlighted { image.isHighlighted = isHighlighted }
      highlight(isHighlighted, in: view)
    }
  }
}
