/// A line of the output that knows which of its bytes the template wrote, and which values.
package struct RenderedLine {
  /// The bytes, in which values may have line breaks.
  package let text: [UInt8]
  /// The ranges of the bytes that values wrote, in ascending order.
  package let values: [Range<Int>]
}
