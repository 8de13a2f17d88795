// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A shadow of text. Stored; has no effect here.
open class NSShadow: NSObject, @unchecked Sendable {
  // Unchecked, because the values can be set, as in UIKit.
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
  public override init() { super.init() }
}
