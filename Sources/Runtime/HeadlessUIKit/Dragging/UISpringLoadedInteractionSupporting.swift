/// A view that a drag above it activates. Stored; has no effect here.
@preconcurrency
@MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag above the view activates it.
  var isSpringLoaded: Bool { get set }
}
