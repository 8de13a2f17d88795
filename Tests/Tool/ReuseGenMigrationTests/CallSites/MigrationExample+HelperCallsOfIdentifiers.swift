extension MigrationExample {
  /// Methods for views whose identifiers begin with the module, for optionals, and with defaults.
  static let helperCallsOfIdentifiers = read(
    """
    # identifiers with the module, headers, optionals and defaults
     extension UIView {
       static var reuseIdentifier: String { className }
       static var className: String { NSStringFromClass(self) }
     }
     extension UITableView {
       func add(_ type: UITableViewCell.Type) { register(type, forCellReuseIdentifier: type.reuseIdentifier) }
       func take<T: UITableViewCell>(_ type: T.Type) -> T? {
         dequeueReusableCell(withIdentifier: type.reuseIdentifier) as? T
       }
       func take<T: UITableViewCell>(_ type: T.Type, at path: IndexPath) -> T? {
         dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: path) as? T
       }
       func header<T: UITableViewHeaderFooterView>(_ id: String = "\\(T.self)") -> T {
         dequeueReusableHeaderFooterView(withIdentifier: id) as! T
       }
     }
     class NewsCell: UITableViewCell {}
     class List: UITableViewController {
    -  func load() { tableView.add(NewsCell.self) }
    +  func load() { tableView.registerNewsCell() }
       func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    -    guard let cell = list.take(NewsCell.self, at: path) else { return UITableViewCell() }
    +    let cell = list.dequeueNewsCell(for: path)
         return list.take(NewsCell.self) ?? cell
       }
       func make(_ type: UITableViewCell.Type) {
    -    let header: LetterHeader = tableView.header()
    +    let header: LetterHeader = tableView.dequeueLetterHeader()
         use(tableView.take(NewsCell.self), tableView.take(type, at: header.path))
       }
     }
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    ! the code handles a nil result, which an accessor never returns; remove the branch
    ! there is no index path; pass the data source's index path
    ! the class is known at run time only; call the accessor where it is known, or keep the call
    # the requirement of a protocol, whose extension has the value
     protocol Identified { static var identifier: String { get } }
     extension Identified { static var identifier: String { String(describing: Self.self) } }
     extension UITableViewCell: Identified {}
     class PersonCell: UITableViewCell {}
     extension UITableView {
       func cell<T: UITableViewCell>(_ type: T.Type, at path: IndexPath) -> T {
         dequeueReusableCell(withIdentifier: T.identifier, for: path) as! T
       }
     }
    -let a = tableView.cell(PersonCell.self, at: path)
    +let a = tableView.dequeuePersonCell(for: path)
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    # another identifier than the manifest's
     class PersonCell: UITableViewCell { static let id = "Other" }
     extension UITableView {
       func take<T: UITableViewCell>(_ type: T.Type, at path: IndexPath) -> T {
         dequeueReusableCell(withIdentifier: T.id, for: path) as! T
       }
     }
     let a = tableView.take(PersonCell.self, at: path)
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    ! take of the app has another identifier for PersonCell than the manifest
    """
  )
}
