extension Canvas {
  /// Draws what `draw(_:)` of a view of the app draws.
  package func ownDrawing(of view: UIView, in bounds: CGRect) {
    #if !canImport(CoreGraphics)
    if bounds.isEmpty || RuntimeModules.contains(type(of: view)) { return }
    let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in view.draw(bounds) }
    if image.recordedDrawing?.commands.isEmpty == false { draw(.image(image, bounds, tint: nil)) }
    #endif
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
    let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in drawText(rect) }
    if image.recordedDrawing?.commands.isEmpty == false { draw(.image(image, bounds, tint: nil)) }
    #endif
    return view.rare.drawnTextRect
  }
}

extension UIView {
  /// Whether `draw(_:)` of a class of the app draws something.
  package final var drawsItself: Bool {
    #if canImport(CoreGraphics)
    return !RuntimeModules.contains(type(of: self))
    #else
    if bounds.isEmpty || RuntimeModules.contains(type(of: self)) { return false }
    let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in draw(bounds) }
    return image.recordedDrawing?.commands.isEmpty == false
    #endif
  }
}
