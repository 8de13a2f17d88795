/// A line of a section's items.
package struct FlowLine: Equatable {
  package var items: Range<Int>
  /// The start of the line along the scroll direction, relative to the section's first line.
  package var offset: Double
  /// The length of the line's longest item.
  package var extent: Double
  /// The section's change count when the line was computed; any later change may have altered the line.
  var changeCount = 0
}
