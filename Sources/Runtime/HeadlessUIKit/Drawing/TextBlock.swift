/// Text in a rectangle.
package struct TextBlock {
  package let text: String
  package let bounds: CGRect
  package let font: UIFont
  package let color: UIColor
  package let alignment: NSTextAlignment
  /// The maximum number of lines; 0 for as many as there is room for.
  package let lines: Int
  /// Whether the text begins at the top. Otherwise it is centered vertically.
  package let fromTop: Bool
}
