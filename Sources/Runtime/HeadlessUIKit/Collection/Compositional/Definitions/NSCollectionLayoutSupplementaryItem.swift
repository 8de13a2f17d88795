import HeadlessListModel

open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open internal(set) var elementKind: String
  open internal(set) var containerAnchor: NSCollectionLayoutAnchor
  open internal(set) var itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  init(
    _ layoutSize: NSCollectionLayoutSize,
    _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  final var blueprint: LayoutSupplementary {
    LayoutSupplementary(
      kind: elementKind,
      layoutSize.dimensions,
      anchor: containerAnchor.value,
      itemAnchor: itemAnchor?.value,
      insets: contentInsets.layoutInsets,
      zIndex: zIndex
    )
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    copy.zIndex = zIndex
    copyProperties(to: copy)
    return copy
  }
}

open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open var extendsBoundary = true
  open var pinToVisibleBounds = false
  open internal(set) var alignment: NSRectAlignment
  open internal(set) var offset: CGPoint

  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    var edges: NSDirectionalRectEdge = []
    if alignment.horizontal != 0 { edges.insert(alignment.horizontal < 0 ? .leading : .trailing) }
    if alignment.vertical != 0 { edges.insert(alignment.vertical < 0 ? .top : .bottom) }
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: edges), nil)
  }

  /// The view for `ListGeometry`, of a size that is known.
  final func boundary(_ size: LayoutSize) -> LayoutBoundary {
    LayoutBoundary(
      horizontal: alignment.horizontal,
      vertical: alignment.vertical,
      size: size,
      offset: LayoutPoint(x: Double(offset.x), y: Double(offset.y)),
      extendsContent: extendsBoundary
    )
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      absoluteOffset: offset
    )
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    copyProperties(to: copy)
    return copy
  }
}

open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open internal(set) var elementKind: String
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: []
    )
  }

  open class func background(elementKind: String) -> Self {
    own(NSCollectionLayoutDecorationItem(elementKind))
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(elementKind)
    copy.zIndex = zIndex
    copyProperties(to: copy)
    return copy
  }
}
