/// The section and row of a table's row, or the section and item of a collection's item.
///
/// Callers see `IndexPath`, which costs a call into Foundation for each number. The inner loops use this type instead.
package struct RowPosition: Hashable, Comparable, Sendable {
  package var section: Int
  package var row: Int

  @inlinable
  package init(section: Int, row: Int) { (self.section, self.row) = (section, row) }

  @inlinable
  package static func == (left: RowPosition, right: RowPosition) -> Bool {
    left.section == right.section && left.row == right.row
  }

  @inlinable
  package static func < (left: RowPosition, right: RowPosition) -> Bool {
    left.section != right.section ? left.section < right.section : left.row < right.row
  }

  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(section)
    hasher.combine(row)
  }

  /// The position as UIKit's messages show the index path.
  var messageText: String { "{length = 2, path = \(section) - \(row)}" }
}
