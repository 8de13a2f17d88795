#if !canImport(CoreImage)
/// An image of Core Image, which Linux lacks. It keeps the image that it was made of; filters and contexts aren't
/// there, and a warning says so once.
open class CIImage: NSObject, @unchecked Sendable {
  // Unchecked, because images don't change.

  /// The image that this one was made of.
  package let original: UIImage

  /// Creates an image of a UIKit image, with the same pixels.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }
  /// Creates an image of a UIKit image, with the same pixels. The options have no effect here.
  public init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    warnOnce(
      "Core Image isn't available here: a CIImage keeps the image that it was made of, and no filter changes it."
    )
    original = image.ciImage?.original ?? image
  }

  open var extent: CGRect {
    CGRect(x: 0, y: 0, width: original.size.width * original.scale, height: original.size.height * original.scale)
  }
}

/// An option of an image of Core Image. It has no effect here.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A color of Core Image, which Linux lacks.
open class CIColor: NSObject, @unchecked Sendable {
  // Unchecked, because colors don't change.

  public let red: CGFloat
  /// The amount of green, from 0 to 1.
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Creates a color from one of UIKit, as it is in the current appearance.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  public var ciColor: CIColor { CIColor(color: self) }
}

extension UIImage {
  /// Creates an image of an image of Core Image: that which it was made of.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  /// Creates an image of an image of Core Image: that which it was made of, in another scale and orientation.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let extent = ciImage.extent
    let factor = scale > 0 ? scale : 1
    var look = ciImage.original.look
    look.orientation = orientation
    look.ciImage = ciImage
    self.init(
      ciImage.original.content,
      size: CGSize(width: extent.width / factor, height: extent.height / factor),
      scale: factor,
      look: look
    )
  }

  public var ciImage: CIImage? { look.ciImage }
}
#endif
