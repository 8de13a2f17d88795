extension UITableView {
  /// Registers the cells of an identifier, by their class or their nib.
  ///
  ///     tableView.register(.personCell)
  ///
  /// - Parameter identifier: The reuse identifier of the cells.
  /// - Precondition: The identifier isn't one of a prototype, which its storyboard registers. Otherwise the program
  ///   stops with "The table view can't register "…" (…): it is a prototype of ….storyboard, …".
  public func register<Cell: UITableViewCell>(_ identifier: ReuseIdentifier<Cell>) {
    switch identifier.contents.source {
    case .viewClass: register(Cell.self, forCellReuseIdentifier: identifier.rawValue)
    case .nib(let name, let bundle):
      #if os(iOS) || os(tvOS) || os(visionOS)
      register(UINib(nibName: name, bundle: bundle), forCellReuseIdentifier: identifier.rawValue)
      #else
      registerCell(identifier.contents.key, .nib(UINib(nibName: name, bundle: bundle), expected: Cell.self))
      #endif
    case .prototype(let storyboard):
      RecycledKind.tableCell.stopRegistering(prototypeOf: storyboard, identifier.rawValue, Cell.self)
    }
  }

  /// Registers the headers or footers of an identifier, by their class or their nib.
  ///
  ///     tableView.register(.sectionHeader)
  ///
  /// - Parameter identifier: The reuse identifier of the headers or footers.
  /// - Precondition: The identifier isn't one of a prototype, which its storyboard registers. Otherwise the program
  ///   stops with "The table view can't register "…" (…): it is a prototype of ….storyboard, …".
  public func register<View: UITableViewHeaderFooterView>(_ identifier: ReuseIdentifier<View>) {
    switch identifier.contents.source {
    case .viewClass: register(View.self, forHeaderFooterViewReuseIdentifier: identifier.rawValue)
    case .nib(let name, let bundle):
      #if os(iOS) || os(tvOS) || os(visionOS)
      register(UINib(nibName: name, bundle: bundle), forHeaderFooterViewReuseIdentifier: identifier.rawValue)
      #else
      registerHeaderFooter(identifier.contents.key, .nib(UINib(nibName: name, bundle: bundle), expected: View.self))
      #endif
    case .prototype(let storyboard):
      RecycledKind.headerFooter.stopRegistering(prototypeOf: storyboard, identifier.rawValue, View.self)
    }
  }

  /// Dequeues the cell for a row, as the class of its identifier.
  ///
  ///     let cell = tableView.dequeue(.personCell, for: indexPath)
  ///     cell.nameLabel.text = people[indexPath.row].name
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier of the cell.
  ///   - indexPath: The location of the row.
  /// - Returns: A recycled or new cell of class `Cell` or a subclass.
  /// - Precondition: `Cell` or a subclass is registered for `identifier` in this table view. Otherwise the program
  ///   stops with "Failed to dequeue a cell with identifier … matching type …", followed by what was found and what to
  ///   check. Where UIKit exists, a missing registration stops it with UIKit's own message.
  public func dequeue<Cell: UITableViewCell>(_ identifier: ReuseIdentifier<Cell>, for indexPath: IndexPath) -> Cell {
    #if os(iOS) || os(tvOS) || os(visionOS)
    let cell = dequeueReusableCell(withIdentifier: identifier.rawValue, for: indexPath)
    #else
    guard let cell = dequeueRegisteredCell(identifier.contents.key, for: indexPath) else {
      RecycledKind.tableCell.stopUnregistered(identifier.rawValue, wanted: Cell.self)
    }
    // The cell nearly always has exactly this class. The check is then one comparison of pointers.
    if type(of: cell) == Cell.self { return unsafeDowncast(cell, to: Cell.self) }
    #endif
    return RecycledKind.tableCell.checked(cell, as: Cell.self, identifier.rawValue)
  }

  /// Dequeues a header or footer, as the class of its identifier.
  ///
  ///     let header = tableView.dequeue(.sectionHeader)
  ///
  /// - Parameter identifier: The reuse identifier of the header or footer.
  /// - Returns: A recycled or new view of class `View` or a subclass.
  /// - Precondition: `View` or a subclass is registered for `identifier` in this table view. Otherwise the program
  ///   stops with "Failed to dequeue a header/footer with identifier … matching type …", followed by what was found and
  ///   what to check.
  public func dequeue<View: UITableViewHeaderFooterView>(_ identifier: ReuseIdentifier<View>) -> View {
    #if os(iOS) || os(tvOS) || os(visionOS)
    let found = dequeueReusableHeaderFooterView(withIdentifier: identifier.rawValue)
    #else
    let found = dequeueHeaderFooter(identifier.contents.key)
    #endif
    guard let found else {
      RecycledKind.headerFooter.stopUnregistered(identifier.rawValue, wanted: View.self)
    }
    return RecycledKind.headerFooter.checked(found, as: View.self, identifier.rawValue)
  }
}
