extension MigrationExample {
  static let registerCalls = read(
    """
    # nibs and classes
    -tableView.register(UINib(nibName: "PersonCell", bundle: nil), forCellReuseIdentifier: "PersonCell")
    -tableView?.register(LetterHeader.self, forHeaderFooterViewReuseIdentifier: "LetterHeader")
    -grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    -grid.register(AlbumHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, \
    withReuseIdentifier: "AlbumHeader")
    +tableView.registerPersonCell()
    +tableView?.registerLetterHeader()
    +grid.registerPhotoCell()
    +grid.registerAlbumHeader()
    # a nib in a constant that nothing else uses, and one that something uses
     func load() {
    -  let nib = UINib(nibName: "PersonCell", bundle: nil)
    -  tableView.register(nib, forCellReuseIdentifier: "PersonCell")
    +  tableView.registerPersonCell()
     }
     func reload() {
    -  let nib = UINib(nibName: "PersonCell", bundle: nil)
    -  tableView.register(nib, forCellReuseIdentifier: "PersonCell")
    +  let nib = Reuse.Nibs.personCell
    +  tableView.registerPersonCell()
       use(nib)
     }
    # the app's own method with the accessor's name
     extension UITableView { func registerPersonCell() {} }
    -tableView.register(UINib(nibName: "PersonCell", bundle: nil), forCellReuseIdentifier: "PersonCell")
    +tableView.register(Reuse.Nibs.personCell, forCellReuseIdentifier: "PersonCell")
    ! the app declares registerPersonCell itself; rename its method, or the entry with "name"
    # nibs that classes make
     extension UITableViewCell {
       static var id: String { String(describing: self) }
       static func makeNib() -> UINib { return UINib(nibName: id, bundle: nil) }
       static var otherNib: UINib { UINib(nibName: "Other", bundle: nil) }
     }
     class PersonCell: UITableViewCell {}
     func load() {
    -  tableView.register(PersonCell.makeNib(), forCellReuseIdentifier: PersonCell.id)
    +  tableView.registerPersonCell()
       tableView.register(PersonCell.otherNib, forCellReuseIdentifier: PersonCell.id)
     }
    ! the nib's name is known at run time only; load the nib where the class is known, or keep the call
    ! the manifest lists no view for the nib "Other"
    ! the manifest lists "PersonCell" with another class, nib or bundle
    # a nib that the manifest doesn't state
     tableView.register(UINib(nibName: "Other", bundle: nil), forCellReuseIdentifier: "PersonCell")
     tableView.register(UINib(nibName: "PersonCell", bundle: kit), forCellReuseIdentifier: "PersonCell")
     tableView.register(PersonCell.self, forCellReuseIdentifier: "PersonCell")
     tableView.register(nib, forCellReuseIdentifier: "PersonCell")
    ! the manifest lists "PersonCell" with another class, nib or bundle
    ! the manifest lists "PersonCell" with another class, nib or bundle
    ! the manifest lists "PersonCell" with another class, nib or bundle
    ! the manifest lists "PersonCell" with another class, nib or bundle
    # R.swift
    -tableView.register(R.nib.personCell)
    -tableView.register(R.nib.personCell(), forCellReuseIdentifier: R.reuseIdentifier.personCell.identifier)
    -tableView.register(UINib(resource: R.nib.personCell), forCellReuseIdentifier: "PersonCell")
    +tableView.registerPersonCell()
    +tableView.registerPersonCell()
    +tableView.registerPersonCell()
    # a nib that a property of the type holds, and R.swift's nib as an identifier
     class Source {
    -  let nib = UINib(nibName: "PersonCell", bundle: nil)
    +  let nib = Reuse.Nibs.personCell
       func a() {
    -    tableView.register(nib, forCellReuseIdentifier: "PersonCell")
    -    tableView.register(UINib(resource: R.nib.personCell), forCellReuseIdentifier: R.nib.personCell.identifier)
    -    use(R.nib.personCell.identifier)
    -    let cell = tableView.dequeueReusableCell(withIdentifier: R.nib.personCell, for: indexPath)!
    +    tableView.registerPersonCell()
    +    tableView.registerPersonCell()
    +    use(Reuse.Cells.personCell.identifier)
    +    let cell = tableView.dequeuePersonCell(for: indexPath)
       }
     }
    # the name of R.swift's nib as an identifier
     func load() {
    -  let name = R.nib.personCell.name
    -  tableView.register(UINib(resource: R.nib.personCell), forCellReuseIdentifier: R.nib.personCell.name)
    -  let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath) as! PersonCell
    +  tableView.registerPersonCell()
    +  let cell = tableView.dequeuePersonCell(for: indexPath)
       switch kind {
       default:
    -    let identifier = R.reuseIdentifier.personCell
    -    return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)!
    +    return tableView.dequeuePersonCell(for: indexPath)
       }
     }
    """
  )
}
