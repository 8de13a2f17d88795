/// A row's or an item's place, as two numbers. `IndexPath` is what callers see; it costs a call into Foundation for
/// each number, which the inner loops avoid.
package struct RowPosition: Hashable, Comparable, Sendable {
  package var section: Int
  package var row: Int

  package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  package init(_ indexPath: IndexPath) {
    section = indexPath[0]
    row = indexPath[1]
  }

  package var indexPath: IndexPath { IndexPath(row: row, section: section) }

  package static func < (left: RowPosition, right: RowPosition) -> Bool {
    left.section != right.section ? left.section < right.section : left.row < right.row
  }
}
