/// The size of an item: its length along the scroll direction and its length across it, in points.
package struct FlowSize: Hashable, Sendable {
  package var along: Double
  package var across: Double

  @inlinable
  package init(along: Double, across: Double) { (self.along, self.across) = (along, across) }
}
