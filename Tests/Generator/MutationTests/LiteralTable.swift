/// How many changes of each kind the linter reports, and which it doesn't.
struct LiteralTable: Sendable {
  /// The name and the way in which code states it.
  struct Row: Hashable, Sendable, CustomStringConvertible {
    let kind: LiteralChange.Kind
    let form: LiteralChange.Form

    var description: String { "\(kind), \(form.rawValue)" }
  }

  static var rows: [Row] {
    LiteralChange.Kind.allCases.flatMap { kind in LiteralChange.Form.allCases.map { Row(kind: kind, form: $0) } }
  }

  private var counts: [Row: MutationTable.Count] = [:]
  private var misses: [String] = []

  subscript(row: Row) -> MutationTable.Count { counts[row] ?? MutationTable.Count() }

  mutating func add(_ change: LiteralChange, isReported: Bool, in place: String) {
    let row = Row(kind: change.kind, form: change.form)
    counts[row, default: MutationTable.Count()].add(isReported: isReported)
    if !isReported { misses.append("    \(row): \(place): \(change.value)") }
  }

  mutating func merge(_ other: LiteralTable) {
    counts.merge(other.counts) { $0 + $1 }
    misses += other.misses
  }

  var text: String {
    let rows = Self.rows.map { "\($0): \(self[$0].reported) of \(self[$0].total)" }
    return (rows + misses.sorted()).joined(separator: "\n")
  }
}
