/// A row's or an item's place, as two numbers. `IndexPath` is what callers see; it costs a call into Foundation for
/// each number, which the inner loops avoid.
struct RowPosition: Hashable, Comparable, Sendable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  init(_ indexPath: IndexPath) {
    section = indexPath[0]
    row = indexPath[1]
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  static func < (left: RowPosition, right: RowPosition) -> Bool {
    left.section != right.section ? left.section < right.section : left.row < right.row
  }
}
