import HeadlessListModel

@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  open internal(set) var layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  final var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The supplementary items that are attached to the item. Their index path is the item's.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = []
    super.init()
  }

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = supplementaryItems
    super.init()
  }

  /// The content for `ListGeometry`.
  func blueprintContent(in environment: CompositionalEnvironment) -> LayoutItem.Content { .cell }

  /// The item for `ListGeometry`.
  final func blueprint(in environment: CompositionalEnvironment) -> LayoutItem {
    LayoutItem(
      layoutSize.dimensions,
      insets: contentInsets.layoutInsets,
      edges: edgeSpacing?.value ?? .none,
      supplementaries: supplementaryItems.map(\.blueprint),
      content: blueprintContent(in: environment)
    )
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: ownSupplementaryItems)
    copyProperties(to: copy)
    return copy
  }

  final func copyProperties(to copy: NSCollectionLayoutItem) {
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
  }
}

extension NSDirectionalEdgeInsets {
  var layoutInsets: LayoutInsets {
    LayoutInsets(top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
  }
}
