extension UIRotationGestureRecognizer {
  static let rotationGestureRecognizerClass = UIKitClass(
    UIRotationGestureRecognizer.self,
    elements: ["rotationGestureRecognizer"]
  )
}
