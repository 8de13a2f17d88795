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

/// The context that is drawn into; `nil` if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.stack.last?.context }
/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
  let size = CGSize(width: context.width, height: context.height)
  GraphicsContexts.stack.append(.init(context: context, size: size, scale: 1, isImage: false))
}
/// Makes the previous context the current one.
public func UIGraphicsPopContext() {
  if GraphicsContexts.stack.last?.isImage == false { GraphicsContexts.stack.removeLast() }
}
/// Begins an image of a size in points, at a scale of 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// Begins an image of a size in points. A scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = GraphicsContexts.scale(scale)
  guard let context = GraphicsContexts.make(size: size, scale: scale) else { return }
  GraphicsContexts.stack.append(.init(context: context, size: size, scale: scale, isImage: true))
}
/// The image with everything drawn so far; `nil` outside of an image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContexts.stack.last, entry.isImage else { return nil }
  return GraphicsContexts.image(of: entry.context, size: entry.size, scale: entry.scale)
}
/// Ends an image.
public func UIGraphicsEndImageContext() {
  if GraphicsContexts.stack.last?.isImage == true { GraphicsContexts.stack.removeLast() }
}
/// Fills a rectangle with the current color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Draws the edge of a rectangle with the current color.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
/// Limits what is drawn next to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
