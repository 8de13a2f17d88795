open class UIScreenMode: NSObject, @unchecked Sendable {
  // Unchecked, because the compiler checks only final classes. This class holds a constant.
  /// The size, in pixels.
  public let size: CGSize
  /// The ratio of a pixel's sides: always 1.
  public var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }
}
