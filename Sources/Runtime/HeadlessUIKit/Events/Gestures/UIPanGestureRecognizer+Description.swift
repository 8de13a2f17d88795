extension UIPanGestureRecognizer {
  static let panGestureRecognizerClass = UIKitClass(
    UIPanGestureRecognizer.self,
    elements: ["panGestureRecognizer"]
  ) { reader in
    reader.integer("minimumNumberOfTouches") { $0.minimumNumberOfTouches = $1 }
    reader.integer("maximumNumberOfTouches", in: .whole) { $0.maximumNumberOfTouches = $1 }
  }
}
