import InterfaceBuilderXML

extension UIScreenEdgePanGestureRecognizer {
  static let screenEdgePanGestureRecognizerClass = UIKitClass(
    UIScreenEdgePanGestureRecognizer.self,
    elements: ["screenEdgePanGestureRecognizer"]
  ) { reader in
    reader.set(reader.element.child(key: "edges").map { UIRectEdge($0) }) { $0.edges = $1 }
  }
}

extension UIRectEdge {
  fileprivate init(_ element: IBElement) {
    let edges: KeyValuePairs<String, UIRectEdge> = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
    self = UIRectEdge(edges.filter { element[$0.key] == "YES" }.map(\.value))
  }
}
