// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The look of focus. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIFocusEffect: NSObject {
  /// Creates an object. The parameter keeps this from overriding `NSObject.init()`, which isn't isolated.
  public init(_ nothing: Void = ()) { super.init() }
}

/// A halo around a focused view. Stored; has no effect here.
open class UIFocusHaloEffect: UIFocusEffect {
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { self.init() }
}
