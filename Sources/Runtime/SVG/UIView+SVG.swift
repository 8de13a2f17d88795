public import HeadlessUIKit

extension UIView {
  /// A picture of the view and its subviews, as an SVG document of the view's size.
  ///
  /// The picture shows frames, colors and text; images are boxes with their names. A warning names what it doesn't
  /// show, such as shadows, once. The view is laid out first. Use it to look at a screen when a test fails:
  ///
  ///     try controller.view.svg().write(toFile: "screen.svg", atomically: true, encoding: .utf8)
  ///
  /// - Returns: The text of the document.
  public func svg() -> String {
    layoutIfNeeded()
    let canvas = SVGCanvas(reportsLimits: true)
    traitCollection.performAsCurrent { canvas.view(self, at: .zero) }
    return canvas.document(size: bounds.size)
  }
}
