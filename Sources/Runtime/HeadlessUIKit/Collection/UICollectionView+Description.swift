extension UICollectionView {
  static let collectionViewClass = UIKitClass(
    UICollectionView.self,
    elements: ["collectionView"],
    keys: [
      KeyedOutlet("delegate", \UICollectionView.delegate),
      KeyedOutlet("dataSource", \UICollectionView.dataSource),
      KeyedOutlet("prefetchDataSource", \UICollectionView.prefetchDataSource),
      KeyedOutlet("dragDelegate", \UICollectionView.dragDelegate),
      KeyedOutlet("dropDelegate", \UICollectionView.dropDelegate),
      KeyedOutlet("collectionViewLayout", \UICollectionView.collectionViewLayout),
      KeyedOutlet("backgroundView", \UICollectionView.backgroundView),
    ],
    drawing: .content { $0.drawBackground(on: $1, in: $2) }
  ) { reader in
    reader.flag("allowsSelection") { $0.allowsSelection = $1 }
    reader.flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
    reader.flag("allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = $1 }
    reader.flag("allowsMultipleSelectionDuringEditing") { $0.allowsMultipleSelectionDuringEditing = $1 }
    reader.flag("springLoaded") { $0.isSpringLoaded = $1 }
    reader.flag("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 }
  }
}
