import HeadlessListModel

extension ListView {
  package var allIndexPaths: [IndexPath] {
    reloadIfNeeded()
    return loadedCounts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(row: $0, section: section) }
    }
  }

  package var shownCells: [Cell] {
    layoutIfNeeded()
    return shownPositions.sorted().compactMap { shownCell(at: $0) }
  }

  package func reuseIdentifier(of cell: Cell) -> String? { cell.reuseIdentifier }

  package func showAsSelected(_ cell: Cell) {
    cell.changeHighlight(to: true)
    cell.changeSelection(to: true, animated: false)
  }

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
