import ListGeometry

extension UITableView {
  /// Says which class cells of an identifier have. `nil` takes the registration back.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(ReuseKey(identifier), cellClass.map { .viewClass(ReuseFactory.checked($0, as: UITableViewCell.self)) })
  }

  /// Says which nib cells of an identifier come from. `nil` takes the registration back.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(ReuseKey(identifier), nib.map { .nib($0, expected: nil) })
  }

  /// Says which class headers and footers of an identifier have. `nil` takes the registration back.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(
      ReuseKey(identifier),
      aClass.map { .viewClass(ReuseFactory.checked($0, as: UITableViewHeaderFooterView.self)) }
    )
  }

  /// Says which nib headers and footers of an identifier come from. `nil` takes the registration back.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(ReuseKey(identifier), nib.map { .nib($0, expected: nil) })
  }

  package func registerCell(_ key: ReuseKey, _ registration: ReuseRegistration?) {
    cellPools.pool(for: key).registration = registration
  }

  package func registerHeaderFooter(_ key: ReuseKey, _ registration: ReuseRegistration?) {
    headerFooterPools.pool(for: key).registration = registration
  }
}

extension UITableView {
  /// A recycled cell, or a new one of what was registered; `nil` where nothing was.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let key = ReuseKey(identifier)
    guard let pool = cellPools[key] else { return nil }
    return cell(of: pool, frame: request?.frame)
  }

  /// A recycled cell for a row, or a new one of what was registered. Stops with UIKit's message where nothing was, for
  /// a row that isn't there, and when the data source was asked for a cell and dequeues a second one.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(ReuseKey(identifier), for: indexPath)
  }

  /// A recycled header or footer, or a new one of what was registered; `nil` where nothing was.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(ReuseKey(identifier))
  }

  func dequeueCell(_ key: ReuseKey, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueRegisteredCell(key, for: indexPath) else {
      stop(ReuseMessages.unregisteredCell(key.identifier))
    }
    return cell
  }

  /// A recycled or new cell; `nil` where nothing is registered.
  package func dequeueRegisteredCell(_ key: ReuseKey, for indexPath: IndexPath) -> UITableViewCell? {
    // Outside of a question nothing says that the row will be shown there.
    var frame: CGRect?
    if let request, request.indexPath == indexPath {
      frame = request.frame
      if request.isAnswered { stop(ReuseMessages.dequeuedTwice(key.identifier, indexPath)) }
      request.isAnswered = true
      if let existing = request.existing, existing.reuseKey == key { return existing }
    } else {
      checkRowExists(indexPath)
    }
    guard let pool = cellPools[key] else { return nil }
    return cell(of: pool, frame: frame)
  }

  /// A recycled or new cell, in its row's place, where that is known; `nil` where nothing is registered.
  private func cell(of pool: ReusePool<UITableViewCell>, frame: CGRect?) -> UITableViewCell? {
    let cell: UITableViewCell
    if let idle = recycled(pool) {
      cell = idle
    } else {
      guard let registration = pool.registration else { return nil }
      cell = newCell(pool.key, registration)
      cell.move(to: CGRect(x: 0, y: 0, width: rowWidth, height: cell.frame.height))
    }
    if let frame { cell.move(to: frame) }
    return cell
  }

  package func dequeueHeaderFooter(_ key: ReuseKey) -> UITableViewHeaderFooterView? {
    guard let pool = headerFooterPools[key] else { return nil }
    if let view = pool.take() {
      view.prepareForReuse()
      return view
    }
    return pool.registration.map { newHeaderFooter(key, $0) }
  }

  private func checkRowExists(_ indexPath: IndexPath) {
    reloadIfNeeded()
    if indexPath.count != 2 || !geometry.contains(RowPosition(indexPath)) {
      stop(ReuseMessages.invalidIndexPath(indexPath))
    }
  }

  private func recycled(_ pool: ReusePool<UITableViewCell>) -> UITableViewCell? {
    guard let cell = pool.take() else { return nil }
    cell.forgetState()
    cell.prepareForReuse()
    return cell
  }

  private func newCell(_ key: ReuseKey, _ registration: ReuseRegistration) -> UITableViewCell {
    let cell: UITableViewCell = ReuseFactory.view(
      of: registration,
      key.identifier,
      identifierDiffers: ReuseMessages.nibIdentifierDiffers
    ) { $0.init(recycledUnder: key.identifier) }
    if cell.reuseIdentifier?.isEmpty ?? true { cell.givenReuseIdentifier = key.identifier }
    cell.reuseKey = key
    cell.dequeuedFrom = ObjectIdentifier(self)
    return cell
  }

  private func newHeaderFooter(_ key: ReuseKey, _ registration: ReuseRegistration) -> UITableViewHeaderFooterView {
    let view: UITableViewHeaderFooterView = ReuseFactory.view(of: registration, key.identifier) {
      $0.init(recycledUnder: key.identifier)
    }
    view.givenReuseIdentifier = key.identifier
    view.reuseKey = key
    return view
  }
}

extension UITableView {
  /// Puts a cell that is no longer in view into its pool; a cell without an identifier is let go.
  package func recycle(_ cell: UITableViewCell) { cellPools.put(cell) }

  package func recycle(_ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView { headerFooterPools.put(view) }
  }
}
