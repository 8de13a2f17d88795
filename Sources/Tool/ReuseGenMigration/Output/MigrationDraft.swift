import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Collects the edits of one source, and the call sites that are left.
struct MigrationDraft {
  private(set) var edits: [Edit] = []
  private(set) var counts: [String: Int] = [:]
  private(set) var left: [LeftCallSite] = []
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
    if overlaps { throw .overlap }
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

  /// Takes the locations that call sites had before this draft.
  ///
  /// Only those that waited have new reasons. What is left of call sites that were rewritten, such as the text of an
  /// identifier, is `lint`'s to report.
  mutating func keepLocations(of before: [LeftCallSite]) {
    var stayed = Dictionary(grouping: before, by: \.reason)
    let waiting = stayed.removeValue(forKey: Reason.overlap.text) ?? []
    left = Dictionary(grouping: left, by: \.reason).flatMap { reason, sites in
      let old = stayed[reason] ?? []
      guard old.count <= sites.count else { return sites }
      return old
        + zip(sites.dropFirst(old.count), waiting).map {
          LeftCallSite(location: $1.location, reason: reason, isUnlisted: $0.isUnlisted)
        }
    }
  }
}
