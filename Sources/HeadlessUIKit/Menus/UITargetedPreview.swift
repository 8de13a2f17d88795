/// A view that represents a row or an item while its menu is shown.
@preconcurrency
@MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// Its parameters.
  public final let parameters: UIPreviewParameters

  /// Makes a preview of a view.
  public init(view: UIView) {
    self.view = view
    parameters = UIPreviewParameters()
  }

  /// Makes a preview of a view with parameters.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }
}

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
