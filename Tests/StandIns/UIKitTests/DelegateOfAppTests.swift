import Testing
import UIKit

/// The delegate that code of an app asks for, as its port writes it.
@MainActor struct DelegateOfAppTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var launches = 0
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launches += 1
      return true
    }
  }

  @Test func thereIsOneBeforeATestLaunchesAny() throws {
    let app = UIApplication.shared
    let before = app.delegate
    defer { app.delegate = before }
    app.delegate = nil
    let made = try #require(app.delegateOfApp(Delegate()) as? Delegate)
    #expect(app.delegateOfApp(Delegate()) === made && made.launches == 0)
    let launched = Delegate()
    app.delegate = launched
    #expect(app.delegateOfApp(Delegate()) === launched)
  }
}
