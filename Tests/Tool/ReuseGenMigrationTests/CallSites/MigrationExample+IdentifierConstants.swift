extension MigrationExample {
  static let identifierConstants = read(
    """
    # constants for identifiers of R.swift
     class List: UITableViewController {
    -  private let id = R.reuseIdentifier.personCell.identifier
    -  private let typed = R.reuseIdentifier.photo
    -  let shared = R.reuseIdentifier.personCell.identifier
    +  let shared = Reuse.Cells.personCell.identifier
       func a(_ path: IndexPath) {
    -    let cell = view.dequeueReusableCell(withIdentifier: id, for: path) as! PersonCell
    -    let photo = view.dequeueReusableCell(withReuseIdentifier: typed, for: path)!
    -    items.bind(to: view.rx.items(cellIdentifier: self.id, cellType: PersonCell.self)) { _, _, cell in cell.mark() }
    -    use(cell, photo, R.nib.personCell.name, R.reuseIdentifier.personCell)
    +    let cell = view.dequeuePersonCell(for: path)
    +    let photo = view.dequeuePhotoCell(for: path)
    +    items.bind(to: view.rx.items(cellIdentifier: Reuse.Cells.personCell.identifier, cellType: PersonCell.self)) { _, _, cell in cell.mark() }
    +    use(cell, photo, PersonCell.nibName, R.reuseIdentifier.personCell)
       }
     }
    ! the code passes R.swift's identifier on; pass its text, or call the accessor of personCell
    # constants for storyboards, nibs and scenes of R.swift and SwiftGen
     class Router {
    -  private let main = R.storyboard.main
       let ids = R.reuseIdentifier.self
    -  func a() { show(main.login()!) }
    +  func a() { show(LoginController.instantiate()) }
       func b() {
    -    let scenes = StoryboardScene.Main.self
    -    let scene = StoryboardScene.Main.login
    -    let id = R.reuseIdentifier.personCell
    -    show(scenes.login.instantiate(), scene.instantiate())
    -    let cell = view.dequeueReusableCell(withIdentifier: id, for: path)!
    +    show(LoginController.instantiate(), LoginController.instantiate())
    +    let cell = view.dequeuePersonCell(for: path)
         use(cell)
       }
     }
    ! the code passes R.swift's identifiers on; name each where it is used
    """
  )
}
