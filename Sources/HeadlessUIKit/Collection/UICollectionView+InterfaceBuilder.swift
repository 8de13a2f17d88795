extension UICollectionView {
  static let collectionViewElement = ElementClass(UICollectionView.self, "collectionView", drawing: .nothing) {
    reader in
    reader.flag("allowsSelection") { $0.allowsSelection = $1 }
    reader.flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
  }
}
