import HeadlessListModel

extension ListView {
  package var element: String { Self.listKind.element }

  package func hasElement(at indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && (0..<numberOfSections).contains(indexPath[0])
      && (0..<elementCount(inSection: indexPath[0])).contains(indexPath[1])
  }

  package func requireElement(at indexPath: IndexPath) throws(MissedAction) {
    let kind = Self.listKind
    guard indexPath.count == 2, (0..<numberOfSections).contains(indexPath.section) else {
      throw MissedAction("there is no \(kind.element) \(indexPath): the \(kind.view) has \(numberOfSections) sections")
    }
    if hasElement(at: indexPath) { return }
    throw MissedAction(
      "there is no \(kind.element) \(indexPath): section \(indexPath.section) has "
        + "\(elementCount(inSection: indexPath.section)) \(kind.element)s"
    )
  }

  package func requireVisibleElement(at indexPath: IndexPath) throws(MissedAction) {
    layoutIfNeeded()
    try requireElement(at: indexPath)
    if shownCell(at: RowPosition(indexPath)) != nil { return }
    let kind = Self.listKind
    throw MissedAction("\(kind.element) \(indexPath) isn't in view; scroll to it first with \(kind.scrollingMethod)")
  }

  package func shownView(at indexPath: IndexPath) -> UIView? { shownCell(at: RowPosition(indexPath)) }

  package func performMenuAction(_ action: Selector, at indexPath: IndexPath) throws(MissedAction) {
    let kind = Self.listKind
    guard showsMenu(at: indexPath) else {
      throw MissedAction(
        "the delegate shows no menu for the \(kind.element); see \(kind.method("shouldShowMenuFor", "At"))"
      )
    }
    guard canPerform(action, at: indexPath) else {
      throw MissedAction("the menu of the \(kind.element) has no such command")
    }
    perform(action, at: indexPath)
  }
}

extension ListKind {
  /// The element as names of methods contain it.
  private var elementInNames: String { self == .table ? "Row" : "Item" }

  /// The name of a method of the data source or the delegate, such as `tableView(_:canMoveRowAt:)`.
  func method(_ start: String, _ end: String) -> String {
    "\(self == .table ? "tableView" : "collectionView")(_:\(start)\(elementInNames)\(end):)"
  }

  /// The name of the method that scrolls to an element.
  fileprivate var scrollingMethod: String { "scrollTo\(elementInNames)(at:at:animated:)" }
}
