import ReuseGenCore
import SourceDeclarations

/// Collects the edits of one source, and the call sites that are left.
struct MigrationDraft {
  private(set) var edits: [Edit] = []
  private(set) var counts: [String: Int] = [:]
  private(set) var left: [LeftCallSite] = []

  /// Adds all edits of a call site.
  mutating func rewrite(to accessor: String, _ changes: [(range: Range<Int>, text: String)]) {
    edits += changes.map { Edit($0.range, $0.text, "call \(accessor)") }
    counts[accessor, default: 0] += 1
  }

  mutating func leave(_ location: SourceLocation, because reason: String) {
    left.append(LeftCallSite(location: location, reason: reason))
  }
}
