extension UICollectionView {
  /// A registration of cells of a class, and the handler that configures them with items of a type.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let key: ReuseKey
    let registration: ReuseRegistration
    let handler: Handler

    /// Registers a class.
    public init(handler: @escaping Handler) {
      key = ReuseKey("CellRegistration-\(UUID().uuidString)", kind: UICollectionView.elementKindCell)
      registration = .viewClass(Cell.self)
      self.handler = handler
    }

    /// Registers a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      key = ReuseKey("CellRegistration-\(UUID().uuidString)", kind: UICollectionView.elementKindCell)
      registration = .nib(cellNib, expected: Cell.self)
      self.handler = handler
    }
  }

  /// A registration of supplementary views of a class and kind, and the handler that configures them.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let key: ReuseKey
    let registration: ReuseRegistration
    let handler: Handler

    /// Registers a class.
    public init(elementKind: String, handler: @escaping Handler) {
      key = ReuseKey("SupplementaryRegistration-\(UUID().uuidString)", kind: elementKind)
      registration = .viewClass(Supplementary.self)
      self.handler = handler
    }

    /// Registers a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      key = ReuseKey("SupplementaryRegistration-\(UUID().uuidString)", kind: elementKind)
      registration = .nib(supplementaryNib, expected: Supplementary.self)
      self.handler = handler
    }
  }

  /// A recycled or new cell of a registration, configured with an item. The first call registers the class or nib.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    if !pools.isOpen(registration.key) { register(registration.key, registration.registration) }
    let view = dequeueView(registration.key, for: indexPath)
    guard let cell = view as? Cell else {
      stop(ReuseMessages.invalidNib(registration.key.identifier, mustHold: "\(Cell.self)"))
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A recycled or new supplementary view of a registration, configured. The first call registers the class or nib.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    if !pools.isOpen(registration.key) { register(registration.key, registration.registration) }
    let found = dequeueView(registration.key, for: indexPath)
    guard let view = found as? Supplementary else {
      stop(ReuseMessages.invalidNib(registration.key.identifier, mustHold: "\(Supplementary.self)"))
    }
    registration.handler(view, registration.key.kind, indexPath)
    return view
  }
}
