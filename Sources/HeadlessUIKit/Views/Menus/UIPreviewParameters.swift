/// The parameters of a preview.
@preconcurrency
@MainActor
open class UIPreviewParameters: NSObject {
  /// The color behind it.
  open var backgroundColor: UIColor!
  /// The part that is shown. Stored; has no effect here.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow. Stored; has no effect here.
  open var shadowPath: UIBezierPath?

  /// Makes default parameters.
  public init(_ nothing: Void = ()) { super.init() }
}
