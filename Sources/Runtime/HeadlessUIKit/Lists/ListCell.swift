/// A cell of a table or collection view.
@preconcurrency @MainActor
protocol ListCell: ReusableView {
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  /// Whether the cell was shown before.
  var wasShown: Bool { get set }
  /// Whether the list measures the cell in its next layout.
  var needsMeasuring: Bool { get set }
  var displayingList: (any ListView)? { get }
  /// The segue, from the document, that selecting the cell performs.
  var selectionSegue: (@MainActor (AnyObject) -> Void)? { get }
  func changeSelection(to isSelected: Bool, animated: Bool)
  func changeHighlight(to isHighlighted: Bool)
}

extension ListCell {
  /// Lets the list measure the visible cell in its next layout, if the list's `selfSizingInvalidation` allows it.
  func requestMeasuring(isForConstraints: Bool) {
    guard let list = displayingList, !list.list.cycle.isLayingOut,
      list.measuresCells(afterConstraints: isForConstraints)
    else { return }
    needsMeasuring = true
    list.setNeedsLayout()
  }
}
