// The formats, renderers and contexts of images and pages are unchecked, because UIKit's properties can be set.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  open fileprivate(set) var bounds = CGRect.zero

  public required override init() { super.init() }
  open class func `default`() -> Self { self.init() }
  open class func preferred() -> Self { self.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.takeValues(of: self)
    return copy
  }
  func takeValues(of other: UIGraphicsRendererFormat) { bounds = other.bounds }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
  open var scale = StandardScreen.scale
  /// Whether the image has no alpha channel. Stored; has no effect here.
  open var opaque = false
  /// Whether the image has extended colors. Stored; has no effect here.
  open var prefersExtendedRange = false
  /// The range of colors. Stored; has no effect here.
  open var preferredRange = Range.automatic
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
  public required init() { super.init() }

  override func takeValues(of other: UIGraphicsRendererFormat) {
    super.takeValues(of: other)
    guard let other = other as? UIGraphicsImageRendererFormat else { return }
    (scale, opaque) = (other.scale, other.opaque)
    (prefersExtendedRange, preferredRange) = (other.prefersExtendedRange, other.preferredRange)
  }
}

open class UIGraphicsRendererContext: NSObject {
  open package(set) var cgContext: CGContext
  open package(set) var format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  private let size: CGSize
  private let scale: CGFloat

  fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, size: CGSize) {
    (self.size, scale) = (size, format.scale)
    super.init(context, format)
  }

  open var currentImage: UIImage { GraphicsContexts.image(of: cgContext, size: size, scale: scale) }
}

open class UIGraphicsRenderer: NSObject {
  /// The rectangle that is drawn, in points.
  package final let bounds: CGRect
  open package(set) var format: UIGraphicsRendererFormat

  init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    format.bounds = bounds
  }

  /// A context for a format. Renderers make theirs when they draw: `nil`.
  open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }
}

/// A renderer of images. The image records what it shows; it has no pixels.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds, format) }

  open func image(actions: DrawingActions) -> UIImage {
    let format = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    return GraphicsContexts.image(size: bounds.size, scale: format.scale) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      actions(UIGraphicsImageRendererContext(context, format, size: bounds.size))
    }
  }
  /// Draws an image. Images aren't encoded: the data is empty.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }
  /// Draws an image. Images aren't encoded: the data is empty.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
