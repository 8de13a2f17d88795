/// A recognizer of drags from an edge of the screen.
@preconcurrency
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}
