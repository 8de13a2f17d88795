extension UIPanGestureRecognizer {
  static let panGestureRecognizerClass = UIKitClass(
    UIPanGestureRecognizer.self,
    elements: ["panGestureRecognizer"]
  )
}
