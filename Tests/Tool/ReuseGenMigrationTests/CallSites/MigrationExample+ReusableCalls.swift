extension MigrationExample {
  static let reusableCalls = read(
    """
    # Reusable
    -tableView.register(cellType: PersonCell.self)
    -tableView.register(PersonCell.nib, forCellReuseIdentifier: "PersonCell")
    +tableView.registerPersonCell()
    +tableView.registerPersonCell()
     tableView.register(OtherCell.nib, forCellReuseIdentifier: "PersonCell")
    -tableView.register(headerFooterViewType: LetterHeader.self)
    -grid.register(supplementaryViewType: AlbumHeader.self, ofKind: UICollectionView.elementKindSectionHeader)
    -let a: PersonCell = tableView.dequeueReusableCell(for: indexPath)
    -let b = tableView.dequeueReusableCell(for: indexPath) as PersonCell
    -let c = tableView.dequeueReusableCell(for: indexPath, cellType: PersonCell.self)
    +tableView.registerLetterHeader()
    +grid.registerAlbumHeader()
    +let a: PersonCell = tableView.dequeuePersonCell(for: indexPath)
    +let b = tableView.dequeuePersonCell(for: indexPath)
    +let c = tableView.dequeuePersonCell(for: indexPath)
     let d = tableView.dequeueReusableCell(for: indexPath, cellType: type)
     let e: UITableViewCell = tableView.dequeueReusableCell(for: indexPath)
    -func f() -> UIView? { tableView.dequeueReusableHeaderFooterView(LetterHeader.self) }
    +func f() -> UIView? { tableView.dequeueLetterHeader() }
     func g() -> UIView? {
    -  let header = tableView.dequeueReusableHeaderFooterView(LetterHeader.self)
    +  let header = tableView.dequeueLetterHeader()
       return header
     }
    -let h = grid.dequeueReusableSupplementaryView(ofKind: kind, for: indexPath) as AlbumHeader
    -let i = grid.dequeueReusableSupplementaryView(ofKind: kind, for: indexPath, viewType: AlbumHeader.self)
    -func j() -> PersonCell { tableView.dequeueReusableCell(for: indexPath) }
    +let h = grid.dequeueAlbumHeader(for: indexPath)
    +let i = grid.dequeueAlbumHeader(for: indexPath)
    +func j() -> PersonCell { tableView.dequeuePersonCell(for: indexPath) }
    ! the manifest lists "PersonCell" with another class, nib or bundle
    ! the class is known at run time only; call the accessor where it is known, or keep the call
    ! the manifest lists no view of the class UITableViewCell
    # a method of the app's own, whose identifiers may be others
     extension UITableView {
       func dequeueReusableCell<T: UITableViewCell>(for path: IndexPath) -> T {
         dequeueReusableCell(withIdentifier: T.name, for: path) as! T
       }
     }
     let a: PersonCell = tableView.dequeueReusableCell(for: indexPath)
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    # another element kind than the manifest's
     let footer = UICollectionView.elementKindSectionFooter
     grid.register(supplementaryViewType: AlbumHeader.self, ofKind: UICollectionView.elementKindSectionFooter)
    ! the manifest lists AlbumHeader with another kind; correct "kind" of its entry
    # a header whose class the variable names
     func a() -> UIView? {
    -  let header: LetterHeader? = tableView.dequeueReusableHeaderFooterView()
    -  guard let other: LetterHeader = tableView.dequeueReusableHeaderFooterView() else { return nil }
    +  let header: LetterHeader? = tableView.dequeueLetterHeader()
    +  let other: LetterHeader = tableView.dequeueLetterHeader()
       return header ?? other
     }
    # identifiers that the generated file and Reusable have
     class OtherCell: UITableViewCell, Reusable {}
     class PersonCell: UITableViewCell {}
     func a() {
    -  tableView.register(UINib(nibName: "PersonCell", bundle: nil), forCellReuseIdentifier: PersonCell.reuseIdentifier)
    +  tableView.registerPersonCell()
       tableView.register(OtherCell.self, forCellReuseIdentifier: OtherCell.reuseIdentifier)
     }
    ! the manifest lists no view for "OtherCell"
    # an identifier of the app's own, and a protocol that refines Reusable
     protocol Configurable: NibReusable {}
     class PhotoCell: UICollectionViewCell, Reusable { static var reuseIdentifier: String { name + ".photo" } }
     class OtherCell: UITableViewCell, Configurable {}
     func a() {
       grid.register(cellType: PhotoCell.self)
       tableView.rx.items(cellIdentifier: OtherCell.reuseIdentifier)
     }
    ! reuseIdentifier of the app has another identifier for PhotoCell than the manifest; write it there
    ! the manifest lists no view for "OtherCell"
    """
  )
}
