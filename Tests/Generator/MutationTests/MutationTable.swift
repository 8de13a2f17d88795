import Foundation

/// How many changes of each kind the linter reports, and why it doesn't report the others.
struct MutationTable: Sendable {
  struct Count: Sendable {
    var total = 0
    var reported = 0

    var share: Double { total == 0 ? 1 : Double(reported) / Double(total) }

    mutating func add(isReported: Bool) {
      total += 1
      if isReported { reported += 1 }
    }

    static func + (one: Count, other: Count) -> Count {
      Count(total: one.total + other.total, reported: one.reported + other.reported)
    }
  }

  /// The counts of a kind.
  struct Counts: Sendable {
    var all = Count()
    /// Those whose class the sources declare, or whose name the assets have.
    var eligible = Count()
    /// The changes that aren't reported, by reason.
    var misses: [String: [String]] = [:]
  }

  private var counts: [Change.Kind: Counts] = [:]

  subscript(kind: Change.Kind) -> Counts { counts[kind] ?? Counts() }

  mutating func add(_ change: Change, isReported: Bool, miss: @autoclosure () -> (reason: String, example: String)) {
    var counts = self[change.kind]
    counts.all.add(isReported: isReported)
    if change.isEligible {
      counts.eligible.add(isReported: isReported)
      if !isReported {
        let miss = miss()
        counts.misses[miss.reason, default: []].append(miss.example)
      }
    }
    self.counts[change.kind] = counts
  }

  mutating func merge(_ other: MutationTable) {
    for (kind, added) in other.counts {
      var counts = self[kind]
      counts.all = counts.all + added.all
      counts.eligible = counts.eligible + added.eligible
      counts.misses.merge(added.misses, uniquingKeysWith: +)
      self.counts[kind] = counts
    }
  }

  /// A line for each kind, then the reasons of misses with up to three examples.
  var text: String {
    let header = ["kind", "changes", "class in sources", "reported", "share"]
    let rows = Change.Kind.allCases.map { kind in
      let counts = self[kind]
      return [kind.rawValue, "\(counts.all.total)"] + cells(counts.eligible)
    }
    let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
    let lines = ([header] + rows).map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "  ")
    }
    return (lines + [""] + misses).joined(separator: "\n")
  }

  private func cells(_ count: Count) -> [String] {
    ["\(count.total)", "\(count.reported)", String(format: "%.1f %%", 100 * count.share)]
  }

  private var misses: [String] {
    Change.Kind.allCases.flatMap { kind in
      self[kind].misses.sorted { $0.key < $1.key }.flatMap { reason, examples in
        ["\(kind.rawValue): \(examples.count) not reported: \(reason)"]
          + examples.sorted().prefix(100).map { "    \($0)" }
      }
    }
  }
}
