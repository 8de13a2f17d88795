extension UILongPressGestureRecognizer {
  /// Interface Builder writes the name with a "p".
  static let longPressGestureRecognizerClass = UIKitClass(
    UILongPressGestureRecognizer.self,
    elements: ["pongPressGestureRecognizer", "longPressGestureRecognizer"]
  ) { reader in
    reader.number("minimumPressDuration", in: .seconds) { $0.minimumPressDuration = TimeInterval($1) }
    reader.number("allowableMovement") { $0.allowableMovement = $1 }
    reader.integer("numberOfTapsRequired") { $0.numberOfTapsRequired = $1 }
    reader.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1 }
  }
}
