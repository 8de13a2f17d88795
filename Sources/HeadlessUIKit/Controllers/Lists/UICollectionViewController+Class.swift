extension UICollectionViewController {
  static let collectionViewControllerClass = UIKitClass(
    UICollectionViewController.self,
    elements: ["collectionViewController"]
  )
}
