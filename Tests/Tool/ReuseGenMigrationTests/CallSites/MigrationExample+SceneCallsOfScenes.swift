extension MigrationExample {
  static let sceneCallsOfScenes = read(
    """
    # a scene, the initial scene, and a storyboard in a constant
    -let a = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login") as! LoginController
    -let b = UIStoryboard(name: "Main", bundle: .main).instantiateInitialViewController() as! StartController
    +let a = LoginController.instantiate()
    +let b = StartController.instantiate()
     func c() {
    -  let main = UIStoryboard(name: "Main", bundle: nil)
    -  let login = main.instantiateViewController(withIdentifier: "Login") as! LoginController
    +  let login = LoginController.instantiate()
       show(login)
     }
     func d() {
    -  guard let login = UIStoryboard(name: "Main", bundle: nil)
    -    .instantiateViewController(withIdentifier: "Login") as? LoginController else { return }
    +  let login = LoginController.instantiate()
       show(login)
     }
    # the storyboard of the scene's own controller, and a creator
     class StartController: UIViewController {
       func show() {
    -    let login = storyboard?.instantiateViewController(withIdentifier: "Login") as! LoginController
    -    let other = self.storyboard!.instantiateViewController(identifier: "Login") { coder in
    +    let login = LoginController.instantiate()
    +    let other = LoginController.instantiate { coder in
           LoginController(coder: coder)
         }
         show(login, other)
       }
     }
    # storyboards in conditions and in properties
     class StartController: UIViewController {
       private let board = UIStoryboard(name: "Main", bundle: nil)
       func a(board: UIStoryboard) { login = board.instantiateViewController(withIdentifier: "Login") as? LoginController }
       func b() {
         guard let storyboard = self.storyboard else { return }
    -    let c = storyboard.instantiateViewController(withIdentifier: "Login") as! LoginController
    -    let d = board.instantiateViewController(withIdentifier: "Login") as! LoginController
    -    let e = self.board.instantiateViewController(withIdentifier: "Login") as! LoginController
    +    let c = LoginController.instantiate()
    +    let d = LoginController.instantiate()
    +    let e = LoginController.instantiate()
         show(c, d, e)
       }
       func f() {
         if let storyboard = storyboard, let login = storyboard.instantiateViewController(withIdentifier: "Login")
           as? LoginController, login.isReady {
           show(login)
         }
       }
     }
    ! the storyboard is known at run time only; make the scene by its class, or keep the call
    ! other conditions come before the view
    # storyboards in constants of the source
     let main = UIStoryboard(name: "Main", bundle: nil)
     extension UIStoryboard {
       static let start = UIStoryboard(name: "Main", bundle: nil)
       static var made: UIStoryboard { UIStoryboard(name: "Main", bundle: .main) }
       static var changing = UIStoryboard(name: "Main", bundle: nil)
     }
    -let a = UIStoryboard.start.instantiateViewController(withIdentifier: "Login") as! LoginController
    -let b = UIStoryboard.made.instantiateViewController(withIdentifier: "Login") as! LoginController
    +let a = LoginController.instantiate()
    +let b = LoginController.instantiate()
     let c = UIStoryboard.changing.instantiateViewController(withIdentifier: "Login") as! LoginController
     class StartController: UIViewController {
       func d() {
    -    login = UIStoryboard.start.instantiateViewController(withIdentifier: "Login") as? LoginController
    -    show(main.instantiateViewController(withIdentifier: "Login") as! LoginController)
    +    login = LoginController.instantiate()
    +    show(LoginController.instantiate())
       }
     }
    ! the storyboard is known at run time only; make the scene by its class, or keep the call
    # casts in a second step, and optional constants
     class StartController: UIViewController {
       func a() {
    -    let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login")
    -    (controller as! LoginController).name = "Ada"
    +    let controller = LoginController.instantiate()
    +    controller.name = "Ada"
         show(controller, sender: self)
       }
       func b() {
    -    let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login")
    +    let controller = LoginController.instantiate()
         // The name.
    -    if let login = controller as? LoginController {
    -      login.name = "Ada"
    -    }
    -    guard let other = controller as? LoginController else { return }
    +    let login = controller
    +    login.name = "Ada"
    +    let other = controller
         show(controller, other)
       }
       func c() {
    -    let login = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login")
    -    if let login = login as? LoginController {
    -      // The name.
    -      login.name = "Ada"
    -      login.mark()
    -    }
    +    let login = LoginController.instantiate()
    +    // The name.
    +    login.name = "Ada"
    +    login.mark()
         show(login)
       }
       func d() {
    -    let login = storyboard?.instantiateViewController(withIdentifier: "Login") as? LoginController
    -    login?.name = "Ada"
    -    login?.view?.mark()  // twice
    -    show(login!, sender: self)
    +    let login = LoginController.instantiate()
    +    login.name = "Ada"
    +    login.view?.mark()  // twice
    +    show(login, sender: self)
       }
       func e() {
    -    let controller = storyboard?.instantiateViewController(withIdentifier: "Login")
    -    (controller as! LoginController).name = "Ada"
    -    (controller! as! LoginController).mark()
    -    controller?.title = "Login"
    -    show(controller!, sender: self)
    +    let controller = LoginController.instantiate()
    +    controller.name = "Ada"
    +    controller.mark()
    +    controller.title = "Login"
    +    show(controller, sender: self)
       }
     }
    # code that handles a nil result
     class StartController: UIViewController {
       func a() {
         let controller = storyboard?.instantiateViewController(withIdentifier: "Login")
         (controller as! LoginController).name = "Ada"
         if controller != nil { mark() }
       }
       func b() {
         let login = storyboard?.instantiateViewController(withIdentifier: "Login") as? LoginController
         let name = login?.name
         show(name)
       }
       func c() {
         let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login")
         if let login = controller as? LoginController { login.mark() } else if let info = controller as? Info { info.mark() }
       }
     }
    ! the code handles a nil result, which an accessor never returns; remove the branch
    ! the code handles a nil result, which an accessor never returns; remove the branch
    ! the code handles a nil result, which an accessor never returns; remove the branch
    # storyboards that aren't known, other classes and other bundles
     let a = board.instantiateViewController(withIdentifier: "Login") as! LoginController
     let b = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login") as! StartController
     let c = UIStoryboard(name: "Main", bundle: kit).instantiateViewController(withIdentifier: "Login") as! LoginController
     let d = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Other") as! OtherController
     let e = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login")
    ! the storyboard is known at run time only; make the scene by its class, or keep the call
    ! the manifest lists the scene "Login" of "Main" with another class than StartController
    ! the storyboard is known at run time only; make the scene by its class, or keep the call
    ! the manifest doesn't list the scene "Other" of "Main"
    ! the result isn't cast; cast it to its class, or list the class in the document
    # the app's own method with the accessor's name
     class LoginController: UIViewController {
       static func instantiate(name: String = "") -> LoginController {
    -    let login = StoryboardScene.Main.login.instantiate()
    +    let login = Reuse.Scenes.loginController.instantiate()
         login.name = name
         return login
       }
     }
    # results of R.swift that code keeps, and names that it passes on
     class StartController: UIViewController {
       func a() {
    -    let login = R.storyboard.main.login()
    -    login!.name = "Ada"
    -    show(login!, sender: nil)
    +    let login = LoginController.instantiate()
    +    login.name = "Ada"
    +    show(login, sender: nil)
       }
       func b() {
    -    window?.rootViewController = R.storyboard.main.login()
    -    if let window, let login = R.storyboard.main.login() {
    +    window?.rootViewController = LoginController.instantiate()
    +    if let window {
    +      let login = LoginController.instantiate()
           window.rootViewController = login
         }
    -    present(R.storyboard.main.login(), animated: true)
    +    present(LoginController.instantiate(), animated: true)
       }
       func c() {
    -    let makers = [StoryboardScene.Main.login.instantiate]
    -    let scene = storyboard(R.storyboard.main(), R.storyboard.main.name)
    +    let makers = [{ LoginController.instantiate() }]
    +    let scene = storyboard(UIStoryboard(name: "Main", bundle: nil), "Main")
         let login = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? LoginController
         use(makers, scene, R.storyboard.main)
         use(R.storyboard.main.login)
       }
     }
    ! the manifest lists the initial scene of "Main" with another class than LoginController
    ! the code passes R.swift's storyboard on; pass a UIStoryboard
    ! the code passes R.swift's scene on; make the scene login where it is needed
    # R.swift and SwiftGen
    -let a = R.storyboard.main.login()!
    -let b = R.storyboard.main().instantiateViewController(withIdentifier: "Login") as! LoginController
    -let c = R.storyboard.main.instantiateInitialViewController()!
    -let d = StoryboardScene.Main.login.instantiate()
    -let e = StoryboardScene.Main.initialScene.instantiate()
    +let a = LoginController.instantiate()
    +let b = LoginController.instantiate()
    +let c = StartController.instantiate()
    +let d = LoginController.instantiate()
    +let e = StartController.instantiate()
     func f() {
    -  if let login = R.storyboard.main.login() {
    -    show(login)
    -  }
    +  let login = LoginController.instantiate()
    +  show(login)
     }
    # constants of other tools for scenes, storyboards of R.swift, and another value with the name
     class StartController: UIViewController {
       func a() {
    -    let board = UIStoryboard(resource: R.storyboard.main)
    -    let a = board.instantiateViewController(withResource: R.storyboard.main.login)
    -    a?.name = "Ada"
    -    let b = R.storyboard.main().instantiateViewController(withIdentifier: R.storyboard.main.login.identifier)
    -    let c = StoryboardScene.Main.storyboard
    -      .instantiateViewController(withIdentifier: StoryboardScene.Main.login.identifier) as! LoginController
    -    use(b, c, UIStoryboard(resource: R.storyboard.main))
    +    let a = LoginController.instantiate()
    +    a.name = "Ada"
    +    let b = LoginController.instantiate()
    +    let c = LoginController.instantiate()
    +    use(b, c, UIStoryboard(name: "Main", bundle: nil))
       }
       func b() {
    -    let start = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController { StartController(coder: $0) }
    -    show(start!, sender: nil)
    -    let other = R.storyboard.main.instantiateInitialViewController(creator: { StartController(coder: $0) })
    -    other?.mark()
    +    let start = StartController.instantiate { StartController(coder: $0) }
    +    show(start, sender: nil)
    +    let other = StartController.instantiate(creator: { StartController(coder: $0) })
    +    other.mark()
       }
       func c() {
    -    let login = storyboard?.instantiateViewController(withIdentifier: "Login") as? LoginController
    -    login?.name = "Ada"
    +    let login = LoginController.instantiate()
    +    login.name = "Ada"
         if let login = other as? LoginController { login.mark() }
       }
     }
    """
  )
}
