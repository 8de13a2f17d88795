extension Canvas {
  /// Draws what `draw(_:)` of a view of the app draws.
  package func ownDrawing(of view: UIView, in bounds: CGRect) {
    if let image = view.ownDrawing(in: bounds) { draw(.image(image, bounds, tint: nil)) }
  }

  /// Draws what a view of the app draws around its text.
  ///
  /// - Parameters:
  ///   - rect: Where the text is.
  ///   - drawText: The method of the view, which a subclass may override.
  /// - Returns: Where the subclass draws the text; `nil` if it doesn't.
  func textRect(of view: UIView, in bounds: CGRect, _ rect: CGRect, _ drawText: (CGRect) -> Void) -> CGRect? {
    if bounds.isEmpty || RuntimeModules.contains(type(of: view)) { return rect }
    view.rare.drawnTextRect = nil
    #if canImport(CoreGraphics)
    drawText(rect)
    #else
    if let image = view.ownDrawing(in: bounds, by: { drawText(rect) }) { draw(.image(image, bounds, tint: nil)) }
    #endif
    return view.rare.drawnTextRect
  }
}
