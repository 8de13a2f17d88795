import ListGeometry

/// A row in view.
struct VisibleRow {
  var position: RowPosition
  let cell: UITableViewCell
  /// Where the row begins, below the table's header view.
  var start: Double
  var extent: Double

  var end: Double { start + extent }
}

/// The question of which cell a row has, while the data source answers it.
@MainActor
final class CellRequest {
  let indexPath: IndexPath
  /// The row's place, as far as it is known.
  let frame: CGRect
  /// Whether a cell was already dequeued for it.
  final var isAnswered = false
  /// The cell that stays, where a row is only configured anew.
  let existing: UITableViewCell?

  init(indexPath: IndexPath, frame: CGRect, existing: UITableViewCell?) {
    self.indexPath = indexPath
    self.frame = frame
    self.existing = existing
  }
}

/// Which methods a delegate's class implements. Swift can't tell; a default implementation answers that it is
/// undecided.
struct HeightDecisions {
  var rowHeight: [ObjectIdentifier: Bool] = [:]
  var estimate: [ObjectIdentifier: Bool] = [:]
  /// The answer about the row that was asked about first, so that it isn't asked about twice.
  var probe: (indexPath: IndexPath, height: CGFloat)?
}

/// The cells that stay through an update, by their rows' new places, in order: a layout takes them one after the other.
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

  /// Those that were not taken.
  mutating func takeAll() -> [(RowPosition, UITableViewCell)] {
    if cells.isEmpty { return [] }
    defer { self = KeptCells() }
    return cells.compactMap { kept in kept.cell.map { (kept.position, $0) } }
  }
}
