extension UICollectionViewController {
  static let collectionViewControllerElement = ElementClass(UICollectionViewController.self, "collectionViewController")
}
