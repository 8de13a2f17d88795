extension UICollectionViewLayout {
  static let collectionViewLayoutClass = UIKitClass(UICollectionViewLayout.self, elements: ["collectionViewLayout"])
}
