/// How a row of a list is shown within its group.
package struct RowLook {
  /// The color behind a row without one of its own.
  package var background: UIColor
  /// Whether the row is the first or the last one of an inset group, whose corners are round.
  package var roundsTop = false
  package var roundsBottom = false

  /// The radius of the corners of inset groups, in points.
  package static let cornerRadius: CGFloat = 10
}
