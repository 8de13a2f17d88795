import SourcePorting
import Testing

/// The delegate with which the test of an app's first screen begins.
struct AppEntryTests {
  private static let declared = ": UIResponder, UIApplicationDelegate { var window: UIWindow? }"

  @Test(arguments: [
    (["class A\(declared)"], "A"), (["class A\(declared)", "@main class B\(declared)"], "B"),
    (["class A\(declared)", "@UIApplicationMain final class B\(declared)"], "B"),
    (["class A\(declared)", "class B\(declared)"], "A"),
    (["@main class A: UIResponder, UIApplicationDelegate {}", "class B\(declared)"], "B"),
    (["class A: UIResponder {}"], nil),
  ])
  func theDelegateIsTheOneThatStartsTheApp(sources: [String], delegate: String?) {
    let inputs = sources.enumerated().map { PortInput(path: "\($0.offset).swift", bytes: Array($0.element.utf8)) }
    #expect(AppEntry(inputs).delegate == delegate)
  }
}
