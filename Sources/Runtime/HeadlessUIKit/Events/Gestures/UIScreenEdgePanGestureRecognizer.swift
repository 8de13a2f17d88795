/// A recognizer of drags from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  package override class var uiKitClass: UIKitClass { screenEdgePanGestureRecognizerClass }

  open var edges: UIRectEdge = []
}
