/// A shadow of text. Stored; has no effect here.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked, because the values can be set, as in UIKit.
  private final let header = AttributeHeader()
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
  public override init() { super.init() }

  open class var supportsSecureCoding: Bool { true }
  /// Writes the values; the color if it is a `UIColor`.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(shadowOffset, forKey: "NSShadowOffset")
    coder.encodeValue(shadowBlurRadius, forKey: "NSShadowBlurRadius")
    coder.encodeObject(shadowColor as? UIColor, forKey: "NSShadowColor")
  }
  public required init?(coder: NSCoder) {
    shadowOffset = coder.decodeValue(CGSize.self, forKey: "NSShadowOffset") ?? .zero
    shadowBlurRadius = coder.decodeValue(CGFloat.self, forKey: "NSShadowBlurRadius") ?? 0
    shadowColor = coder.decodedObject(UIColor.self, forKey: "NSShadowColor")
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }
}
