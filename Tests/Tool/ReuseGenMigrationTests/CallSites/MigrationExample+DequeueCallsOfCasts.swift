extension MigrationExample {
  static let dequeueCallsOfCasts = read(
    """
    # a cell of a table
    -let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath) as! PersonCell
    +let cell = tableView.dequeuePersonCell(for: indexPath)
    # a cell that is cast after an operator
    -let a = isNew ? tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! PersonCell : nil
    -let b = old ?? tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! `PersonCell`
    +let a = isNew ? tableView.dequeuePersonCell(for: path) : nil
    +let b = old ?? tableView.dequeuePersonCell(for: path)
    # brackets that don't match
     func f() { tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! PersonCell
    ! the brackets or literals here don't match; correct them
    # a comment beside the identifier
     let a = tableView.dequeueReusableCell(
    -  withIdentifier: "PersonCell",  // the row
    +  withIdentifier: Reuse.Cells.personCell.identifier,  // the row
       for: path) as! PersonCell
    # an assignment, arguments on several lines and a comment between statements
    -cell = list.tableView.dequeueReusableCell(
    -  withIdentifier: "PersonCell",
    +cell = list.tableView.dequeuePersonCell(
       for: indexPath  // the row
    -) as! PersonCell // done
    +) // done
    # a constant, and the name of a class
     let cellID = "PersonCell"
     class A { static let id = "PersonCell" }
    -func f() -> PersonCell { tableView.dequeueReusableCell(withIdentifier: cellID, for: path) as! PersonCell }
    -func g() -> PersonCell { tableView.dequeueReusableCell(withIdentifier: A.id, for: path) as! PersonCell }
    +func f() -> PersonCell { tableView.dequeuePersonCell(for: path) }
    +func g() -> PersonCell { tableView.dequeuePersonCell(for: path) }
     func h() {
    -  use(tableView.dequeueReusableCell(withIdentifier: String(describing: PersonCell.self), for: path) as! PersonCell)
    +  use(tableView.dequeuePersonCell(for: path))
     }
    # a cell of a collection, a header and a supplementary view
    -let a = view.dequeueReusableCell(withReuseIdentifier: "photo", for: path) as! PhotoCell
    -let b = view.dequeueReusableHeaderFooterView(withIdentifier: "LetterHeader") as! LetterHeader
    -let c = view.dequeueReusableSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, \
    withReuseIdentifier: "AlbumHeader", for: path) as! AlbumHeader
    -let d = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "AlbumHeader", for: path) \
    as! AlbumHeader
    -(view.dequeueReusableCell(withReuseIdentifier: "photo", for: path) as! PhotoCell).mark()
    +let a = view.dequeuePhotoCell(for: path)
    +let b = view.dequeueLetterHeader()
    +let c = view.dequeueAlbumHeader(for: path)
    +let d = view.dequeueAlbumHeader(for: path)
    +view.dequeuePhotoCell(for: path).mark()
    # identifiers that are the name of a class
     class PersonCell: UITableViewCell { static let id = String(describing: PersonCell.self) }
     class LetterHeader: UITableViewHeaderFooterView { static var id: String { return String(describing: self) } }
    -func a() -> PersonCell { tableView.dequeueReusableCell(withIdentifier: PersonCell.id, for: path) as! PersonCell }
    -func b() -> UIView? { tableView.dequeueReusableHeaderFooterView(withIdentifier: LetterHeader.id) as? LetterHeader }
    +func a() -> PersonCell { tableView.dequeuePersonCell(for: path) }
    +func b() -> UIView? { tableView.dequeueLetterHeader() }
    # a cell of a data source that passes no index path
     func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    -  if path.row > 0 { return other.dequeueReusableCell(withIdentifier: "PersonCell") as! PersonCell }
    -  let cell = list.dequeueReusableCell(withIdentifier: "PersonCell") as? PersonCell ?? PersonCell()
    -  return list.dequeueReusableCell(withIdentifier: "PersonCell") as! PersonCell
    +  if path.row > 0 { return other.dequeueReusableCell(withIdentifier: Reuse.Cells.personCell.identifier) as! PersonCell }
    +  let cell = list.dequeuePersonCell(for: path)
    +  return list.dequeuePersonCell(for: path)
     }
     func tableView(_ list: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    -  list.dequeueReusableCell(withIdentifier: "PersonCell") as! PersonCell
    +  list.dequeueReusableCell(withIdentifier: Reuse.Cells.personCell.identifier) as! PersonCell
     }
    # a cell of a data source that doesn't name its index path
    -func tableView(_ list: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell {
    -  if isFirst { return list.dequeueReusableCell(withIdentifier: "PersonCell") as! PersonCell }
    -  return list.dequeueReusableCell(withIdentifier: "PersonCell") as! PersonCell
    +func tableView(_ list: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    +  if isFirst { return list.dequeuePersonCell(for: indexPath) }
    +  return list.dequeuePersonCell(for: indexPath)
     }
     func tableView(_ list: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell {
       use(indexPath)
    -  return list.dequeueReusableCell(withIdentifier: "PersonCell") as! PersonCell
    +  return list.dequeueReusableCell(withIdentifier: Reuse.Cells.personCell.identifier) as! PersonCell
     }
    # another class, and an identifier that the manifest lacks
     let a = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! OtherCell
     let b = view.dequeueReusableCell(withIdentifier: "Other", for: path) as! OtherCell
    ! the manifest lists "PersonCell" with another class than OtherCell
    ! the manifest lists no view for "Other"
    # calls that may return nil, a text that isn't settled, an operator and a comment
    -let a = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell
    -let b = view?.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! PersonCell
    -let c = view.dequeueReusableCell(withIdentifier: "PersonCell") as! PersonCell
    +let a = view.dequeueReusableCell(withIdentifier: Reuse.Cells.personCell.identifier, for: path) as? PersonCell
    +let b = view?.dequeueReusableCell(withIdentifier: Reuse.Cells.personCell.identifier, for: path) as! PersonCell
    +let c = view.dequeueReusableCell(withIdentifier: Reuse.Cells.personCell.identifier) as! PersonCell
     let d = view.dequeueReusableCell(withIdentifier: name(path), for: path) as! PersonCell
    -let e = x + view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! PersonCell
    -let f = view.dequeueReusableCell(withIdentifier: /* id */ "PersonCell", for: path) as! PersonCell
    +let e = x + view.dequeueReusableCell(withIdentifier: Reuse.Cells.personCell.identifier, for: path) as! PersonCell
    +let f = view.dequeueReusableCell(withIdentifier: /* id */ Reuse.Cells.personCell.identifier, for: path) as! PersonCell
     let g = view.dequeueReusableCell(withIdentifier: isNew ? "PersonCell" : "Other", for: path)
    -let h = view.dequeueReusableCell(withIdentifier: isNew ? "PersonCell" : id, for: path)
    -let i = view.dequeueReusableCell(withIdentifier: id ?? "PersonCell", for: path)
    +let h = view.dequeueReusableCell(withIdentifier: isNew ? Reuse.Cells.personCell.identifier : id, for: path)
    +let i = view.dequeueReusableCell(withIdentifier: id ?? Reuse.Cells.personCell.identifier, for: path)
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    # a guard whose branch stops the program, and one with another condition
     func cell(_ path: IndexPath) -> UITableViewCell {
    -  guard let cell = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell else {
    -    fatalError("no cell")
    -  }
    +  let cell = view.dequeuePersonCell(for: path)
       return cell
     }
     func other(_ path: IndexPath) -> UITableViewCell {
    -  guard let cell = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell,
    -    let person = people[path]
    +  let cell = view.dequeuePersonCell(for: path)
    +  guard let person = people[path]
       else { return UITableViewCell() }
       return cell
     }
    # conditions before and after the view
     func cell(_ path: IndexPath) -> UITableViewCell {
    -  guard let person = people[path],
    -    let cell = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell
    -  else {
    +  guard let person = people[path] else {
         return UITableViewCell()
       }
    -  if let other = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell, other.x == person {
    +  let cell = view.dequeuePersonCell(for: path)
    +  let other = view.dequeuePersonCell(for: path)
    +  if other.x == person {
         other.mark()
       }
       return cell
     }
    # conditions around the view, and branches that matter
     func a(_ path: IndexPath) -> UITableViewCell {
    -  guard let person = people[path],
    -    let cell = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell, cell.x == person
    +  guard let person = people[path] else { return UITableViewCell() }
    +  let cell = view.dequeuePersonCell(for: path)
    +  guard cell.x == person
       else { return UITableViewCell() }
       return cell
     }
     func b(_ path: IndexPath) -> UITableViewCell {
    -  if let cell = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell, path.row > 0 {
    +  if let cell = view.dequeueReusableCell(withIdentifier: Reuse.Cells.personCell.identifier, for: path) as? PersonCell, path.row > 0 {
         return cell
       } else {
         return makeCell()
       }
     }
     func c(_ path: IndexPath) {
    -  if path.row > 0, let cell = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell {
    +  if path.row > 0 {
    +    let cell = view.dequeuePersonCell(for: path)
         cell.mark()
       }
     }
     func d(_ path: IndexPath) {
    -  if let cell = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell, cell.isReady {
    +  if let cell = view.dequeueReusableCell(withIdentifier: Reuse.Cells.personCell.identifier, for: path) as? PersonCell, cell.isReady {
         cell.mark()
       }
       cell.unmark()
     }
    # lists that may be missing, defaults, casts in parentheses, and calls over several lines
     func a(_ path: IndexPath) -> UITableViewCell {
    -  guard let cell = view?.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell else {
    +  guard let cell = view?.dequeuePersonCell(for: path) else {
         return UITableViewCell()
       }
       cell.mark()
    -  return view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell ?? UITableViewCell()
    +  return view.dequeuePersonCell(for: path)
     }
     func b(_ path: IndexPath) {
    -  let cell = (view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell)!
    -  (view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell)?.mark()
    -  let header = view.dequeueReusableHeaderFooterView(
    -    withIdentifier: "LetterHeader"
    -  ) as! LetterHeader
    -  let other = view.dequeueReusableCell(
    -    withIdentifier: "PersonCell",
    -    for: IndexPath(row: 0, section: 0)
    -  ) as? PersonCell
    -  guard let other = other else { fatalError() }
    +  let cell = view.dequeuePersonCell(for: path)
    +  view.dequeuePersonCell(for: path).mark()
    +  let header = view.dequeueLetterHeader()
    +  let other = view.dequeuePersonCell(for: IndexPath(row: 0, section: 0))
       use(cell, header, other)
     }
    # R.swift
    -let a = view.dequeueReusableCell(withIdentifier: R.reuseIdentifier.personCell, for: path)!
    -let b = view.dequeueReusableCell(withIdentifier: R.reuseIdentifier.personCell, for: path)
    -let c = view.dequeueReusableCell(withIdentifier: R.reuseIdentifier.personCell.identifier, for: path) as! PersonCell
    +let a = view.dequeuePersonCell(for: path)
    +let b: PersonCell? = view.dequeuePersonCell(for: path)
    +let c = view.dequeuePersonCell(for: path)
     func d() {
    -  guard let d = view.dequeueReusableCell(withReuseIdentifier: R.reuseIdentifier.photo, for: path) else { return }
    +  let d = view.dequeuePhotoCell(for: path)
       d.mark()
     }
    """
  )
}
