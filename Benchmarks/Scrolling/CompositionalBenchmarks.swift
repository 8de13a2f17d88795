import HeadlessUIKit
import Recycler

/// Compositional layouts of a thousand to a million items, measured like flow layouts: `compositional/…` has eight
/// equal items a line, `compositional/nested/…` groups within groups, `compositional/list/…` rows of estimated heights,
/// and `compositional/tags/…` lines of items of estimated widths. ``Scrolling`` describes what is warm.
enum CompositionalBenchmarks {
  @MainActor static var all: [Benchmark] {
    rows("compositional", .grid) + rows("compositional/nested", .nested) + rows("compositional/list", .list)
      // A measured width moves all measured lines after it, so that only scrolling down is measured.
      + steps("compositional/tags", .tags)
  }

  @MainActor private static func rows(_ group: String, _ shape: CompositionalCollection.Shape) -> [Benchmark] {
    steps(group, shape)
      + Scrolling.rows("\(group)/insert") { name, count, baseline in
        .time(name, baseline: baseline, operations: 200) {
          let collection = CompositionalCollection(count, shape)
          return { insert(200, into: collection) }
        }
      }
      + Scrolling.rows("\(group)/geometry-bytes") { name, count, baseline in
        Benchmark(name: name, baseline: baseline, unit: .bytes) { bytes(shape, count) }
      }
  }

  /// Scrolling in the middle of the content.
  @MainActor private static func steps(_ group: String, _ shape: CompositionalCollection.Shape) -> [Benchmark] {
    let collections = Dictionary(
      uniqueKeysWithValues: Scrolling.counts.map { count in
        (count, Shared { CompositionalCollection(count, shape) })
      }
    )
    func view(_ count: Int) -> UICollectionView {
      (collections[count]?.value ?? CompositionalCollection(count, shape)).view
    }
    return Scrolling.rows("\(group)/step", isRepeated: true) { name, count, baseline in
      .time(name, baseline: baseline, operations: 2_000) { Scrolling.steps(view(count), by: 23, operations: 2_000) }
    }
  }

  /// Inserts items in the middle, one by one.
  @MainActor private static func insert(_ number: Int, into collection: CompositionalCollection) {
    for _ in 0..<number {
      collection.count += 1
      collection.view.insertItems(at: [IndexPath(item: collection.count / 2, section: 0)])
    }
  }

  /// The memory that items add to an empty layout. Nothing is in view, so that no cell is counted.
  @MainActor private static func bytes(_ shape: CompositionalCollection.Shape, _ count: Int) -> Double {
    let collection = CompositionalCollection(0, shape)
    collection.view.frame.size.height = 0
    return Scrolling.bytes(count) {
      collection.count = count
      collection.view.reloadData()
      collection.view.layoutIfNeeded()
    }
  }
}
