/// The selected rows or items.
package struct Selection {
  /// In the order of selection.
  package private(set) var positions: [RowPosition] = []
  /// The same positions as a set, so that showing a cell needs no linear search.
  private var members: Set<RowPosition> = []

  package init(_ positions: [RowPosition] = []) {
    for position in positions { insert(position) }
  }

  package var isEmpty: Bool { positions.isEmpty }

  package func contains(_ position: RowPosition) -> Bool { members.contains(position) }

  package mutating func insert(_ position: RowPosition) {
    if members.insert(position).inserted { positions.append(position) }
  }

  /// Returns `false` if the position wasn't selected.
  @discardableResult
  package mutating func remove(_ position: RowPosition) -> Bool {
    if members.remove(position) == nil { return false }
    if let index = positions.firstIndex(of: position) { positions.remove(at: index) }
    return true
  }

  package mutating func keepOnly(_ position: RowPosition) { self = Selection(contains(position) ? [position] : []) }

  /// The positions that remain selected after a batch of updates, as they are numbered after it.
  package func following(_ plan: BatchPlan) -> Selection {
    if isEmpty { return self }
    return Selection(
      positions.compactMap { position in
        if case .kept(let new) = plan.fate(of: position) { return new }
        return nil
      }
    )
  }
}
