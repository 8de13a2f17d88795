extension UICollectionView {
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let key: ReuseKey
    let registration: ReuseRegistration
    let handler: Handler
    let creation = ProcessInfo.processInfo.systemUptime

    public init(handler: @escaping Handler) {
      key = ReuseKey("CellRegistration-\(UUID().uuidString)", kind: UICollectionView.elementKindCell)
      registration = .viewClass(Cell.self)
      self.handler = handler
    }

    public init(cellNib: UINib, handler: @escaping Handler) {
      key = ReuseKey("CellRegistration-\(UUID().uuidString)", kind: UICollectionView.elementKindCell)
      registration = .nib(cellNib, expected: Cell.self)
      self.handler = handler
    }
  }

  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let key: ReuseKey
    let registration: ReuseRegistration
    let handler: Handler
    let creation = ProcessInfo.processInfo.systemUptime

    public init(elementKind: String, handler: @escaping Handler) {
      key = ReuseKey("SupplementaryRegistration-\(UUID().uuidString)", kind: elementKind)
      registration = .viewClass(Supplementary.self)
      self.handler = handler
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      key = ReuseKey("SupplementaryRegistration-\(UUID().uuidString)", kind: elementKind)
      registration = .nib(supplementaryNib, expected: Supplementary.self)
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    open(registration.key, registration.registration, created: registration.creation)
    let view = dequeueView(registration.key, for: indexPath)
    guard let cell = view as? Cell else {
      stop(ReuseMessages.invalidNib(registration.key.identifier, mustHold: "\(Cell.self)"))
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    open(registration.key, registration.registration, created: registration.creation)
    let found = dequeueView(registration.key, for: indexPath)
    guard let view = found as? Supplementary else {
      stop(ReuseMessages.invalidNib(registration.key.identifier, mustHold: "\(Supplementary.self)"))
    }
    registration.handler(view, registration.key.kind, indexPath)
    return view
  }

  /// Registers a class or nib at its first use. Stops with UIKit's message if the registration is newer than the
  /// request for the view: made at each request, it would reuse nothing.
  private func open(_ key: ReuseKey, _ registration: ReuseRegistration, created time: TimeInterval) {
    if pools.isOpen(key) { return }
    if let request = state.request, request.time < time {
      let (view, method) =
        key.kind == Self.elementKindCell
        ? ("cell", "cellForItemAtIndexPath:") : ("supplementary view", "viewForSupplementaryElementOfKind:atIndexPath:")
      stop(
        "Attempted to dequeue a \(view) using a registration that was created inside -collectionView:\(method) or inside "
          + "a UICollectionViewDiffableDataSource \(view) provider. Creating a new registration each time a \(view) is "
          + "requested will prevent reuse and cause created \(view)s to remain inaccessible in memory for the lifetime of "
          + "the collection view. Registrations should be created up front and reused."
      )
    }
    register(key, registration)
  }
}
