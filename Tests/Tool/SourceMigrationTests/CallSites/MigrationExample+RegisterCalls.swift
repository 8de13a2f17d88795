@testable import SourceMigration

extension MigrationExample {
  static let registerCalls = [
    MigrationExample(
      "nibs and classes",
      diff: """
        -tableView.register(UINib(nibName: "PersonCell", bundle: nil), forCellReuseIdentifier: "PersonCell")
        -tableView?.register(LetterHeader.self, forHeaderFooterViewReuseIdentifier: "LetterHeader")
        -grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        -grid.register(AlbumHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, \
        withReuseIdentifier: "AlbumHeader")
        +tableView.registerPersonCell()
        +tableView?.registerLetterHeader()
        +grid.registerPhotoCell()
        +grid.registerAlbumHeader()
        """
    ),
    MigrationExample(
      "a nib in a constant that nothing else uses, and one that something uses",
      diff: """
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
        """
    ),
    MigrationExample(
      "the app's own method with the accessor's name",
      diff: """
         extension UITableView { func registerPersonCell() {} }
        -tableView.register(UINib(nibName: "PersonCell", bundle: nil), forCellReuseIdentifier: "PersonCell")
        +tableView.register(Reuse.Nibs.personCell, forCellReuseIdentifier: "PersonCell")
        """,
      left: [#"the app declares registerPersonCell itself; rename its method, or the entry with "name""#]
    ),
    MigrationExample(
      "nibs that classes make",
      diff: """
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
        """,
      left: [
        Reason.unknownNib.text, #"the manifest lists no view for the nib "Other""#,
        #"the manifest lists "PersonCell" with another class, nib or bundle"#,
      ]
    ),
    MigrationExample(
      "a nib that the manifest doesn't state",
      """
      tableView.register(UINib(nibName: "Other", bundle: nil), forCellReuseIdentifier: "PersonCell")
      tableView.register(UINib(nibName: "PersonCell", bundle: kit), forCellReuseIdentifier: "PersonCell")
      tableView.register(PersonCell.self, forCellReuseIdentifier: "PersonCell")
      tableView.register(nib, forCellReuseIdentifier: "PersonCell")
      """,
      left: Array(repeating: #"the manifest lists "PersonCell" with another class, nib or bundle"#, count: 4)
    ),
    MigrationExample(
      "R.swift",
      diff: """
        -tableView.register(R.nib.personCell)
        -tableView.register(R.nib.personCell(), forCellReuseIdentifier: R.reuseIdentifier.personCell.identifier)
        -tableView.register(UINib(resource: R.nib.personCell), forCellReuseIdentifier: "PersonCell")
        +tableView.registerPersonCell()
        +tableView.registerPersonCell()
        +tableView.registerPersonCell()
        """
    ),
    MigrationExample(
      "a nib that a property of the type holds, and R.swift's nib as an identifier",
      diff: """
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
        """
    ),
  ]
}
