import HeadlessListModel

@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  open internal(set) var edges: NSDirectionalRectEdge
  open internal(set) var offset: CGPoint
  open internal(set) var isFractionalOffset: Bool
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  final var value: LayoutAnchor {
    func location(_ first: NSDirectionalRectEdge, _ last: NSDirectionalRectEdge) -> Double {
      edges.contains(first) == edges.contains(last) ? 0.5 : edges.contains(first) ? 0 : 1
    }
    return LayoutAnchor(
      location: LayoutPoint(x: location(.leading, .trailing), y: location(.top, .bottom)),
      offset: LayoutPoint(x: Double(offset.x), y: Double(offset.y)),
      isFractional: isFractionalOffset
    )
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
