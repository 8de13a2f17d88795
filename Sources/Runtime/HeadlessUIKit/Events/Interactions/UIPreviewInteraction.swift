/// A press on a view. Touches don't make it here; a test calls the delegate.
@preconcurrency
@MainActor
open class UIPreviewInteraction: NSObject {
  open package(set) weak var view: UIView?
  /// The object that is told about the press.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The location of the press: the origin.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Cancels the press.
  open func cancel() {}
}

/// An object that is told about a press. Called by tests only.
@preconcurrency
@MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// The press continues.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool
  )
  /// The press was canceled.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Whether the press may begin.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// The press commits.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  )
}

extension UIPreviewInteractionDelegate {
  /// Optional. The default is `true`.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  /// Optional. The default does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}
