/// The origin and size of an item, relative to the section's first line.
package struct FlowFrame: Equatable {
  package var along = 0.0
  package var across = 0.0
  package var size = FlowSize(along: 0, across: 0)
}
