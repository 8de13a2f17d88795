import ListGeometry

extension UITableView {
  /// The implementation of `indexPathsForSelectedRows` in this class.
  final var ownIndexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.positions.map(\.indexPath)
  }

  /// The implementation of `scrollToNearestSelectedRow` in this class.
  final func ownScrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let middle = contentOffset.y + bounds.height / 2
    let nearest = selection.positions.map(\.indexPath).min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func select(_ position: RowPosition, animated: Bool) {
    if !allowsSeveral {
      for other in selection.positions where other != position { mark(other, selected: false, animated: animated) }
      selection.keepOnly(position)
    }
    selection.insert(position)
    mark(position, selected: true, animated: animated)
  }

  func mark(_ position: RowPosition, selected: Bool, animated: Bool) {
    guard let cell = visibleRow(at: position)?.cell, cell.isSelected != selected else { return }
    cell.setSelected(selected, animated: animated)
  }

  /// Simulates a tap: highlights the row, and selects it or, if several rows may be selected, deselects it. Calls the
  /// delegate's methods in UIKit's order.
  package func tapRow(at indexPath: IndexPath) throws(MissedAction) {
    try requireVisibleRow(at: indexPath)
    let isAllowed = isEditing ? allowsSelectionDuringEditing || allowsSeveral : allowsSelection || allowsSeveral
    guard isAllowed, let row = visibleRow(at: RowPosition(indexPath)) else { return }
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
    row.cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    row.cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    if allowsSeveral, selection.contains(row.position) {
      deselectAsTouched(indexPath)
    } else {
      selectAsTouched(indexPath)
    }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    if !isEditing, let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath) {
      delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
    }
  }

  private func selectAsTouched(_ touched: IndexPath) {
    guard let delegate else {
      select(RowPosition(touched), animated: false)
      return performSelectionSegue(of: RowPosition(touched))
    }
    guard let chosen = delegate.tableView(self, willSelectRowAt: touched) else { return }
    let position = RowPosition(chosen)
    if !allowsSeveral {
      for other in selection.positions where other != position {
        if delegate.tableView(self, willDeselectRowAt: other.indexPath) == nil { return }
        mark(other, selected: false, animated: false)
        selection.remove(other)
        delegate.tableView(self, didDeselectRowAt: other.indexPath)
      }
    }
    select(position, animated: false)
    performSelectionSegue(of: position)
    delegate.tableView(self, didSelectRowAt: chosen)
  }

  /// UIKit performs a cell's segue before it notifies the delegate of the selection.
  private func performSelectionSegue(of position: RowPosition) {
    if let cell = visibleRow(at: position)?.cell { cell.selectionSegue?(cell) }
  }

  private func deselectAsTouched(_ touched: IndexPath) {
    let chosen = delegate?.tableView(self, willDeselectRowAt: touched) ?? (delegate == nil ? touched : nil)
    guard let chosen else { return }
    deselectRow(at: chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }
}
