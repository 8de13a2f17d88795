extension UILongPressGestureRecognizer {
  /// Interface Builder writes the name with a "p".
  static let longPressGestureRecognizerClass = UIKitClass(
    UILongPressGestureRecognizer.self,
    elements: ["pongPressGestureRecognizer", "longPressGestureRecognizer"]
  )
}
