extension MigrationExample {
  static let helperCallsOfMethods = read(
    """
    # a list that overrides the method
     class List: UITableView {
       func cell(_ path: IndexPath) -> PersonCell {
         super.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! PersonCell
       }
       func other(_ path: IndexPath) -> PersonCell {
    -    dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! PersonCell
    +    dequeuePersonCell(for: path)
       }
     }
    # the app's own methods
     extension UITableView {
       func add(_ type: UITableViewCell.Type) {
         register(UINib(nibName: String(describing: type), bundle: nil), forCellReuseIdentifier: String(describing: type))
       }
       func cell<T: UITableViewCell>(at path: IndexPath) -> T {
         guard let cell = dequeueReusableCell(withIdentifier: T.reuseID, for: path) as? T else { fatalError() }
         return cell
       }
       func cell<T: UITableViewCell>(_ type: T.Type, at path: IndexPath) -> T {
         dequeueReusableCell(withIdentifier: T.reuseID, for: path) as! T
       }
     }
     protocol Identified {}
     extension Identified { static var reuseID: String { String(describing: self) } }
     extension UITableViewCell: Identified {}
     class PersonCell: UITableViewCell {}
     func f() {
    -  tableView.add(PersonCell.self)
    -  let a: PersonCell = tableView.cell(at: path)
    -  let b = tableView.cell(at: path) as PersonCell
    -  let c = tableView.cell(PersonCell.self, at: path)
    +  tableView.registerPersonCell()
    +  let a: PersonCell = tableView.dequeuePersonCell(for: path)
    +  let b = tableView.dequeuePersonCell(for: path)
    +  let c = tableView.dequeuePersonCell(for: path)
       let d: OtherCell = tableView.cell(at: path)
    -  let e = tableView.dequeueReusableCell(withIdentifier: PersonCell.reuseID, for: path) as! PersonCell
    +  let e = tableView.dequeuePersonCell(for: path)
     }
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    ! the manifest lists no view of the class OtherCell
    # a method whose argument with the class has a default
     extension UITableView {
       func take<T: UITableViewCell>(for path: IndexPath, cellType: T.Type = T.self, id: String = "\\(T.self)") -> T {
         dequeueReusableCell(withIdentifier: id, for: path) as! T
       }
     }
     class PersonCell: UITableViewCell {}
     func f() {
    -  let a = tableView.take(for: path, cellType: PersonCell.self)
    -  let b: PersonCell = tableView.take(for: path)
    +  let a = tableView.dequeuePersonCell(for: path)
    +  let b: PersonCell = tableView.dequeuePersonCell(for: path)
       let c = tableView.take(for: path, cellType: PersonCell.self, id: "Other")
     }
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    # generic parameters, and a class with a short name
     extension UITableView {
       func cell<T: UITableViewCell>(at path: IndexPath) -> T {
         dequeueReusableCell(withIdentifier: "\\(T.self)", for: path) as! T
       }
     }
     class List<Row: UITableViewCell> {}
     extension List {
       func a() { let row: Row = tableView.cell(at: path) }
     }
     func b<Cell: UITableViewCell>(_ type: Cell.Type) { let cell: Cell = tableView.cell(at: path) }
     func c() { let cell: Ad = tableView.cell(at: path) }
     func d() { let cell: Cell = tableView.cell(at: path) }
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    ! the class is known at run time only; call the accessor where it is known, or keep the call
    ! the class is known at run time only; call the accessor where it is known, or keep the call
    ! the manifest lists no view of the class Ad
    ! the manifest lists no view of the class Cell
    # methods of one name, of which the other kind of list has the readable one
     extension UITableView {
       func add<T: UITableViewCell>(_: T.Type) { register(T.self, forCellReuseIdentifier: String(describing: T.self)) }
     }
     extension UICollectionView {
       func add(_ types: UICollectionViewCell.Type...) {}
     }
     func a() { grid.add(PhotoCell.self) }
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    # methods of one name, of which the class's protocol chooses
     protocol Nibbed {}
     extension UITableView {
       func add<T: UITableViewCell>(_: T.Type) { register(T.self, forCellReuseIdentifier: String(describing: T.self)) }
       func add<T: UITableViewCell & Nibbed>(_: T.Type) {
         register(UINib(nibName: String(describing: T.self), bundle: nil), forCellReuseIdentifier: String(describing: T.self))
       }
     }
     class PersonCell: UITableViewCell, Nibbed {}
    -func a() { tableView.add(PersonCell.self) }
    +func a() { tableView.registerPersonCell() }
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    # a method that registers the nib of the class
     protocol Nibbed {}
     extension Nibbed { static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) } }
     extension UITableView {
       func add<T: UITableViewCell & Nibbed>(_: T.Type) { register(T.nib, forCellReuseIdentifier: String(describing: T.self)) }
     }
     class PersonCell: UITableViewCell, Nibbed {}
    -func a() { tableView.add(PersonCell.self) }
    +func a() { tableView.registerPersonCell() }
    ! the nib's name is known at run time only; load the nib where the class is known, or keep the call
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    # methods of one name, of which the class's protocol chooses the other
     protocol Nibbed {}
     extension UITableView {
       func add<T: UITableViewCell>(_: T.Type) { register(T.self, forCellReuseIdentifier: String(describing: T.self)) }
       func add<T: UITableViewCell>(_: T.Type) where T: Nibbed {
         register(UINib(nibName: String(describing: T.self), bundle: nil), forCellReuseIdentifier: String(describing: T.self))
       }
     }
     class PersonCell: UITableViewCell {}
     func a() { tableView.add(PersonCell.self) }
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    ! add of the app registers another class or nib for PersonCell than the manifest
    """
  )
}
