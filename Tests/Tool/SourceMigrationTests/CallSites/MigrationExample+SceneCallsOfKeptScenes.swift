@testable import SourceMigration

extension MigrationExample {
  static let sceneCallsOfKeptScenes = [
    MigrationExample(
      "a storyboard that isn't known, and one of SwiftGen",
      diff: """
         func a(_ board: UIStoryboard) -> UIViewController {
           if board.name == "" { return board.instantiateViewController(withIdentifier: "Login") }
        -  use(StoryboardScene.Main.storyboard, StoryboardScene.Main.login.identifier)
        -  use(StoryboardScene.Main.storyboard.instantiateViewController(withIdentifier: "Login") as! LoginController)
        -  use(UIStoryboard.init(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login") as! LoginController)
        +  use(UIStoryboard(name: "Main", bundle: nil), "Login")
        +  use(LoginController.instantiate())
        +  use(LoginController.instantiate())
         }
        """,
      left: [Reason.unknownStoryboard.text]
    ),
    MigrationExample(
      "optionals that variables keep",
      diff: """
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
        """
    ),
  ]
}
