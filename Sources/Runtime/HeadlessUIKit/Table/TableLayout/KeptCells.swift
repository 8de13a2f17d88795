import HeadlessListModel

/// The cells kept by an update, ordered by their rows' new positions. A layout takes them in order.
struct KeptCells {
  private var cells: [(position: RowPosition, cell: UITableViewCell?)]
  private var next = 0

  init(_ cells: [(RowPosition, UITableViewCell)] = []) {
    self.cells = cells.map { ($0.0, Optional($0.1)) }
    self.cells.sort { $0.position < $1.position }
  }

  mutating func take(_ position: RowPosition) -> UITableViewCell? {
    if cells.isEmpty { return nil }
    if next >= cells.count || cells[next].position != position {
      guard let found = cells.firstIndex(where: { $0.position == position }) else { return nil }
      next = found
    }
    defer { next += 1 }
    let cell = cells[next].cell
    cells[next].cell = nil
    return cell
  }

  /// Removes and returns the remaining cells.
  mutating func takeAll() -> [(RowPosition, UITableViewCell)] {
    if cells.isEmpty { return [] }
    defer { self = KeptCells() }
    return cells.compactMap { kept in kept.cell.map { (kept.position, $0) } }
  }
}
