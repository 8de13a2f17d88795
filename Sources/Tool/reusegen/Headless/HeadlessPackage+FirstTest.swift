import ReuseGenCore
import ReuseGenPorting
import ReuseGenVisibleText

/// The test of the app's first screen.
extension HeadlessPackage {
  /// Why the first screen isn't tested, as a sentence; `nil` if it is.
  var obstacleToFirstScreen: String? {
    if let reason = failing[TestCrash.firstScreen] {
      return "The first screen isn't shown, because \(reason.withVisibleControlCharacters)"
    }
    let first = app.mainStoryboard.map(documentClasses.firstScreen) ?? []
    for name in first {
      if let reason = reasonNotToShow(name) { return "The class of the first screen is \(name), but \(reason)." }
    }
    if app.mainStoryboard != nil { return nil }
    guard let windowOwner else { return "Neither a main storyboard nor a delegate with a window was found." }
    // It makes the first screen.
    return reasonNotToShow(windowOwner).map { "The delegate with the window is \(windowOwner), but \($0)." }
  }

  private func reasonNotToShow(_ name: String) -> String? {
    decisions.partialClasses.contains(name) ? nil : decisions.absentClasses[name]
  }

  /// The scenes that nothing else loads.
  var scenes: [DocumentClasses.Scene] {
    documentClasses.unnamedScenes.filter { untestedClasses[$0.className] == nil }
  }

  /// The test of those scenes; `nil` if there are none.
  var sceneTest: String? {
    guard !scenes.isEmpty else { return nil }
    let lines = scenes.map { scene in
      "    AuditedScene(\(quoted(scene.className)), id: \(quoted(scene.id)), in: \(quoted(scene.storyboard))),\n"
    }
    return imports + """

      /// The scenes without a storyboard identifier.
      @MainActor
      @Suite struct SceneTests {
        @Test(arguments: [
      \(lines.joined())  ])
        func aSceneLoadsWithItsClassesAndOutlets(_ scene: AuditedScene) { scene.audit(in: .module) }
      }

      """
  }

  private var imports: String {
    """
    import HeadlessUIKitTesting
    import Testing
    import UIKit

    @testable import \(app.module)

    """
  }

  var firstTest: String {
    let start = imports
    if let obstacleToFirstScreen {
      return start + """

        // \(obstacleToFirstScreen)
        // Write the first test here, of another screen: make a view controller, make it the root of a UIWindow, call
        // makeKeyAndVisible(), and look at what is on the screen.

        """
    }
    return start + """

      /// The first screen that a person sees after the app's launch.
      @MainActor
      @Suite struct FirstScreenTests {
        @Test func theFirstScreenAppears() throws {
      \(steps.map { "    \($0)\n" }.joined())  }
      }
      \(usesScene && entry.delegate == nil ? standIn : "")
      """
  }

  /// Whether the app's windows are those of a scene with a delegate.
  private var usesScene: Bool {
    entry.sceneDelegate != nil && (entry.delegate?.hasWindow != true || app.hasSceneManifest)
  }

  /// The class of the delegate that has the window; `nil` if there is none.
  private var windowOwner: String? {
    if usesScene { return entry.sceneDelegate }
    return entry.delegate.flatMap { $0.hasWindow ? $0.name : nil }
  }

  /// The statements of the test.
  private var steps: [String] {
    var steps: [String] = []
    if let storyboard = app.mainStoryboard {
      steps += [
        "let storyboard = UIStoryboard(name: \"\(storyboard)\", bundle: .module)",
        "let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))",
        "let initial = try #require(storyboard.instantiateInitialViewController())",
        "window.rootViewController = initial",
      ]
    }
    if let owner = windowOwner {
      steps.append("let delegate = \(owner)()")
      // The system gives the window of a storyboard to the delegate, launches the app, and shows the window then.
      if app.mainStoryboard != nil { steps.append("delegate.window = window") }
      if usesScene {
        steps.append("UIApplication.shared.connectedScenes.first?.delegate = delegate")
        steps.append("UIApplication.shared.user.launch(\(entry.delegate?.name ?? Self.standInName)())")
      } else {
        steps.append("UIApplication.shared.user.launch(delegate)")
      }
      if app.mainStoryboard != nil { steps.append("delegate.window?.makeKeyAndVisible()") }
      steps.append("let shown: UIWindow? = delegate.window")
    } else {
      steps += ["window.makeKeyAndVisible()", "let shown: UIWindow? = window"]
    }
    return steps + [
      "let screen = try #require(shown?.rootViewController)", "#expect(screen.viewIfLoaded?.window === shown)",
      "// As a turn of the run loop does: cells that the screen reloads as it appears are dequeued.",
      "shown?.layoutIfNeeded()",
    ]
  }

  private static let standInName = "AppWithoutDelegate"

  private var standIn: String {
    """

    /// Launches the app, because the app's own delegate isn't in the package.
    private final class \(Self.standInName): UIResponder, UIApplicationDelegate {}

    """
  }
}
