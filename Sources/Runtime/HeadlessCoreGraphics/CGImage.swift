#if !canImport(CoreGraphics)
public import Foundation

/// An image: its size in pixels and, if a context drew it, what was drawn. Pixels aren't available.
public final class CGImage: NSObject, @unchecked Sendable {
  // Unchecked, because AnyObject isn't Sendable. Both are constants, and the source is a UIKit image.
  public let width: Int
  public let height: Int
  package let drawing: RecordedDrawing?
  /// The image that this one was made from.
  package let source: AnyObject?

  package init(width: Int, height: Int, drawing: RecordedDrawing?, source: AnyObject? = nil) {
    (self.width, self.height, self.drawing, self.source) = (width, height, drawing, source)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    if part.isNull || part.width < 1 || part.height < 1 { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height), drawing: nil, source: source)
  }
}
#endif
