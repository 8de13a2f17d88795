open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  package override class var uiKitClass: UIKitClass { screenEdgePanGestureRecognizerClass }

  open var edges: UIRectEdge = []
}
