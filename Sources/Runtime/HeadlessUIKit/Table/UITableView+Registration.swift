import HeadlessListModel

extension UITableView {
  /// `register`, unless a subclass overrides it.
  final func baseRegister(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(
      ReuseKey(requiring: identifier, for: "UITableView registerClass:forHeaderFooterViewReuseIdentifier:"),
      aClass.map { .viewClass(ReuseFactory.checked($0, as: UITableViewHeaderFooterView.self)) }
    )
  }

  package func registerCell(_ key: ReuseKey, _ registration: ReuseRegistration?) {
    cellPools[registration: key] = registration
  }

  package func registerHeaderFooter(_ key: ReuseKey, _ registration: ReuseRegistration?) {
    headerFooterPools[registration: key] = registration
  }

  func dequeueCell(_ key: ReuseKey, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueRegisteredCell(key, for: indexPath) else {
      stop(ReuseMessages.unregisteredCell(key.identifier))
    }
    return cell
  }

  /// A recycled or new cell; `nil` if nothing is registered.
  package func dequeueRegisteredCell(_ key: ReuseKey, for indexPath: IndexPath) -> UITableViewCell? {
    // Without a request for the row's cell, its frame isn't known.
    var frame: CGRect?
    if let request = state.request, request.indexPath == indexPath {
      frame = request.frame
      if request.isAnswered { stop(ReuseMessages.dequeuedTwice(key.identifier, indexPath)) }
      request.isAnswered = true
      if let existing = request.existing, let original = existing.reuseKey {
        if original != key { stop(ReuseMessages.dequeuedOther(key, original, existing)) }
        return existing
      }
    } else {
      checkRowExists(indexPath)
    }
    return cell(key, frame: frame)
  }

  /// A recycled or new cell, with its row's frame if that is known; `nil` if nothing is registered.
  func cell(_ key: ReuseKey, frame: CGRect?) -> UITableViewCell? {
    let cell: UITableViewCell
    if let idle = recycledCell(key) {
      cell = idle
    } else {
      guard let registration = cellPools[registration: key] else { return nil }
      cell = newCell(key, registration)
      cell.move(to: CGRect(x: 0, y: 0, width: rowWidth, height: cell.frame.height))
    }
    if let frame { cell.move(to: frame) }
    return cell
  }

  package func dequeueHeaderFooter(_ key: ReuseKey) -> UITableViewHeaderFooterView? {
    if let view = headerFooterPools.take(key) {
      view.prepareForReuse()
      return view
    }
    return headerFooterPools[registration: key].map { newHeaderFooter(key, $0) }
  }

  private func checkRowExists(_ indexPath: IndexPath) {
    reloadIfNeeded()
    if indexPath.count != 2 || !state.geometry.contains(RowPosition(indexPath)) {
      stop(ReuseMessages.invalidIndexPath(indexPath))
    }
  }

  private func recycledCell(_ key: ReuseKey) -> UITableViewCell? {
    guard let cell = cellPools.take(key) else { return nil }
    cell.forgetState()
    cell.prepareForReuse()
    return cell
  }

  func newCell(_ key: ReuseKey, _ registration: ReuseRegistration) -> UITableViewCell {
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

  func newHeaderFooter(_ key: ReuseKey, _ registration: ReuseRegistration) -> UITableViewHeaderFooterView {
    let view: UITableViewHeaderFooterView = ReuseFactory.view(of: registration, key.identifier) {
      $0.init(recycledUnder: key.identifier)
    }
    view.givenReuseIdentifier = key.identifier
    view.reuseKey = key
    return view
  }

  /// Returns a cell that left the view to its pool. A cell without an identifier is released.
  package func recycle(_ cell: UITableViewCell) { cellPools.put(cell) }

  package func recycle(_ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView { headerFooterPools.put(view) }
  }
}
