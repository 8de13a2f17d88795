@testable import SourceMigration

extension MigrationExample {
  static let sceneCallsOfKeptScenes = [
    MigrationExample(
      "a storyboard that isn't known, and one of SwiftGen",
      """
      func a(_ board: UIStoryboard) -> UIViewController {
        if board.name == "" { return board.instantiateViewController(withIdentifier: "Login") }
        use(StoryboardScene.Main.storyboard, StoryboardScene.Main.login.identifier)
        use(StoryboardScene.Main.storyboard.instantiateViewController(withIdentifier: "Login") as! LoginController)
        use(UIStoryboard.init(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login") as! LoginController)
      }
      """,
      """
      func a(_ board: UIStoryboard) -> UIViewController {
        if board.name == "" { return board.instantiateViewController(withIdentifier: "Login") }
        use(UIStoryboard(name: "Main", bundle: nil), "Login")
        use(LoginController.instantiate())
        use(LoginController.instantiate())
      }
      """,
      left: [Reason.unknownStoryboard.text]
    ),
    MigrationExample(
      "optionals that variables keep",
      """
      class Start: UIViewController {
        private let login = R.storyboard.main.login()
        func a() {
          var other = R.storyboard.main.login()
          if other?.isReady == true { other = nil }
          use(R.storyboard.main.login.identifier)
        }
      }
      """,
      """
      class Start: UIViewController {
        private let login: LoginController? = LoginController.instantiate()
        func a() {
          var other: LoginController? = LoginController.instantiate()
          if other?.isReady == true { other = nil }
          use("Login")
        }
      }
      """
    ),
  ]
}
