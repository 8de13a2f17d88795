extension UICollectionView {
  /// Registers the cells of an identifier, by their class or their nib.
  ///
  ///     collectionView.register(.personCell)
  ///
  /// - Parameter identifier: The reuse identifier of the cells.
  /// - Precondition: The identifier isn't one of a prototype, which its storyboard registers. Otherwise the program
  ///   stops with "The collection view can't register "…" (…): it is a prototype of ….storyboard, …".
  public func register<Cell: UICollectionViewCell>(_ identifier: ReuseIdentifier<Cell>) {
    switch identifier.contents.source {
    case .viewClass: register(Cell.self, forCellWithReuseIdentifier: identifier.rawValue)
    case .nib(let name, let bundle):
      #if os(iOS) || os(tvOS) || os(visionOS)
      register(UINib(nibName: name, bundle: bundle), forCellWithReuseIdentifier: identifier.rawValue)
      #else
      register(identifier.contents.itemKey, .nib(UINib(nibName: name, bundle: bundle), expected: Cell.self))
      #endif
    case .prototype(let storyboard):
      RecycledKind.collectionCell.stopRegistering(prototypeOf: storyboard, identifier.rawValue, Cell.self)
    }
  }

  /// Registers the supplementary views of an identifier, by their class or their nib.
  ///
  ///     collectionView.register(.sectionHeader)
  ///
  /// - Parameter identifier: The reuse identifier of the supplementary views.
  /// - Precondition: The identifier isn't one of a prototype, which its storyboard registers. Otherwise the program
  ///   stops with "The collection view can't register "…" (…): it is a prototype of ….storyboard, …".
  public func register<View: UICollectionReusableView>(_ identifier: SupplementaryIdentifier<View>) {
    switch identifier.contents.source {
    case .viewClass:
      register(View.self, forSupplementaryViewOfKind: identifier.kind, withReuseIdentifier: identifier.rawValue)
    case .nib(let name, let bundle):
      #if os(iOS) || os(tvOS) || os(visionOS)
      register(
        UINib(nibName: name, bundle: bundle),
        forSupplementaryViewOfKind: identifier.kind,
        withReuseIdentifier: identifier.rawValue
      )
      #else
      register(identifier.contents.itemKey, .nib(UINib(nibName: name, bundle: bundle), expected: View.self))
      #endif
    case .prototype(let storyboard):
      RecycledKind.supplementaryView.stopRegistering(prototypeOf: storyboard, identifier.rawValue, View.self)
    }
  }

  /// Dequeues the cell for an item, as the class of its identifier.
  ///
  ///     let cell = collectionView.dequeue(.personCell, for: indexPath)
  ///     cell.nameLabel.text = people[indexPath.item].name
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier of the cell.
  ///   - indexPath: The location of the item.
  /// - Returns: A recycled or new cell of class `Cell` or a subclass.
  /// - Precondition: `Cell` or a subclass is registered for `identifier` in this collection view. Otherwise the program
  ///   stops with "Failed to dequeue a cell with identifier … matching type …", followed by what was found and what to
  ///   check. Where UIKit exists, a missing registration stops it with UIKit's own message.
  public func dequeue<Cell: UICollectionViewCell>(
    _ identifier: ReuseIdentifier<Cell>,
    for indexPath: IndexPath
  ) -> Cell {
    #if os(iOS) || os(tvOS) || os(visionOS)
    let cell = dequeueReusableCell(withReuseIdentifier: identifier.rawValue, for: indexPath)
    #else
    guard let cell = dequeueRegisteredView(identifier.contents.itemKey, for: indexPath) else {
      RecycledKind.collectionCell.stopUnregistered(identifier.rawValue, wanted: Cell.self)
    }
    // The cell nearly always has exactly this class. The check is then one comparison of pointers.
    if type(of: cell) == Cell.self { return unsafeDowncast(cell, to: Cell.self) }
    #endif
    return RecycledKind.collectionCell.checked(cell, as: Cell.self, identifier.rawValue)
  }

  /// Dequeues a supplementary view, as the class of its identifier.
  ///
  ///     let header = collectionView.dequeue(.sectionHeader, for: indexPath)
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier of the supplementary view, with its kind.
  ///   - indexPath: The location of the supplementary view.
  /// - Returns: A recycled or new view of class `View` or a subclass.
  /// - Precondition: `View` or a subclass is registered for `identifier` in this collection view. Otherwise the program
  ///   stops with "Failed to dequeue a supplementary view with identifier … matching type …", followed by what was
  ///   found and what to check. Where UIKit exists, a missing registration stops it with UIKit's own message.
  public func dequeue<View: UICollectionReusableView>(
    _ identifier: SupplementaryIdentifier<View>,
    for indexPath: IndexPath
  ) -> View {
    #if os(iOS) || os(tvOS) || os(visionOS)
    let view = dequeueReusableSupplementaryView(
      ofKind: identifier.kind,
      withReuseIdentifier: identifier.rawValue,
      for: indexPath
    )
    #else
    guard let view = dequeueRegisteredView(identifier.contents.itemKey, for: indexPath) else {
      RecycledKind.supplementaryView.stopUnregistered(identifier.rawValue, wanted: View.self)
    }
    #endif
    return RecycledKind.supplementaryView.checked(view, as: View.self, identifier.rawValue)
  }
}
