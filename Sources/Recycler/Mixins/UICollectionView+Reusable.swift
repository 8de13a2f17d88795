extension UICollectionView {
  /// Registers a cell class that is designed in a nib.
  public func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Registers a cell class.
  public func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  /// A cell of the class that the context asks for, or of `cellType` where it is known at run time only.
  ///
  /// Stops when the identifier isn't registered, and when its cells have another class.
  public func dequeueReusableCell<T: UICollectionViewCell>(for indexPath: IndexPath, cellType: T.Type = T.self) -> T
  where T: Reusable {
    let identifier = cellType.reuseIdentifier
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    return RecycledKind.collectionCell.checked(cell, as: cellType, identifier)
  }

  /// Registers a supplementary view class that is designed in a nib.
  public func register<T: UICollectionReusableView>(supplementaryViewType: T.Type, ofKind elementKind: String)
  where T: Reusable & NibLoadable {
    register(
      supplementaryViewType.nib,
      forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier
    )
  }

  /// Registers a supplementary view class.
  public func register<T: UICollectionReusableView>(supplementaryViewType: T.Type, ofKind elementKind: String)
  where T: Reusable {
    register(
      supplementaryViewType.self,
      forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier
    )
  }

  /// A supplementary view of the class that the context asks for.
  ///
  /// Stops when the identifier isn't registered, and when its views have another class.
  public func dequeueReusableSupplementaryView<T: UICollectionReusableView>(
    ofKind elementKind: String,
    for indexPath: IndexPath,
    viewType: T.Type = T.self
  ) -> T where T: Reusable {
    let identifier = viewType.reuseIdentifier
    let view = dequeueReusableSupplementaryView(
      ofKind: elementKind,
      withReuseIdentifier: identifier,
      for: indexPath
    )
    return RecycledKind.supplementaryView.checked(view, as: viewType, identifier)
  }
}
