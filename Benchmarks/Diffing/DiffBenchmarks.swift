import Foundation
import HeadlessListModel

/// The difference of two snapshots of UUIDs, compared with the standard library's for the same two arrays. Nothing is
/// kept from one difference to the next.
enum DiffBenchmarks {
  /// A fifth or a tenth of the items are removed, as many are inserted, and some move.
  private static let changes = [
    (count: 5_000, deleted: 1_000, inserted: 1_000, moved: 200),
    (count: 100_000, deleted: 10_000, inserted: 10_000, moved: 2_000),
  ]

  @MainActor static var all: [Benchmark] {
    changes.flatMap { change in
      let arrays = Shared { changed(change.count, change.deleted, change.inserted, change.moved) }
      let baseline = "diff/stdlib/\(change.count)"
      return [
        // Its time grows with the square of the number of changes, so the longer one is measured in one round only.
        Benchmark(
          name: baseline,
          baseline: baseline,
          unit: .nanoseconds,
          rounds: change.count > 10_000 ? 1 : .max
        ) {
          let (old, new) = arrays.value
          return Benchmark.nanoseconds { keep(new.difference(from: old).inferringMoves()) }
        },
        .time("diff/\(change.count)", baseline: baseline, operations: 3) {
          let (old, new) = (content(arrays.value.old), content(arrays.value.new))
          return { for _ in 0..<3 { keep(SnapshotDifference(from: old, to: new)) } }
        },
      ]
    }
  }

  private static func content(_ items: [UUID]) -> SnapshotContent<Int, UUID> {
    SnapshotContent(sections: [0], items: items, counts: [items.count])
  }

  private static func changed(_ count: Int, _ deleted: Int, _ inserted: Int, _ moved: Int) -> (old: [UUID], new: [UUID])
  {
    var random = SeededGenerator(seed: UInt64(count))
    let old = (0..<count).map { _ in UUID() }
    var new = old
    for _ in 0..<deleted { new.remove(at: .random(in: 0..<new.count, using: &random)) }
    for _ in 0..<inserted { new.insert(UUID(), at: .random(in: 0...new.count, using: &random)) }
    for _ in 0..<moved {
      let item = new.remove(at: .random(in: 0..<new.count, using: &random))
      new.insert(item, at: .random(in: 0...new.count, using: &random))
    }
    return (old, new)
  }
}
