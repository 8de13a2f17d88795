/// The number of cells that a screen dequeued, and how many of them were reused.
struct CellCensus {
  private var seen: Set<ObjectIdentifier> = []
  private(set) var given = 0

  /// The number of cells that were made.
  var made: Int { seen.count }
  /// The number of times that a cell was reused.
  var reused: Int { given - made }

  var summary: String { "\(given) cells were requested: \(made) were made, \(reused) were reused." }

  /// Cells are counted by identity: neither a table nor its pools release a cell while the screen is shown.
  mutating func count(_ cell: AnyObject) {
    given += 1
    seen.insert(ObjectIdentifier(cell))
  }
}
