/// A section or row that is deleted or inserted. A section sorts after its rows, as an index path with UIKit's
/// `NSNotFound` for a row.
struct BatchChange: Hashable, Comparable {
  let section: Int
  let row: Int?

  init(section: Int) {
    self.section = section
    row = nil
  }

  init(_ position: RowPosition) {
    section = position.section
    row = position.row
  }

  private var position: RowPosition { RowPosition(section: section, row: row ?? .max) }
  var messageText: String { position.messageText }

  static func < (left: Self, right: Self) -> Bool { left.position < right.position }
}
