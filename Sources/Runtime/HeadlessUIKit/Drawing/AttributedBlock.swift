/// Attributed text in a rectangle.
package struct AttributedBlock {
  package let lines: AttributedLines
  package let bounds: CGRect
  /// The color of text without one.
  package let color: UIColor
  /// The alignment of paragraphs without one.
  package let alignment: NSTextAlignment
  /// Whether the text begins at the top. Otherwise it is centered vertically.
  package let fromTop: Bool
}
