extension UICollectionView {
  /// Registers the cells of an identifier. Stops for a prototype, which its storyboard registers.
  public func register<Cell: UICollectionViewCell>(_ identifier: ReuseIdentifier<Cell>) {
    switch identifier.source {
    case .viewClass:
      register(Cell.self, forCellWithReuseIdentifier: identifier.rawValue)
    case .nib(let name, let bundle):
      #if os(iOS) || os(tvOS) || os(visionOS)
      register(UINib(nibName: name, bundle: bundle), forCellWithReuseIdentifier: identifier.rawValue)
      #else
      register(identifier.itemKey, .nib(UINib(nibName: name, bundle: bundle), expected: Cell.self))
      #endif
    case .prototype(let storyboard):
      RecycledKind.collectionCell.stopRegistering(prototypeOf: storyboard, identifier.rawValue, Cell.self)
    }
  }

  /// Registers the supplementary views of an identifier. Stops for a prototype, which its storyboard registers.
  public func register<View: UICollectionReusableView>(_ identifier: SupplementaryIdentifier<View>) {
    switch identifier.source {
    case .viewClass:
      register(
        View.self,
        forSupplementaryViewOfKind: identifier.kind,
        withReuseIdentifier: identifier.rawValue
      )
    case .nib(let name, let bundle):
      #if os(iOS) || os(tvOS) || os(visionOS)
      register(
        UINib(nibName: name, bundle: bundle),
        forSupplementaryViewOfKind: identifier.kind,
        withReuseIdentifier: identifier.rawValue
      )
      #else
      register(identifier.key, .nib(UINib(nibName: name, bundle: bundle), expected: View.self))
      #endif
    case .prototype(let storyboard):
      RecycledKind.supplementaryView.stopRegistering(prototypeOf: storyboard, identifier.rawValue, View.self)
    }
  }

  /// A recycled or new cell for the item at `indexPath`, of the class that the identifier stands for, or of a subclass.
  ///
  /// Stops with what to check when nothing is registered, or something of another class.
  public func dequeue<Cell: UICollectionViewCell>(
    _ identifier: ReuseIdentifier<Cell>,
    for indexPath: IndexPath
  ) -> Cell {
    #if os(iOS) || os(tvOS) || os(visionOS)
    let cell = dequeueReusableCell(withReuseIdentifier: identifier.rawValue, for: indexPath)
    #else
    guard let cell = dequeueRegisteredView(identifier.itemKey, for: indexPath) else {
      RecycledKind.collectionCell.stopUnregistered(identifier.rawValue, wanted: Cell.self)
    }
    // Nearly always the very class: comparing two pointers is all that the check then costs.
    if type(of: cell) == Cell.self { return unsafeDowncast(cell, to: Cell.self) }
    #endif
    return RecycledKind.collectionCell.checked(cell, as: Cell.self, identifier.rawValue)
  }

  /// A recycled or new supplementary view, of the class that the identifier stands for, or of a subclass.
  ///
  /// Stops with what to check when nothing is registered, or something of another class.
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
    guard let view = dequeueRegisteredView(identifier.key, for: indexPath) else {
      RecycledKind.supplementaryView.stopUnregistered(identifier.rawValue, wanted: View.self)
    }
    #endif
    return RecycledKind.supplementaryView.checked(view, as: View.self, identifier.rawValue)
  }
}
