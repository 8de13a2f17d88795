extension MigrationExample {
  /// An example for each row of the page's table of call sites, in the order of the rows.
  static let rowsOfThePage = read(
    """
    # a cast
    -let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath) as! PersonCell
    +let cell = tableView.dequeuePersonCell(for: indexPath)
    # a guard
     func make() -> UITableViewCell {
    -  guard let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath) as? PersonCell else { return UITableViewCell() }
    +  let cell = tableView.dequeuePersonCell(for: indexPath)
       return cell
     }
    # a condition with another part
     func make() {
    -  if let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath) as? PersonCell, cell.isNew {
    +  let cell = tableView.dequeuePersonCell(for: indexPath)
    +  if cell.isNew {
         cell.mark()
       }
     }
    # a nib that is registered
    -tableView.register(UINib(nibName: "PersonCell", bundle: nil), forCellReuseIdentifier: "PersonCell")
    +tableView.registerPersonCell()
    # a view of a nib
    -let badge = Bundle.main.loadNibNamed("Badge", owner: nil)?.first as! Badge
    +let badge = Badge.loadFromNib()
    # a scene
    -let login = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login") as! LoginController
    +let login = LoginController.instantiate()
    # a segue
     class StartController: UIViewController {
    -  func go() { performSegue(withIdentifier: "showLogin", sender: self) }
    +  func go() { perform(segue: .showLogin, sender: self) }
     }
    # a scene that is cast below
     func go() {
    -  let storyboard = UIStoryboard(name: "Main", bundle: nil)
    -  let login = storyboard.instantiateViewController(withIdentifier: "Login")
    -  if let login = login as? LoginController {
    -    login.mark()
    -  }
    +  let login = LoginController.instantiate()
    +  login.mark()
     }
    # a cell that is unwrapped below
     func make() -> UITableViewCell {
    -  let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath) as? PersonCell
    -  cell?.name = name
    -  return cell!
    +  let cell = tableView.dequeuePersonCell(for: indexPath)
    +  cell.name = name
    +  return cell
     }
    # a segue that is compared, with its destination
     class StartController: UIViewController {
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    -    if segue.identifier == "showLogin", let login = segue.destination as? LoginController {
    +    if let login = Reuse.Segues.startController.showLogin.destination(of: segue) {
           login.mark()
         }
       }
     }
    # a case of a segue
     class StartController: UIViewController {
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
         switch segue.identifier {
    -    case "showLogin":
    -      let login = segue.destination as? LoginController
    +    case Reuse.Segues.startController.showLogin.identifier:
    +      let login = Reuse.Segues.startController.showLogin.destination(of: segue)
           login?.mark()
         default: break
         }
       }
     }
    # a case of SwiftGen
     class StartController: UIViewController {
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    -    switch StoryboardSegue.Main(segue) {
    -    case .showLogin?: mark()
    +    switch segue.identifier {
    +    case Reuse.Segues.startController.showLogin.identifier: mark()
         default: break
         }
       }
     }
    # a destination of R.swift
     func take(_ segue: UIStoryboardSegue) {
    -  if let info = R.segue.startController.showLogin(segue: segue) { info.destination.name = name }
    +  if let info = Reuse.Segues.startController.showLogin.destination(of: segue) { info.name = name }
     }
    # a source of R.swift
     func close(_ segue: UIStoryboardSegue) {
    -  if let login = R.segue.loginController.closeLogin(segue: segue)?.source { login.mark() }
    +  if segue.identifier == Reuse.Segues.loginController.closeLogin.identifier, let login = segue.source as? LoginController { login.mark() }
     }
    # a segue of another controller
    -func go() { parent?.performSegue(withIdentifier: "showLogin", sender: nil) }
    +func go() { parent?.performSegue(withIdentifier: Reuse.Segues.startController.showLogin.identifier, sender: nil) }
    # a constant of SwiftGen in another controller
     class OtherController: UIViewController {
    -  func go() { perform(segue: StoryboardSegue.Main.showHelp) }
    +  func go() { performSegue(withIdentifier: "showHelp", sender: nil) }
     }
    # a scene of R.swift that is unwrapped below
     func go() {
    -  let login = R.storyboard.main.login()
    -  login!.name = name
    +  let login = LoginController.instantiate()
    +  login.name = name
     }
    # a scene of R.swift in a condition
     func go() {
    -  if let window, let login = R.storyboard.main.login() {
    +  if let window {
    +    let login = LoginController.instantiate()
         window.show(login)
       }
     }
    # a scene that is a function
    -let make = StoryboardScene.Main.login.instantiate
    +let make = { LoginController.instantiate() }
    # identifiers that code keeps
    -let id = R.reuseIdentifier.personCell.identifier
    -let rows = tableView.rx.items(cellIdentifier: "PersonCell")
    +let id = Reuse.Cells.personCell.identifier
    +let rows = tableView.rx.items(cellIdentifier: Reuse.Cells.personCell.identifier)
    # nibs that code keeps
    -let nibs = [UINib(nibName: "PersonCell", bundle: nil), R.nib.personCell()]
    +let nibs = [Reuse.Nibs.personCell, Reuse.Nibs.personCell]
    # a nib with an owner
    -func load() { Bundle.main.loadNibNamed("Widget", owner: self) }
    +func load() { Reuse.Nibs.widget.instantiate(withOwner: self, options: nil) }
    # a nib of a controller
    -let card = CardController(nib: R.nib.card)
    +let card = CardController(nibName: CardController.nibName, bundle: nil)
    # a method of the app
     extension UITableView {
       func cell<T: UITableViewCell>(at path: IndexPath) -> T {
         dequeueReusableCell(withIdentifier: String(describing: T.self), for: path) as! T
       }
     }
    -let cell = tableView.cell(at: path) as PersonCell
    +let cell = tableView.dequeuePersonCell(for: path)
    ! the identifier is known at run time only; call the accessor where the class is known, or keep the call
    # a cell that is checked
     func make() -> UITableViewCell {
    -  if let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell") { return cell }
    +  if let cell = tableView.dequeueReusableCell(withIdentifier: Reuse.Cells.personCell.identifier) { return cell }
       return PersonCell(style: .value1, reuseIdentifier: "PersonCell")
     }
    # one of two identifiers
    -let cell = tableView.dequeueReusableCell(withIdentifier: isPlain ? "Plain" : "PersonCell", for: indexPath)
    +let cell = tableView.dequeueReusableCell(withIdentifier: isPlain ? Reuse.Cells.plain.identifier : Reuse.Cells.personCell.identifier, for: indexPath)
    # a nib of the class around
     class Widget: UIView {
    -  func nib() -> UINib { UINib(nibName: String(describing: type(of: self)), bundle: nil) }
    +  func nib() -> UINib { Reuse.Nibs.widget }
     }
    # a storyboard
    -let main = StoryboardScene.Main.storyboard
    +let main = UIStoryboard(name: "Main", bundle: nil)
    # an optional of R.swift in an expression
    -R.storyboard.main.login().map { show($0) }
    +Optional(LoginController.instantiate()).map { show($0) }
    # a comparison with a segue of SwiftGen
     class StartController: UIViewController {
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    -    if StoryboardSegue.Main(segue) == .showLogin { mark() }
    +    if segue.identifier == Reuse.Segues.startController.showLogin.identifier { mark() }
       }
     }
    """
  )
}
