extension UICollectionViewLayout {
  static let layoutElement = ElementClass(UICollectionViewLayout.self, "collectionViewLayout")
}
