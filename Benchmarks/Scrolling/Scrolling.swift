import HeadlessUIKit

/// The measurements that tables and collection views share.
///
/// Warm in rows whose names end in `/repeated`: the cells in the pools, and the heights or sizes of rows that an
/// earlier step showed. In the others, new rows are measured. Fonts aren't used: cells show no text.
@MainActor
enum Scrolling {
  /// The numbers of rows or items. The smallest is the baseline of the others.
  static let counts = [1_000, 100_000, 1_000_000]

  /// A row of the results for each number of rows.
  ///
  /// - Parameter isRepeated: Whether the same rows are shown again and again.
  static func rows(
    _ name: String,
    isRepeated: Bool = false,
    _ row: (_ name: String, _ count: Int, _ baseline: String) -> Benchmark
  ) -> [Benchmark] {
    let ending = isRepeated ? "/repeated" : ""
    return counts.map { row("\(name)/\($0)\(ending)", $0, "\(name)/\(counts[0])\(ending)") }
  }

  /// Scrolls in the middle of the content, down by a distance each time.
  static func steps(_ view: UIScrollView, by distance: CGFloat, operations: Int) -> @MainActor () -> Void {
    let middle = view.contentSize.height / 2
    let reach = min(middle - view.bounds.height, 100 * view.bounds.height)
    var offset = middle - reach
    return {
      for _ in 0..<operations {
        offset += distance
        if offset > middle + reach { offset = middle - reach }
        view.contentOffset.y = offset
        view.layoutIfNeeded()
      }
    }
  }

  /// Jumps between random offsets of the content.
  static func jumps(_ view: UIScrollView, operations: Int) -> @MainActor () -> Void {
    var random = SeededGenerator(seed: 1)
    let offsets = (0..<operations).map { _ in
      CGFloat.random(in: 0...view.contentSize.height - view.bounds.height, using: &random)
    }
    return {
      for offset in offsets {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
      }
    }
  }

  /// The bytes on the heap that one row takes: the growth during `fill`, divided by the number of rows.
  static func bytes(_ count: Int, _ fill: () -> Void) -> Double {
    let before = HeapUse.bytes
    fill()
    return Double(HeapUse.bytes - before) / Double(count)
  }
}
