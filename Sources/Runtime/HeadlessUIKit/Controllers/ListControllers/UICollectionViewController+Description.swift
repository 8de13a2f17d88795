extension UICollectionViewController {
  static let collectionViewControllerClass = UIKitClass(
    UICollectionViewController.self,
    elements: ["collectionViewController"]
  ) { reader in
    reader.flag("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 }
  }
}
