extension UICollectionViewCell {
  static let cellElement = ElementClass(UICollectionViewCell.self, "collectionViewCell", drawing: .nothing)
}
