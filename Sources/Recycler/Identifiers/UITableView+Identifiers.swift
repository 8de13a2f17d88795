extension UITableView {
  /// Registers the cells of an identifier. Stops for a prototype, which its storyboard registers.
  public func register<Cell: UITableViewCell>(_ identifier: ReuseIdentifier<Cell>) {
    switch identifier.source {
    case .viewClass:
      register(Cell.self, forCellReuseIdentifier: identifier.rawValue)
    case .nib(let name, let bundle):
      #if os(iOS) || os(tvOS) || os(visionOS)
      register(UINib(nibName: name, bundle: bundle), forCellReuseIdentifier: identifier.rawValue)
      #else
      registerCell(identifier.key, .nib(UINib(nibName: name, bundle: bundle), expected: Cell.self))
      #endif
    case .prototype(let storyboard):
      RecycledKind.tableCell.stopRegistering(prototypeOf: storyboard, identifier.rawValue, Cell.self)
    }
  }

  /// Registers the headers or footers of an identifier. Stops for a prototype, which its storyboard registers.
  public func register<View: UITableViewHeaderFooterView>(_ identifier: ReuseIdentifier<View>) {
    switch identifier.source {
    case .viewClass:
      register(View.self, forHeaderFooterViewReuseIdentifier: identifier.rawValue)
    case .nib(let name, let bundle):
      #if os(iOS) || os(tvOS) || os(visionOS)
      register(UINib(nibName: name, bundle: bundle), forHeaderFooterViewReuseIdentifier: identifier.rawValue)
      #else
      registerHeaderFooter(identifier.key, .nib(UINib(nibName: name, bundle: bundle), expected: View.self))
      #endif
    case .prototype(let storyboard):
      RecycledKind.headerFooter.stopRegistering(prototypeOf: storyboard, identifier.rawValue, View.self)
    }
  }

  /// A recycled or new cell for the row at `indexPath`, of the class that the identifier stands for, or of a subclass.
  ///
  /// Stops with what to check when nothing is registered, or something of another class.
  public func dequeue<Cell: UITableViewCell>(_ identifier: ReuseIdentifier<Cell>, for indexPath: IndexPath) -> Cell {
    #if os(iOS) || os(tvOS) || os(visionOS)
    let cell = dequeueReusableCell(withIdentifier: identifier.rawValue, for: indexPath)
    #else
    guard let cell = dequeueRegisteredCell(identifier.key, for: indexPath) else {
      RecycledKind.tableCell.stopUnregistered(identifier.rawValue, wanted: Cell.self)
    }
    // Nearly always the very class: comparing two pointers is all that the check then costs.
    if type(of: cell) == Cell.self { return unsafeDowncast(cell, to: Cell.self) }
    #endif
    return RecycledKind.tableCell.checked(cell, as: Cell.self, identifier.rawValue)
  }

  /// A recycled or new header or footer, of the class that the identifier stands for, or of a subclass.
  ///
  /// Stops with what to check when nothing is registered, or something of another class.
  public func dequeue<View: UITableViewHeaderFooterView>(_ identifier: ReuseIdentifier<View>) -> View {
    #if os(iOS) || os(tvOS) || os(visionOS)
    let found = dequeueReusableHeaderFooterView(withIdentifier: identifier.rawValue)
    #else
    let found = dequeueHeaderFooter(identifier.key)
    #endif
    guard let found else {
      RecycledKind.headerFooter.stopUnregistered(identifier.rawValue, wanted: View.self)
    }
    return RecycledKind.headerFooter.checked(found, as: View.self, identifier.rawValue)
  }
}
