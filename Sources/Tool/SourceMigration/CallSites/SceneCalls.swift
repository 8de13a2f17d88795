import ReuseGenCore
import SourceDeclarations
import SourceSyntax

/// Scenes that are made from their storyboards.
enum SceneCalls: CallSiteKind {
  static let examples = [
    MigrationExample(
      "a scene, the initial scene, and a storyboard in a constant",
      """
      let a = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login") as! LoginController
      let b = UIStoryboard(name: "Main", bundle: .main).instantiateInitialViewController() as! StartController
      func c() {
        let main = UIStoryboard(name: "Main", bundle: nil)
        let login = main.instantiateViewController(withIdentifier: "Login") as! LoginController
        show(login)
      }
      func d() {
        guard let login = UIStoryboard(name: "Main", bundle: nil)
          .instantiateViewController(withIdentifier: "Login") as? LoginController else { return }
        show(login)
      }
      """,
      """
      let a = LoginController.instantiate()
      let b = StartController.instantiate()
      func c() {
        let login = LoginController.instantiate()
        show(login)
      }
      func d() {
        let login = LoginController.instantiate()
        show(login)
      }
      """
    ),
    MigrationExample(
      "the storyboard of the scene's own controller, and a creator",
      """
      class StartController: UIViewController {
        func show() {
          let login = storyboard?.instantiateViewController(withIdentifier: "Login") as! LoginController
          let other = self.storyboard!.instantiateViewController(identifier: "Login") { coder in
            LoginController(coder: coder)
          }
          show(login, other)
        }
      }
      """,
      """
      class StartController: UIViewController {
        func show() {
          let login = LoginController.instantiate()
          let other = LoginController.instantiate { coder in
            LoginController(coder: coder)
          }
          show(login, other)
        }
      }
      """
    ),
    MigrationExample(
      "storyboards in conditions and in properties",
      """
      class StartController: UIViewController {
        private let board = UIStoryboard(name: "Main", bundle: nil)
        func a(board: UIStoryboard) { login = board.instantiateViewController(withIdentifier: "Login") as? LoginController }
        func b() {
          guard let storyboard = self.storyboard else { return }
          let c = storyboard.instantiateViewController(withIdentifier: "Login") as! LoginController
          let d = board.instantiateViewController(withIdentifier: "Login") as! LoginController
          let e = self.board.instantiateViewController(withIdentifier: "Login") as! LoginController
          show(c, d, e)
        }
        func f() {
          if let storyboard = storyboard, let login = storyboard.instantiateViewController(withIdentifier: "Login")
            as? LoginController, login.isReady {
            show(login)
          }
        }
      }
      """,
      """
      class StartController: UIViewController {
        private let board = UIStoryboard(name: "Main", bundle: nil)
        func a(board: UIStoryboard) { login = board.instantiateViewController(withIdentifier: "Login") as? LoginController }
        func b() {
          guard let storyboard = self.storyboard else { return }
          let c = LoginController.instantiate()
          let d = LoginController.instantiate()
          let e = LoginController.instantiate()
          show(c, d, e)
        }
        func f() {
          if let storyboard = storyboard, let login = storyboard.instantiateViewController(withIdentifier: "Login")
            as? LoginController, login.isReady {
            show(login)
          }
        }
      }
      """,
      left: ["the storyboard isn't one that the sources settle", "other conditions come before the view"]
    ),
    MigrationExample(
      "storyboards in constants of the source",
      """
      let main = UIStoryboard(name: "Main", bundle: nil)
      extension UIStoryboard {
        static let start = UIStoryboard(name: "Main", bundle: nil)
        static var made: UIStoryboard { UIStoryboard(name: "Main", bundle: .main) }
        static var changing = UIStoryboard(name: "Main", bundle: nil)
      }
      let a = UIStoryboard.start.instantiateViewController(withIdentifier: "Login") as! LoginController
      let b = UIStoryboard.made.instantiateViewController(withIdentifier: "Login") as! LoginController
      let c = UIStoryboard.changing.instantiateViewController(withIdentifier: "Login") as! LoginController
      class StartController: UIViewController {
        func d() {
          login = UIStoryboard.start.instantiateViewController(withIdentifier: "Login") as? LoginController
          show(main.instantiateViewController(withIdentifier: "Login") as! LoginController)
        }
      }
      """,
      """
      let main = UIStoryboard(name: "Main", bundle: nil)
      extension UIStoryboard {
        static let start = UIStoryboard(name: "Main", bundle: nil)
        static var made: UIStoryboard { UIStoryboard(name: "Main", bundle: .main) }
        static var changing = UIStoryboard(name: "Main", bundle: nil)
      }
      let a = LoginController.instantiate()
      let b = LoginController.instantiate()
      let c = UIStoryboard.changing.instantiateViewController(withIdentifier: "Login") as! LoginController
      class StartController: UIViewController {
        func d() {
          login = LoginController.instantiate()
          show(LoginController.instantiate())
        }
      }
      """,
      left: ["the storyboard isn't one that the sources settle"]
    ),
    MigrationExample(
      "casts in a second step, and optional constants",
      """
      class StartController: UIViewController {
        func a() {
          let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login")
          (controller as! LoginController).name = "Ada"
          show(controller, sender: self)
        }
        func b() {
          let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login")
          // The name.
          if let login = controller as? LoginController {
            login.name = "Ada"
          }
          guard let other = controller as? LoginController else { return }
          show(controller, other)
        }
        func c() {
          let login = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login")
          if let login = login as? LoginController {
            // The name.
            login.name = "Ada"
            login.mark()
          }
          show(login)
        }
        func d() {
          let login = storyboard?.instantiateViewController(withIdentifier: "Login") as? LoginController
          login?.name = "Ada"
          login?.view?.mark()  // twice
          show(login!, sender: self)
        }
        func e() {
          let controller = storyboard?.instantiateViewController(withIdentifier: "Login")
          (controller as! LoginController).name = "Ada"
          (controller! as! LoginController).mark()
          controller?.title = "Login"
          show(controller!, sender: self)
        }
      }
      """,
      """
      class StartController: UIViewController {
        func a() {
          let controller = LoginController.instantiate()
          controller.name = "Ada"
          show(controller, sender: self)
        }
        func b() {
          let controller = LoginController.instantiate()
          // The name.
          let login = controller
          login.name = "Ada"
          let other = controller
          show(controller, other)
        }
        func c() {
          let login = LoginController.instantiate()
          // The name.
          login.name = "Ada"
          login.mark()
          show(login)
        }
        func d() {
          let login = LoginController.instantiate()
          login.name = "Ada"
          login.view?.mark()  // twice
          show(login, sender: self)
        }
        func e() {
          let controller = LoginController.instantiate()
          controller.name = "Ada"
          controller.mark()
          controller.title = "Login"
          show(controller, sender: self)
        }
      }
      """
    ),
    MigrationExample(
      "code that handles a result that is nil",
      """
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
      """,
      left: Array(repeating: "the code handles a result that is nil", count: 3)
    ),
    MigrationExample(
      "storyboards that aren't known, other classes and other bundles",
      """
      let a = board.instantiateViewController(withIdentifier: "Login") as! LoginController
      let b = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login") as! StartController
      let c = UIStoryboard(name: "Main", bundle: kit).instantiateViewController(withIdentifier: "Login") as! LoginController
      let d = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Other") as! OtherController
      let e = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login")
      """,
      left: [
        "the storyboard isn't one that the sources settle",
        #"the manifest lists the scene "Login" of "Main" with another class than StartController"#,
        "the storyboard isn't one that the sources settle",
        #"the manifest doesn't list the scene "Other" of "Main""#,
        "the result isn't cast",
      ]
    ),
    MigrationExample(
      "R.swift and SwiftGen",
      """
      let a = R.storyboard.main.login()!
      let b = R.storyboard.main().instantiateViewController(withIdentifier: "Login") as! LoginController
      let c = R.storyboard.main.instantiateInitialViewController()!
      let d = StoryboardScene.Main.login.instantiate()
      let e = StoryboardScene.Main.initialScene.instantiate()
      func f() {
        if let login = R.storyboard.main.login() {
          show(login)
        }
      }
      """,
      """
      let a = LoginController.instantiate()
      let b = LoginController.instantiate()
      let c = StartController.instantiate()
      let d = LoginController.instantiate()
      let e = StartController.instantiate()
      func f() {
        let login = LoginController.instantiate()
        show(login)
      }
      """
    ),
  ]

