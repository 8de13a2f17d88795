import HeadlessListModel

extension ListView {
  var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  private var allowsAny: Bool { allowsSeveral || (isEditing ? allowsSelectionDuringEditing : allowsSelection) }

  func select(_ indexPath: IndexPath?, animated: Bool) {
    guard let indexPath else {
      for position in list.selection.positions { mark(position, selected: false, animated: animated) }
      list.selection = Selection()
      return
    }
    if hasElement(at: indexPath) { select(RowPosition(indexPath), animated: animated) }
  }

  private func select(_ position: RowPosition, animated: Bool) {
    if !allowsSeveral {
      for other in list.selection.positions where other != position {
        mark(other, selected: false, animated: animated)
      }
      list.selection.keepOnly(position)
    }
    list.selection.insert(position)
    mark(position, selected: true, animated: animated)
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    let position = RowPosition(indexPath)
    if list.selection.remove(position) { mark(position, selected: false, animated: animated) }
  }

  private func mark(_ position: RowPosition, selected: Bool, animated: Bool) {
    guard let cell = shownCell(at: position), cell.isSelected != selected else { return }
    cell.changeSelection(to: selected, animated: animated)
  }

  func restoreState(of cell: Cell, at position: RowPosition) {
    let isSelected = list.selection.contains(position)
    // As in UIKit, each cell of a table is told, also of no change.
    if Self.listKind == .table || cell.isSelected != isSelected {
      cell.changeSelection(to: isSelected, animated: false)
    }
    if cell.isHighlighted { cell.changeHighlight(to: false) }
  }

  func countShown(_ cell: Cell) {
    list.shownCells.count(wasShown: cell.wasShown)
    cell.wasShown = true
  }
}

// MARK: Taps

extension ListView {
  /// Simulates a tap: highlights the element, and selects it or, if several elements may be selected, deselects it.
  /// Calls the delegate's methods in UIKit's order.
  package func tap(at indexPath: IndexPath) throws(MissedAction) {
    try requireVisibleElement(at: indexPath)
    if togglesByTap(indexPath) { return }
    let position = RowPosition(indexPath)
    guard allowsAny, let cell = shownCell(at: position), mayHighlight(indexPath) else { return }
    cell.changeHighlight(to: true)
    didHighlight(indexPath)
    // As in UIKit: a row isn't highlighted any more when it is selected, an item still is.
    if Self.listKind == .table { endHighlight(of: cell, at: indexPath) }
    if allowsSeveral, list.selection.contains(position) {
      deselectAsTouched(indexPath)
    } else {
      selectAsTouched(indexPath)
    }
    if Self.listKind == .collection { endHighlight(of: cell, at: indexPath) }
    didTap()
    if !isEditing { performPrimaryAction(at: indexPath) }
  }

  private func endHighlight(of cell: Cell, at indexPath: IndexPath) {
    cell.changeHighlight(to: false)
    didUnhighlight(indexPath)
  }

  private func selectAsTouched(_ touched: IndexPath) {
    guard let chosen = elementToSelect(for: touched) else { return }
    let position = RowPosition(chosen)
    if !allowsSeveral {
      for other in list.selection.positions where other != position {
        guard mayReplaceSelection(of: other.indexPath) else { return }
        mark(other, selected: false, animated: false)
        list.selection.remove(other)
        didDeselect(other.indexPath)
      }
    }
    select(position, animated: false)
    // UIKit performs a cell's segue before it notifies the delegate of the selection.
    if let cell = shownCell(at: position) { cell.selectionSegue?(cell) }
    didSelect(chosen)
  }

  private func deselectAsTouched(_ touched: IndexPath) {
    guard let chosen = elementToDeselect(for: touched) else { return }
    deselect(chosen, animated: false)
    didDeselect(chosen)
  }

  /// Simulates a drag of two fingers over elements, which selects them. Returns whether the list and its delegate allow
  /// it.
  package func selectSeveral(at indexPaths: [IndexPath]) throws(MissedAction) -> Bool {
    for indexPath in indexPaths { try requireVisibleElement(at: indexPath) }
    guard let first = indexPaths.first else { throw MissedAction("no \(element) is specified") }
    guard beginSelectingSeveral(at: first) else { return false }
    for indexPath in indexPaths where !list.selection.contains(RowPosition(indexPath)) { try tap(at: indexPath) }
    endSelectingSeveral()
    return true
  }
}
