/// A cell of a table or collection view.
@preconcurrency
@MainActor
protocol ListCell: ReusableView {
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  /// Whether the cell was shown before.
  var wasShown: Bool { get set }
  /// Whether the list measures the cell in its next layout.
  var needsMeasuring: Bool { get set }
  /// The list that shows the cell.
  var displayingList: (any ListView)? { get }
  /// The segue, from the document, that selecting the cell performs.
  var selectionSegue: (@MainActor (AnyObject) -> Void)? { get }
  func changeSelection(to isSelected: Bool, animated: Bool)
  func changeHighlight(to isHighlighted: Bool)
}

extension ListCell {
  /// Lets the list measure the visible cell in its next layout, as far as the list's `selfSizingInvalidation` says.
  func requestMeasuring(isForConstraints: Bool) {
    guard let list = displayingList, !list.list.cycle.isLayingOut else { return }
    switch list.selfSizingInvalidation {
    case .disabled: return
    case .enabled: if isForConstraints { return }
    case .enabledIncludingConstraints: break
    }
    needsMeasuring = true
    list.setNeedsLayout()
  }
}

extension UITableViewCell: ListCell {
  var displayingList: (any ListView)? { superview as? UITableView }
  func changeSelection(to isSelected: Bool, animated: Bool) { setSelected(isSelected, animated: animated) }
  func changeHighlight(to isHighlighted: Bool) { setHighlighted(isHighlighted, animated: false) }
}

extension UICollectionViewCell: ListCell {
  var displayingList: (any ListView)? { superview == nil ? nil : containingCollectionView }
  func changeSelection(to isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
  func changeHighlight(to isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
