import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Collects the edits of one source, and the call sites that are left.
struct MigrationDraft {
  private(set) var edits: [Edit] = []
  private(set) var counts: [String: Int] = [:]
  private(set) var left: [LeftCallSite] = []
  /// Whether call sites wait for others to be rewritten.
  private(set) var hasOverlaps = false
  /// Whether each byte is one that an edit replaces, up to the last of these.
  private var isEdited: [Bool] = []

  /// Adds all edits of call sites that are rewritten together.
  ///
  /// - Throws: The reason to leave the call sites if an edit overlaps that of another call site.
  mutating func add(_ rewritings: [Rewriting]) throws(Reason) {
    let own = rewritings.flatMap { rewriting in
      rewriting.edits.filter { !$0.range.isEmpty || !$0.text.isEmpty }
        .map { Edit($0.range, $0.text, "call \(rewriting.accessor)") }
    }
    let overlaps = own.contains { isEdited[$0.range.clamped(to: isEdited.indices)].contains(true) }
    guard !overlaps else {
      hasOverlaps = true
      throw .overlap
    }
    edits += own
    for range in own.map(\.range) where !range.isEmpty {
      isEdited += repeatElement(false, count: max(range.upperBound - isEdited.count, 0))
      isEdited.replaceSubrange(range, with: repeatElement(true, count: range.count))
    }
    for rewriting in rewritings { counts[rewriting.accessor, default: 0] += 1 }
  }

  /// Removes lines that nothing uses afterwards.
  mutating func remove(_ lines: Range<Int>) { edits.append(Edit(lines, "", "remove a constant")) }

  /// Whether an edit changes a part of a range.
  func isEdited(_ range: Range<Int>) -> Bool { edits.contains { $0.range.overlaps(range) } }

  mutating func leave(_ location: SourceLocation, because reason: Reason) {
    left.append(LeftCallSite(location: location, reason: reason.text, isUnlisted: reason.isUnlisted))
  }

  /// Takes the call sites that were left before this draft, if they are the same ones: those that waited are rewritten.
  mutating func keepLocations(of before: [LeftCallSite]) {
    let stayed = before.filter { $0.reason != Reason.overlap.text }
    if stayed.map(\.reason).sorted() == left.map(\.reason).sorted() { left = stayed }
  }
}
