import HeadlessListModel

/// The boundary items of a section, or of a whole layout, with their sizes.
@MainActor
struct SectionEdges {
  /// A boundary item with its size, which may have been measured.
  @MainActor
  struct Edge {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    /// The number of earlier items of the same kind.
    let index: Int
    /// The size by the item's dimensions.
    let designed: LayoutSize
    var measured: LayoutSize?

    var dimensions: LayoutDimensions { item.layoutSize.dimensions }

    var boundary: LayoutBoundary {
      var size = designed
      if let measured {
        if dimensions.width.isEstimated { size.width = measured.width }
        if dimensions.height.isEstimated { size.height = measured.height }
      }
      return item.boundary(size)
    }
  }

  private(set) var edges: [Edge] = []

  init() {}

  init(_ items: [NSCollectionLayoutBoundarySupplementaryItem], in container: LayoutSize) {
    var counts: [String: Int] = [:]
    for item in items {
      let index = counts[item.elementKind, default: 0]
      counts[item.elementKind] = index + 1
      edges.append(Edge(item: item, index: index, designed: item.layoutSize.dimensions.size(in: container)))
    }
    room = LayoutBoundary.room(for: edges.map(\.boundary))
  }

  /// The room that the items take outside of the content.
  private(set) var room = LayoutInsets.zero

  func index(of kind: String, _ index: Int) -> Int? {
    edges.firstIndex { $0.item.elementKind == kind && $0.index == index }
  }

  mutating func measure(_ index: Int, _ size: LayoutSize) {
    edges[index].measured = size
    room = LayoutBoundary.room(for: edges.map(\.boundary))
  }

  /// Takes over the sizes that were measured for the same kinds of items.
  mutating func takeSizes(of other: SectionEdges) {
    for edge in other.edges {
      guard let size = edge.measured, let index = index(of: edge.item.elementKind, edge.index) else { continue }
      measure(index, size)
    }
  }
}
