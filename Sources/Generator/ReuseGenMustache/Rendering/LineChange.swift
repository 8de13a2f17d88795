/// A change to the long lines of the output, such as folding them.
///
/// It is made while the output is written, because a copy of a large output takes as much memory again.
package struct LineChange: Sendable {
  /// Lines that have more bytes are changed.
  let width: Int
  /// Makes the new lines from the old ones.
  let change: @Sendable (RenderedLine) -> [UInt8]

  package init(ofLinesWiderThan width: Int, _ change: @escaping @Sendable (RenderedLine) -> [UInt8]) {
    self.width = width
    self.change = change
  }
}
