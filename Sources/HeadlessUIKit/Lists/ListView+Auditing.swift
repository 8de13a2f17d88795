import ListGeometry

extension ListView {
  /// The index paths of all elements.
  package var allIndexPaths: [IndexPath] {
    reloadIfNeeded()
    return loadedCounts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(row: $0, section: section) }
    }
  }

  /// The numbers of rows or items, as the data source returns them now.
  package var countedRows: [Int] { requestedCounts() }

  /// The cells in view, in the order of their elements.
  package var shownCells: [Cell] {
    layoutIfNeeded()
    return shownPositions.sorted().compactMap(shownCell)
  }

  /// The identifier under which a cell is reused; `nil` if it isn't reused.
  package func reuseIdentifier(of cell: Cell) -> String? { cell.reuseIdentifier }

  /// Selects and highlights a cell, as a finger does.
  package func select(_ cell: Cell) {
    cell.changeHighlight(to: true)
    cell.changeSelection(to: true, animated: false)
  }

  /// Taps, swipes and edits an element, and opens its menu.
  package func operate(_ indexPath: IndexPath) {
    layoutIfNeeded()
    guard hasElement(at: indexPath) else { return }
    scrollToMiddle(indexPath)
    if isShown(indexPath) {
      _ = swipeActions(at: indexPath, leading: true)
      _ = swipeActions(at: indexPath, leading: false)
      _ = contextMenu(at: indexPath)?.menu
      for _ in 0..<2 {
        isEditing.toggle()
        layoutIfNeeded()
      }
    }
    // The delegate may remove the element.
    if hasElement(at: indexPath), isShown(indexPath) { try? tap(at: indexPath) }
    layoutIfNeeded()
  }

  private func isShown(_ indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    return shownCell(at: RowPosition(indexPath)) != nil
  }
}
