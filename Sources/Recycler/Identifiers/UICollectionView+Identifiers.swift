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
      stop(
        SetupFault.registersPrototype(
          identifier.rawValue,
          wanted: Cell.self,
          storyboard: storyboard,
          container: "collection view"
        )
      )
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
      stop(
        SetupFault.registersPrototype(
          identifier.rawValue,
          wanted: View.self,
          storyboard: storyboard,
          container: "collection view"
        )
      )
    }
  }

  /// A recycled or new cell for the item at `indexPath`, of exactly the class that the identifier stands for.
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
      stop(
        SetupFault.unregistered(
          "cell",
          identifier.rawValue,
          wanted: Cell.self,
          advice: SetupFault.cellAdvice,
          container: "collection view"
        )
      )
    }
    if type(of: cell) == Cell.self { return unsafeDowncast(cell, to: Cell.self) }
    #endif
    guard let typed = cell as? Cell else {
      stop(
        SetupFault.wrongClass(
          "cell",
          identifier.rawValue,
          wanted: Cell.self,
          found: cell,
          advice: SetupFault.cellAdvice
        )
      )
    }
    return typed
  }

  /// A recycled or new supplementary view, of exactly the class that the identifier stands for.
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
      stop(
        SetupFault.unregistered(
          "supplementary view",
          identifier.rawValue,
          wanted: View.self,
          advice: SetupFault.supplementaryAdvice,
          container: "collection view"
        )
      )
    }
    #endif
    guard let typed = view as? View else {
      stop(
        SetupFault.wrongClass(
          "supplementary view",
          identifier.rawValue,
          wanted: View.self,
          found: view,
          advice: SetupFault.supplementaryAdvice
        )
      )
    }
    return typed
  }
}
