extension UIPinchGestureRecognizer {
  static let pinchGestureRecognizerClass = UIKitClass(
    UIPinchGestureRecognizer.self,
    elements: ["pinchGestureRecognizer"]
  )
}
