@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  open var backgroundColor: UIColor!
  /// The part that is shown. Stored; has no effect here.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow. Stored; has no effect here.
  open var shadowPath: UIBezierPath?

  public required init(_ nothing: Void = ()) { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { copied(type(of: self)) }
  final func copied<Parameters: UIPreviewParameters>(_ type: Parameters.Type) -> Parameters {
    let copy = type.init()
    (copy.backgroundColor, copy.visiblePath, copy.shadowPath) = (backgroundColor, visiblePath, shadowPath)
    return copy
  }
}
