extension MigrationExample {
  static let dequeueCallsOfBranches = read(
    """
    # a cell of UIKit's own class, and an identifier that two cells share
     func cell(_ path: IndexPath) -> UITableViewCell {
    -  let cell = view.dequeueReusableCell(withIdentifier: "Plain", for: path)
    -  let tile = view.dequeueReusableCell(withIdentifier: "shared", for: path) as! TileCell
    +  let cell = view.dequeuePlain(for: path)
    +  let tile = view.dequeueTileCell(for: path)
       let other = view.dequeueReusableCell(withIdentifier: "shared", for: path)
       return cell
     }
    ! the manifest lists several views for "shared"; cast the result, or give each its own identifier
    # a branch that makes another view, a variable with a type, and a cast of what the view has
     func cell(_ path: IndexPath) -> UITableViewCell {
       var cell: PersonCell!
    -  if let found = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell {
    -    cell = found
    -  } else {
    -    cell = PersonCell()
    -  }
    -  let other: PersonCell? = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell
    -  let third = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell
    -  use(third?.accessoryView as? Badge)
    +  let found = view.dequeuePersonCell(for: path)
    +  cell = found
    +  let other: PersonCell? = view.dequeuePersonCell(for: path)
    +  let third = view.dequeuePersonCell(for: path)
    +  use(third.accessoryView as? Badge)
       return cell
     }
    # an if whose body leaves the function
     func cell(_ path: IndexPath) -> UITableViewCell {
    -  if let cell = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell {
    -    // The name.
    -    cell.name = names[path.row]
    -    if path.row > 0 {
    -      cell.mark()
    -    }
    -    return cell
    +  let cell = view.dequeuePersonCell(for: path)
    +  // The name.
    +  cell.name = names[path.row]
    +  if path.row > 0 {
    +    cell.mark()
       }
    -  return UITableViewCell()
    +  return cell
     }
    # branches that matter, and names that would change their meaning
     func a(_ path: IndexPath) -> UITableViewCell {
    -  guard let cell = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell else {
    +  guard let cell = view.dequeueReusableCell(withIdentifier: Reuse.Cells.personCell.identifier, for: path) as? PersonCell else {
         return makeCell()
       }
       return cell
     }
     func b(_ path: IndexPath) -> UITableViewCell {
    -  if let cell = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell {
    +  if let cell = view.dequeueReusableCell(withIdentifier: Reuse.Cells.personCell.identifier, for: path) as? PersonCell {
         return cell
       }
       return makeCell()
     }
     func c(_ path: IndexPath) {
    -  if let cell = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell {
    +  do {
    +    let cell = view.dequeuePersonCell(for: path)
         cell.mark()
       }
       cell.unmark()
     }
    """
  )
}
