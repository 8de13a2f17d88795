extension MigrationExample {
  static let identifierConstants = [
    MigrationExample(
      "constants for identifiers of R.swift",
      diff: """
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
        """,
      left: ["the code passes R.swift's identifier on; pass its text, or call the accessor of personCell"]
    ),
    MigrationExample(
      "constants for storyboards, nibs and scenes of R.swift and SwiftGen",
      diff: """
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
        """,
      left: ["the code passes R.swift's identifiers on; name each where it is used"]
    ),
  ]
}
