extension UITableViewCell {
  /// Highlights the labels and images of a cell that is selected or highlighted, and shows its view for that, as UIKit
  /// does unless the cell has no selection style.
  final func highlightContent() {
    Self.highlight(showsSelection, in: contentView)
    if selectedBackgroundView != nil || multipleSelectionBackgroundView != nil { showSelectionView() }
  }

  private var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  final func selectionViewChanged(from old: UIView?) {
    show(old, false)
    showSelectionView()
  }

  private func showSelectionView() {
    let showsSeveral =
      multipleSelectionBackgroundView != nil
      && tableView.map { editing ? $0.allowsMultipleSelectionDuringEditing : $0.allowsMultipleSelection } ?? false
    show(selectedBackgroundView, showsSelection && !showsSeveral)
    show(multipleSelectionBackgroundView, showsSelection && showsSeveral)
  }

  private static func highlight(_ isHighlighted: Bool, in view: UIView) {
    for view in view.subviews {
      if let label = view as? UILabel, label.isHighlighted != isHighlighted { label.isHighlighted = isHighlighted }
      if let image = view as? UIImageView, image.isHighlighted != isHighlighted { image.isHighlighted = isHighlighted }
      highlight(isHighlighted, in: view)
    }
  }
}
