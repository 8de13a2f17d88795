/// The picture of a dragged item. Stored; has no effect here.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  open package(set) var view: UIView
  open package(set) var parameters: UIDragPreviewParameters
  public init(view: UIView, parameters: UIDragPreviewParameters) { (self.view, self.parameters) = (view, parameters) }
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
  open func copy(with zone: NSZone? = nil) -> Any {
    UIDragPreview(view: view, parameters: parameters.copied(UIDragPreviewParameters.self))
  }
}

/// The look of a dragged item. Stored; has no effect here.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The picture of an item that is lifted or dropped. Stored; has no effect here.
open class UITargetedDragPreview: UITargetedPreview {
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  open package(set) var container: UIView
  open package(set) var center: CGPoint
  open package(set) var transform: CGAffineTransform
  /// Stops, as UIKit does, if the container isn't in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    if container.window == nil {
      stop(
        "UIPreviewTarget requires that the container view is in a window, but it is not. "
          + "(container: <\(type(of: container))>)"
      )
    }
    (self.container, self.center, self.transform) = (container, center, transform)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class UIDragPreviewTarget: UIPreviewTarget {}