  static func rewrite(_ site: CallSite) throws(Reason) -> Rewriting? {
    let (call, source, context) = (site.call, site.source, site.context)
    let stated: StatedScene
    if let scene = try StatedScene(call, source, context) {
      stated = scene
    } else if let scene = try StatedScene(constant: call, source, context) {
      stated = scene
    } else {
      return nil
    }
    let accessor = try stated.accessor(in: context)
    return try rewriting(call, stated, context.factory(of: accessor), source)
  }

  private static func rewriting(
    _ call: Call,
    _ stated: StatedScene,
    _ factory: String,
    _ source: MigrationSource
  ) throws(Reason) -> Rewriting {
    let tree = source.tree
    let (start, name) = (tree.first(call.callee), "\(factory).instantiate")
    // The creator stays; everything before it is replaced.
    let end: Int
    let text: String
    if let closure = call.trailingClosures.first {
      (end, text) = (tree.first(closure), "\(name) ")
    } else if let creator = call.arguments.first(where: { $0.label.map { tree.stream.is($0, "creator") } ?? false }) {
      (end, text) = (tree.first(creator.node), "\(name)(")
    } else {
      (end, text) = (tree.end(call.node), "\(name)()")
    }
    guard !source.hasComment(in: start..<end) else { throw .comment }
    let last = end == tree.end(call.node) ? tree.bytes(call.node).upperBound : tree.stream[end].start
    return Rewriting(
      accessor: "\(name)()",
      edits: [(tree.stream[start].start..<last, text)] + stated.use.edits + stated.removed
    )
  }
}
