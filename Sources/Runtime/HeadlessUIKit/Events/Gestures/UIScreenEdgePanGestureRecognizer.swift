/// A recognizer of drags from an edge of the screen.
@preconcurrency
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  package override class var uiKitClass: UIKitClass { screenEdgePanGestureRecognizerClass }

  open var edges: UIRectEdge = []
}
