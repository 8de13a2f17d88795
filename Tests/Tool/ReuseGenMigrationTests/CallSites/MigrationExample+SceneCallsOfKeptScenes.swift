extension MigrationExample {
  static let sceneCallsOfKeptScenes = read(
    """
    # a storyboard that isn't known, and one of SwiftGen
     func a(_ board: UIStoryboard) -> UIViewController {
       if board.name == "" { return board.instantiateViewController(withIdentifier: "Login") }
    -  use(StoryboardScene.Main.storyboard, StoryboardScene.Main.login.identifier)
    -  use(StoryboardScene.Main.storyboard.instantiateViewController(withIdentifier: "Login") as! LoginController)
    -  use(UIStoryboard.init(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login") as! LoginController)
    +  use(UIStoryboard(name: "Main", bundle: nil), "Login")
    +  use(LoginController.instantiate())
    +  use(LoginController.instantiate())
     }
    ! the storyboard is known at run time only; make the scene by its class, or keep the call
    # optionals that variables keep
     class Start: UIViewController {
    -  private let login = R.storyboard.main.login()
    +  private let login: LoginController? = LoginController.instantiate()
       func a() {
    -    var other = R.storyboard.main.login()
    +    var other: LoginController? = LoginController.instantiate()
         if other?.isReady == true { other = nil }
    -    use(R.storyboard.main.login.identifier)
    +    use("Login")
       }
     }
    # R.swift's optionals in expressions, and creators
     class Start: UITabBarController {
       func a() {
    -    viewControllers = [R.storyboard.main.login(), R.storyboard.main.login()].compactMap { $0 }
    -    if first, let login = R.storyboard.main.login() { show(login) } else { mark() }
    -    R.storyboard.main.login().map { show($0) }
    -    show(R.storyboard.main.login { LoginController(coder: $0) })
    -    R.storyboard.main.instantiateInitialViewController()?.children.first?.mark()
    +    viewControllers = [Optional(LoginController.instantiate()), Optional(LoginController.instantiate())].compactMap { $0 }
    +    if first, let login = Optional(LoginController.instantiate()) { show(login) } else { mark() }
    +    Optional(LoginController.instantiate()).map { show($0) }
    +    show(LoginController.instantiate { LoginController(coder: $0) })
    +    StartController.instantiate().children.first?.mark()
       }
     }
    # a storyboard that an extension of the class itself has
     extension UIStoryboard {
       static let board = UIStoryboard(name: "Main", bundle: nil)
       static func login() -> LoginController {
    -    board.instantiateViewController(withIdentifier: "Login") as! LoginController
    +    LoginController.instantiate()
       }
     }
    # methods of SwiftGen 4, and members that the app adds to the types of version 6
    -let a = StoryboardScene.Main.storyboard()
    -let b = StoryboardScene.Main.instantiateLogin()
    -let c = StoryboardScene.Main.loginScene.viewController() as! LoginController
    -let d = StoryboardScene.Main.initialViewController()
    +let a = UIStoryboard(name: "Main", bundle: nil)
    +let b = LoginController.instantiate()
    +let c = LoginController.instantiate()
    +let d = StartController.instantiate()
     let e = StoryboardScene.Main.login.instantiate(name: "Ada") { $0.mark() }
     let f = StoryboardScene.Main.login.instantiateInNavigation()
     let g = StoryboardScene.Main.make()
     let h = StoryboardScene.Main.shared
    ! the app's own instantiate(name:) extends the other tool's type; declare it for the controller, and call it on that
    ! the app's own instantiateInNavigation extends the other tool's type; declare it for the controller, and call it on that
    ! the app's own make extends the other tool's type; declare it for the controller, and call it on that
    ! the manifest doesn't list the scene shared of Main
    # constants of SwiftGen that code passes on without naming their type
     func a(_ isNew: Bool) -> UIViewController {
    -  let scene = isNew ? StoryboardScene.Main.login : StoryboardScene.Main.login
    +  let scene = isNew ? Reuse.Scenes.loginController : Reuse.Scenes.loginController
       return scene.instantiate()
     }
    # constants of SwiftGen for code that names their type
     func show<T>(_ scene: SceneType<T>) {}
     func a() {
       show(StoryboardScene.Main.login)
       show(StoryboardScene.Main.self)
     }
    ! the code passes SwiftGen's constant on; pass Reuse.Scenes.loginController, a Recycler.StoryboardScene, in its place
    ! the code passes SwiftGen's constant on; make each scene where it is needed
    # initial scenes whose class no code names
     func a(_ board: UIStoryboard) {
    -  window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    -  let start = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
    -  start.title = "Start"
    -  let other = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    -  show(other!, sender: nil)
    +  window?.rootViewController = StartController.instantiate()
    +  let start = StartController.instantiate()
    +  start.title = "Start"
    +  let other = StartController.instantiate()
    +  show(other, sender: nil)
       var all = [UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!]
       var root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
       root = UIViewController()
     }
    ! the result isn't cast; cast it to its class, or list the class in the document
    ! the result isn't cast; cast it to its class, or list the class in the document
    # names that the app gives to the constants of other tools
     typealias Main = R.storyboard.main
     enum Scenes { enum Main: StoryboardType {} }
     class StartController: UIViewController {
    -  private typealias Segues = R.segue.startController
       func a() {
    -    show(Main.login()!, Scenes.Main.login.instantiate())
    -    performSegue(withIdentifier: Segues.showLogin, sender: nil)
    +    show(LoginController.instantiate(), LoginController.instantiate())
    +    perform(segue: .showLogin, sender: nil)
       }
     }
    """
  )
}
