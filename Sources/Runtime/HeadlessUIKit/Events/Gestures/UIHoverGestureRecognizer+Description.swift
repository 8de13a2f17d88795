extension UIHoverGestureRecognizer {
  static let hoverGestureRecognizerClass = UIKitClass(
    UIHoverGestureRecognizer.self,
    elements: ["hoverGestureRecognizer"]
  )
}
