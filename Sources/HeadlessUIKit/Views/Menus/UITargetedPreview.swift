/// A view that represents a row or an item while its menu is shown.
@preconcurrency
@MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  open internal(set) var view: UIView
  /// Its parameters.
  open internal(set) var parameters: UIPreviewParameters

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
