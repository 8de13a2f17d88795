import ListGeometry

/// A row in view.
struct VisibleRow {
  var position: RowPosition
  let cell: UITableViewCell
  /// The start of the row, below the table's header view.
  var start: Double
  var extent: Double

  var end: Double { start + extent }
}

/// A request for a row's cell, while the data source answers it.
@MainActor
final class CellRequest {
  let indexPath: IndexPath
  /// The row's frame, as far as it is known.
  let frame: CGRect
  /// Whether a cell has been dequeued for the request.
  final var isAnswered = false
  /// The existing cell, if the row is reconfigured.
  let existing: UITableViewCell?

  init(indexPath: IndexPath, frame: CGRect, existing: UITableViewCell?) {
    self.indexPath = indexPath
    self.frame = frame
    self.existing = existing
  }
}

/// The methods that delegate classes implement. Swift can't determine that; default implementations return a special
/// value.
struct HeightDecisions {
  var rowHeight: [ObjectIdentifier: Bool] = [:]
  var estimate: [ObjectIdentifier: Bool] = [:]
  /// The height returned for the row that was probed, which isn't requested again.
  var probe: (indexPath: IndexPath, height: CGFloat)?
}

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
