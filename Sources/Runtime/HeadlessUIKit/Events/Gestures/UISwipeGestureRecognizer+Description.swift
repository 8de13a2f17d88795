extension UISwipeGestureRecognizer {
  static let swipeGestureRecognizerClass = UIKitClass(
    UISwipeGestureRecognizer.self,
    elements: ["swipeGestureRecognizer"]
  ) { reader in
    reader.choice("direction", ["right": .right, "left": .left, "up": .up, "down": .down]) { $0.direction = $1 }
    reader.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1 }
  }
}
