/// The selected rows or items.
struct Selection {
  /// In the order of selection.
  private(set) var positions: [RowPosition] = []
  /// The same, so that each cell that is shown costs no search.
  private var members: Set<RowPosition> = []

  init(_ positions: [RowPosition] = []) {
    for position in positions { insert(position) }
  }

  var isEmpty: Bool { positions.isEmpty }

  func contains(_ position: RowPosition) -> Bool { members.contains(position) }

  mutating func insert(_ position: RowPosition) {
    if members.insert(position).inserted { positions.append(position) }
  }

  /// `false` where it wasn't selected.
  @discardableResult
  mutating func remove(_ position: RowPosition) -> Bool {
    if members.remove(position) == nil { return false }
    if let index = positions.firstIndex(of: position) { positions.remove(at: index) }
    return true
  }

  mutating func keepOnly(_ position: RowPosition) { self = Selection(contains(position) ? [position] : []) }

  /// What stays selected after a batch of updates, at its new places.
  func following(_ plan: BatchPlan) -> Selection {
    if isEmpty { return self }
    return Selection(
      positions.compactMap { position in
        if case .kept(let new) = plan.fate(of: position) { return new }
        return nil
      }
    )
  }
}
