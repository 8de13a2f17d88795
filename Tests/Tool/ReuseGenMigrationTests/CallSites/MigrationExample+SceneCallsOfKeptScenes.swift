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
    # a storyboard that an extension of the class itself has, and methods of earlier versions of SwiftGen
     extension UIStoryboard {
       static let board = UIStoryboard(name: "Main", bundle: nil)
       static func login() -> LoginController {
    -    board.instantiateViewController(withIdentifier: "Login") as! LoginController
    +    LoginController.instantiate()
       }
     }
     let a = StoryboardScene.Main.storyboard()
     let b = StoryboardScene.Main.instantiateLogin()
    ! SwiftGen 6 has no storyboard to call; write the call as version 6 does, and migrate again
    ! SwiftGen 6 has no instantiateLogin to call; write the call as version 6 does, and migrate again
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
