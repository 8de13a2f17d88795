/// How many cells a screen was given, and how many of them it had seen before.
struct CellCensus {
  private var seen: Set<ObjectIdentifier> = []
  private(set) var given = 0

  /// Cells that were made.
  var made: Int { seen.count }
  /// Times that a cell came back instead of a new one.
  var reused: Int { given - made }

  var summary: String { "\(given) cells were asked for: \(made) were made, \(reused) were reused." }

  /// A cell's identity counts: neither a table nor its pools let go of a cell while the screen is shown.
  mutating func count(_ cell: AnyObject) {
    given += 1
    seen.insert(ObjectIdentifier(cell))
  }
}
