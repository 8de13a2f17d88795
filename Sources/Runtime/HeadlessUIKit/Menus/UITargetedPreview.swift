@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  open internal(set) var view: UIView
  open internal(set) var parameters: UIPreviewParameters

  open internal(set) var target: UIPreviewTarget
  open var size: CGSize { view.bounds.size }

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UITargetedPreview(view: view, parameters: parameters.copied(UIPreviewParameters.self))
  }
}
