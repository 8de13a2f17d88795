extension UIGestureRecognizer {
  static let gestureElement = ElementClass(UIGestureRecognizer.self) { reader in
    reader.flag("enabled") { $0.isEnabled = $1 }
    reader.flag("cancelsTouchesInView") { $0.cancelsTouchesInView = $1 }
    reader.flag("delaysTouchesBegan") { $0.delaysTouchesBegan = $1 }
  }
}

extension UITapGestureRecognizer {
  static let tapElement = ElementClass(UITapGestureRecognizer.self, "tapGestureRecognizer") { reader in
    reader.integer("numberOfTapsRequired") { $0.numberOfTapsRequired = $1 }
    reader.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1 }
  }
}

extension UIPanGestureRecognizer {
  static let panElement = ElementClass(UIPanGestureRecognizer.self, "panGestureRecognizer")
}

extension UISwipeGestureRecognizer {
  static let swipeElement = ElementClass(UISwipeGestureRecognizer.self, "swipeGestureRecognizer") { reader in
    reader.choice("direction", ["right": .right, "left": .left, "up": .up, "down": .down]) { $0.direction = $1 }
  }
}

extension UIPinchGestureRecognizer {
  static let pinchElement = ElementClass(UIPinchGestureRecognizer.self, "pinchGestureRecognizer")
}

extension UIRotationGestureRecognizer {
  static let rotationElement = ElementClass(UIRotationGestureRecognizer.self, "rotationGestureRecognizer")
}

extension UILongPressGestureRecognizer {
  /// Interface Builder writes the name with a "p".
  static let longPressElement = ElementClass(
    UILongPressGestureRecognizer.self,
    "pongPressGestureRecognizer",
    "longPressGestureRecognizer"
  )
}
