// The methods are disfavored, so that code calls an app's own method with the same labels.

extension UICollectionView {
  /// Registers a cell class, with the nib that it is designed in.
  ///
  /// The identifier is the `reuseIdentifier` of the class, the nib its `nib`.
  ///
  /// - Parameter cellType: The class to register.
  @_disfavoredOverload
  public func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Registers a cell class that is made without a nib.
  ///
  /// The identifier is the `reuseIdentifier` of the class.
  ///
  /// - Parameter cellType: The class to register.
  @_disfavoredOverload
  public func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Dequeues a cell of the class that the context asks for, or of `cellType`.
  ///
  ///     let cell: PhotoCell = collectionView.dequeueReusableCell(for: indexPath)
  ///
  /// Pass `cellType` if the class is known at run time only.
  ///
  /// - Parameters:
  ///   - indexPath: The location of the cell.
  ///   - cellType: The class of the cell. Its `reuseIdentifier` is the identifier.
  /// - Returns: A recycled or new cell of class `T` or a subclass.
  /// - Precondition: The identifier is registered, and its cells are of class `T` or a subclass. For another class the
  ///   program stops with "Failed to dequeue a cell with identifier … matching type …", followed by the class that was
  ///   found and what to check. A missing registration stops it with UIKit's own message.
  @_disfavoredOverload
  public func dequeueReusableCell<T: UICollectionViewCell>(for indexPath: IndexPath, cellType: T.Type = T.self) -> T
  where T: Reusable {
    let identifier = cellType.reuseIdentifier
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    return RecycledKind.collectionCell.checked(cell, as: cellType, identifier)
  }

  /// Registers a supplementary view class, with the nib that it is designed in.
  ///
  /// The identifier is the `reuseIdentifier` of the class, the nib its `nib`.
  ///
  /// - Parameters:
  ///   - supplementaryViewType: The class to register.
  ///   - elementKind: The kind of the supplementary views.
  @_disfavoredOverload
  public func register<T: UICollectionReusableView>(supplementaryViewType: T.Type, ofKind elementKind: String)
  where T: Reusable & NibLoadable {
    register(
      supplementaryViewType.nib,
      forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier
    )
  }

  /// Registers a supplementary view class that is made without a nib.
  ///
  /// The identifier is the `reuseIdentifier` of the class.
  ///
  /// - Parameters:
  ///   - supplementaryViewType: The class to register.
  ///   - elementKind: The kind of the supplementary views.
  @_disfavoredOverload
  public func register<T: UICollectionReusableView>(supplementaryViewType: T.Type, ofKind elementKind: String)
  where T: Reusable {
    register(
      supplementaryViewType.self,
      forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier
    )
  }

  /// Dequeues a supplementary view of the class that the context asks for, or of `viewType`.
  ///
  ///     let header: SectionHeader = collectionView.dequeueReusableSupplementaryView(ofKind: kind, for: indexPath)
  ///
  /// Pass `viewType` if the class is known at run time only.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the supplementary view.
  ///   - indexPath: The location of the supplementary view.
  ///   - viewType: The class of the view. Its `reuseIdentifier` is the identifier.
  /// - Returns: A recycled or new view of class `T` or a subclass.
  /// - Precondition: The identifier is registered for the kind, and its views are of class `T` or a subclass. For
  ///   another class the program stops with "Failed to dequeue a supplementary view with identifier … matching type …",
  ///   followed by the class that was found and what to check. A missing registration stops it with UIKit's own
  ///   message.
  @_disfavoredOverload
  public func dequeueReusableSupplementaryView<T: UICollectionReusableView>(
    ofKind elementKind: String,
    for indexPath: IndexPath,
    viewType: T.Type = T.self
  ) -> T where T: Reusable {
    let identifier = viewType.reuseIdentifier
    let view = dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    return RecycledKind.supplementaryView.checked(view, as: viewType, identifier)
  }
}
