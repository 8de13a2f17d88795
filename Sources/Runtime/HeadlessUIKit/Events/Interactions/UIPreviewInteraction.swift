/// A press on a view. Touches don't make it here; a test calls the delegate.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  open package(set) weak var view: UIView?
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The location of the press: the origin.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  open func cancel() {}
}

/// An object that is told about a press. Called by tests only.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool
  )
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  )
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  public func previewInteraction(_: UIPreviewInteraction, didUpdateCommitTransition _: CGFloat, ended _: Bool) {}
}
