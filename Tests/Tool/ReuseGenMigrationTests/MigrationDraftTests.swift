import ReuseGenTestSupport
import Testing

@testable import ReuseGenMigration

/// The edits of call sites, beside a search of all edits that were added before.
struct MigrationDraftTests {
  @Test(arguments: 0..<200)
  func callSitesThatOverlapOthersAreLeft(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var draft = MigrationDraft()
    var added: [Range<Int>] = []
    for number in 0..<20 {
      let ranges = (0...Int.random(in: 0...2, using: &random)).map { _ in
        let start = Int.random(in: 0...60, using: &random)
        return start..<(start + Int.random(in: 0...4, using: &random))
      }
      let isFree = !ranges.contains { range in added.contains { $0.overlaps(range) } }
      let rewriting = Rewriting(accessor: "call\(number)", edits: ranges.map { ($0, "new") })
      let isAdded = (try? draft.add([rewriting])) != nil
      #expect(isAdded == isFree, "\(ranges) after \(added)")
      if isFree { added += ranges }
    }
    #expect(draft.edits.map(\.range) == added)
  }
}
