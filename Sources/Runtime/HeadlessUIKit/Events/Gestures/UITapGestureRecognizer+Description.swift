extension UITapGestureRecognizer {
  static let tapGestureRecognizerClass = UIKitClass(
    UITapGestureRecognizer.self,
    elements: ["tapGestureRecognizer"]
  ) { reader in
    reader.integer("numberOfTapsRequired") { $0.numberOfTapsRequired = $1 }
    reader.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1 }
  }
}
