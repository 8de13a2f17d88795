extension UIView {
  /// Whether `draw(_:)` of a class of the app draws something.
  package final var drawsItself: Bool {
    #if canImport(CoreGraphics)
    return !RuntimeModules.contains(type(of: self))
    #else
    return ownDrawing(in: bounds) != nil
    #endif
  }

  /// The drawing of `draw(_:)` in a class of the app, or `nil` if it is empty.
  final func ownDrawing(in bounds: CGRect) -> UIImage? { ownDrawing(in: bounds) { draw(bounds) } }

  /// The drawing of a method in a class of the app, or `nil` if it is empty, or if it can't be read.
  final func ownDrawing(in bounds: CGRect, by draw: () -> Void) -> UIImage? {
    #if canImport(CoreGraphics)
    return nil
    #else
    if bounds.isEmpty || RuntimeModules.contains(type(of: self)) { return nil }
    let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in draw() }
    return image.recordedDrawing?.commands.isEmpty == false ? image : nil
    #endif
  }
}
