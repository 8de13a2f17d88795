/// A cell of a table or collection view.
@preconcurrency
@MainActor
protocol ListCell: ReusableView {
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  /// Whether the cell was shown before.
  var wasShown: Bool { get set }
  /// The segue, from the document, that selecting the cell performs.
  var selectionSegue: (@MainActor (AnyObject) -> Void)? { get }
  func changeSelection(to isSelected: Bool, animated: Bool)
  func changeHighlight(to isHighlighted: Bool)
}

extension UITableViewCell: ListCell {
  func changeSelection(to isSelected: Bool, animated: Bool) { setSelected(isSelected, animated: animated) }
  func changeHighlight(to isHighlighted: Bool) { setHighlighted(isHighlighted, animated: false) }
}

extension UICollectionViewCell: ListCell {
  func changeSelection(to isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
  func changeHighlight(to isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
