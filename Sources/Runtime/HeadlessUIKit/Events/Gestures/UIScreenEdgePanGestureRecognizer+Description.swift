import ReuseGenXML

extension UIScreenEdgePanGestureRecognizer {
  static let screenEdgePanGestureRecognizerClass = UIKitClass(
    UIScreenEdgePanGestureRecognizer.self,
    elements: ["screenEdgePanGestureRecognizer"]
  ) { reader in
    reader.set(reader.element.child(key: "edges").map { UIRectEdge($0) }) { $0.edges = $1 }
  }
}
