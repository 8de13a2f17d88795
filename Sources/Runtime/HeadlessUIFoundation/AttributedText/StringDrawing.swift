extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// The size of text that wraps at a width, in points. Text without a font has 12 points.
  private func size(width: CGFloat, lines limit: Int) -> CGSize {
    AttributedLines(self, font: .systemFont(ofSize: 12), width: width, limit: limit).size
  }
  public func size() -> CGSize { size(width: .infinity, lines: 0) }
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let lines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    return CGRect(origin: .zero, size: self.size(width: size.width, lines: lines))
  }
  /// Draws the text into the current context, which records it.
  public func draw(in rect: CGRect) {
    #if !canImport(CoreGraphics)
    UIGraphicsGetCurrentContext()?.record(self, in: rect)
    #endif
  }
  /// Draws the text into the current context, which records it.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }
  /// Draws the text into the current context, which records it.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    draw(in: rect)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }
  /// Draws the text into the current context, which records it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }
  /// Draws the text into the current context, which records it.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self as String, attributes: attributes)
  }
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws the text into the current context, which records it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attrs)
  }
  /// Draws the text into the current context, which records it.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attrs)
  }
}

/// How text is measured and drawn. Only `usesLineFragmentOrigin`, with which it wraps, has an effect here.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How text may shrink. Stored; has no effect here.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { .zero }
  public override init() { super.init() }
}
