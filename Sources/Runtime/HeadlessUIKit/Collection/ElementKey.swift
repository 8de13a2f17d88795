import HeadlessListModel

/// An element of a collection view: an item, or a supplementary or decoration view of a kind.
struct ElementKey: Hashable, Comparable {
  let category: UICollectionView.ElementCategory
  let kind: String
  let position: RowPosition

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind ?? ""
    let path = attributes.indexPath
    position = RowPosition(section: path[0], row: path.count > 1 ? path[1] : 0)
  }

  init(category: UICollectionView.ElementCategory, kind: String = "", position: RowPosition) {
    self.category = category
    self.kind = kind
    self.position = position
  }

  /// Hashes the position only: two elements rarely share one.
  func hash(into hasher: inout Hasher) {
    hasher.combine(position.section)
    hasher.combine(position.row)
  }

  static func < (left: ElementKey, right: ElementKey) -> Bool {
    // Two elements rarely share a position, and a comparison of tuples isn't specialized.
    if left.position != right.position { return left.position < right.position }
    return (left.category.rawValue, left.kind) < (right.category.rawValue, right.kind)
  }
}
