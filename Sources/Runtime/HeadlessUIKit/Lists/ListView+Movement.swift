import HeadlessListModel

extension ListView {
  /// Simulates dragging an element.
  package func drag(from source: IndexPath, to proposed: IndexPath) throws(MissedAction) {
    try requireMovement(from: source)
    finishMove(from: source, to: proposed)
    if list.lacksMethod {
      let kind = Self.listKind
      throw MissedAction(
        "the data source doesn't implement \(kind.method("move", "At:to")), without which no \(kind.element) can be "
          + "moved"
      )
    }
  }

  /// Requires that the data source lets an element be moved.
  package func requireMovement(from source: IndexPath) throws(MissedAction) {
    try requireElement(at: source)
    guard mayMove(source) else {
      let kind = Self.listKind
      throw MissedAction(
        "the data source doesn't allow \(kind.element) \(source) to be moved; see \(kind.method("canMove", "At"))"
      )
    }
  }

  /// Moves an element that the user dropped: the delegate may choose another target, and the data source moves the
  /// data.
  func finishMove(from source: IndexPath, to proposed: IndexPath) {
    list.lacksMethod = false
    let target = target(ofMoveFrom: source, proposed: proposed)
    if target == source { return }
    let changes = list.cycle.changes
    moveData(from: source, to: target)
    if list.lacksMethod { return }
    // A data source that reloads the list or applies a snapshot has shown the move itself.
    if list.cycle.changes == changes { showMove(from: source, to: target) }
  }
}
