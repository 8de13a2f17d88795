import ReuseGenPorting
import Testing

/// The delegate with which the test of an app's first screen begins.
struct AppEntryTests {
  private static let declared = ": UIResponder, UIApplicationDelegate { var window: UIWindow? }"
  private static let scene = "class S: UIResponder, UIWindowSceneDelegate"

  @Test(arguments: [
    (["class A\(declared)"], "A"), (["class A\(declared)", "@main class B\(declared)"], "B"),
    (["class A\(declared)", "@UIApplicationMain final class B\(declared)"], "B"),
    (["class A\(declared)", "class B\(declared)"], "A"),
    (["class A: UIResponder, UIApplicationDelegate {}", "class B\(declared)"], "B"),
    (["@main class A: UIResponder, UIApplicationDelegate {}", "class B\(declared)"], "A"),
    (["class A: UIResponder {}"], nil),
  ])
  func theDelegateIsTheOneThatStartsTheApp(sources: [String], delegate: String?) {
    #expect(Self.entry(sources).delegate?.name == delegate)
  }

  @Test(arguments: [
    (["\(scene) { var window: UIWindow? }"], "S"), (["\(scene) {}"], nil), (["class A\(declared)"], nil),
  ])
  func theDelegateOfTheSceneHasAWindow(sources: [String], delegate: String?) {
    #expect(Self.entry(sources).sceneDelegate == delegate)
  }

  private static func entry(_ sources: [String]) -> AppEntry {
    AppEntry(
      AppSources(sources.enumerated().map { PortInput(path: "\($0.offset).swift", bytes: Array($0.element.utf8)) })
    )
  }
}
