extension Canvas {
  /// Draws what `draw(_:)` of a view of the app draws.
  package func ownDrawing(of view: UIView, in bounds: CGRect) {
    #if !canImport(CoreGraphics)
    if bounds.isEmpty || RuntimeModules.contains(type(of: view)) { return }
    let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in view.draw(bounds) }
    if image.recordedDrawing?.commands.isEmpty == false { draw(.image(image, bounds, tint: nil)) }
    #endif
  }
}
