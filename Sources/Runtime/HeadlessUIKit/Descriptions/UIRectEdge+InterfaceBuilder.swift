import ReuseGenXML

extension UIRectEdge {
  /// The edges that an element lists as attributes.
  init(_ element: IBElement) {
    let edges: KeyValuePairs<String, UIRectEdge> = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
    self = UIRectEdge(edges.filter { element[$0.key] == "YES" }.map(\.value))
  }
}
