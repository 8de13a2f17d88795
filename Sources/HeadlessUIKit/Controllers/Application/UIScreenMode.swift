/// A mode of a screen.
@preconcurrency
@MainActor
open class UIScreenMode: NSObject {
  /// The size, in pixels.
  public let size: CGSize
  /// The ratio of a pixel's sides: always 1.
  public var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }
}
