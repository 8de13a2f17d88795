import HeadlessUIKit
import Recycler

/// Flow layouts of a thousand to a million items, measured like tables: `flow/…` has one item per line, `flow/grid/…`
/// about eight of different widths, and `flow/equal/…` eight equal ones.
/// ``Scrolling`` describes what is warm.
enum FlowBenchmarks {
  private static let equal = CGSize(width: 35, height: 23)
  private static let odd = CGSize(width: 40, height: 30)

  @MainActor static var all: [Benchmark] {
    rows("flow", .list) + rows("flow/grid", .grid)
      + Scrolling.rows("flow/reload", isRepeated: true) { name, count, baseline in
        .time(name, baseline: baseline, operations: 200) {
          let collection = EstimatedCollection(count)
          return {
            for _ in 0..<200 {
              collection.view.reloadData()
              collection.view.layoutIfNeeded()
            }
          }
        }
      }
      // Inserts an item of another size among equal ones: all lines after it begin at other items.
      + Scrolling.rows("flow/equal/insert-odd") { name, count, baseline in
        .time(name, baseline: baseline, operations: 200) {
          let collection = SizedCollection(count, .equal(equal))
          collection.sizes = .equal(odd)
          return { insert(200, into: collection) }
        }
      }
      + [
        Benchmark(
          name: "flow/equal/geometry-bytes/1000000",
          baseline: "flow/geometry-bytes/1000",
          unit: .bytes
        ) { bytes(.equal(equal), 1_000_000) }
      ]
  }

  @MainActor private static func rows(_ group: String, _ sizes: SizedCollection.Sizes) -> [Benchmark] {
    let collections = Dictionary(
      uniqueKeysWithValues: Scrolling.counts.map { count in (count, Shared { SizedCollection(count, sizes) }) }
    )
    func view(_ count: Int) -> UICollectionView { (collections[count]?.value ?? SizedCollection(count, sizes)).view }
    return Scrolling.rows("\(group)/step", isRepeated: true) { name, count, baseline in
      .time(name, baseline: baseline, operations: 2_000) { Scrolling.steps(view(count), by: 23, operations: 2_000) }
    }
      + Scrolling.rows("\(group)/page", isRepeated: true) { name, count, baseline in
        .time(name, baseline: baseline, operations: 200) { Scrolling.steps(view(count), by: 800, operations: 200) }
      }
      + Scrolling.rows("\(group)/jump", isRepeated: true) { name, count, _ in
        .time(name, baseline: "\(group)/page/\(count)/repeated", operations: 200) {
          Scrolling.jumps(view(count), operations: 200)
        }
      }
      + Scrolling.rows("\(group)/insert") { name, count, baseline in
        .time(name, baseline: baseline, operations: 200) {
          let collection = SizedCollection(count, sizes)
          return { insert(200, into: collection) }
        }
      }
      + Scrolling.rows("\(group)/geometry-bytes") { name, count, baseline in
        Benchmark(name: name, baseline: baseline, unit: .bytes) { bytes(sizes, count) }
      }
  }

  /// Inserts items in the middle, one by one.
  @MainActor private static func insert(_ number: Int, into collection: LongCollection) {
    for _ in 0..<number {
      collection.count += 1
      collection.view.insertItems(at: [IndexPath(item: collection.count / 2, section: 0)])
    }
  }

  /// The memory that items add to an empty layout. Nothing is in view, so that no cell is counted.
  @MainActor private static func bytes(_ sizes: SizedCollection.Sizes, _ count: Int) -> Double {
    let collection = SizedCollection(0, sizes)
    collection.view.frame.size.height = 0
    return Scrolling.bytes(count) {
      collection.count = count
      collection.view.reloadData()
      collection.view.layoutIfNeeded()
    }
  }
}
