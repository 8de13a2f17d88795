/// The stack of contexts that drawing functions use. As in UIKit each thread has its own.
enum GraphicsContexts {
  struct Entry {
    let context: CGContext
    let size: CGSize
    let scale: CGFloat
    /// Whether `UIGraphicsBeginImageContext` began it.
    let isImage: Bool
  }

  static var stack: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
  private static let key = "HeadlessUIKit.GraphicsContexts"

  /// Creates a context for an image. On Apple's platforms it is a real one.
  static func make(size: CGSize, scale: CGFloat) -> CGContext? {
    #if canImport(CoreGraphics)
    let (width, height) = (
      Int(pixels: (size.width * scale).rounded(.up)), Int(pixels: (size.height * scale).rounded(.up))
    )
    guard width > 0, height > 0 else { return nil }
    return CGContext(
      data: nil,
      width: width,
      height: height,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    )
    #else
    return CGContext(size: size, scale: scale)
    #endif
  }

  /// Draws into a new context. Returns the image.
  static func image(size: CGSize, scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
    guard let context = make(size: size, scale: scale) else { return UIImage() }
    stack.append(Entry(context: context, size: size, scale: scale, isImage: false))
    draw(context)
    stack.removeLast()
    return image(of: context, size: size, scale: scale)
  }

  static func image(of context: CGContext, size: CGSize, scale: CGFloat) -> UIImage {
    context.makeImage().map { UIImage(drawn: $0, size: size, scale: scale) } ?? UIImage()
  }

  /// The scale that an argument specifies: 0 is the screen's.
  static func scale(_ scale: CGFloat) -> CGFloat { scale > 0 ? scale : StandardScreen.scale }
}
