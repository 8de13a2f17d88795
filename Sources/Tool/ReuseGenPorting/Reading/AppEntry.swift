import ReuseGenDeclarations

/// The classes with which a test of an app's first screen begins.
package struct AppEntry: Sendable {
  /// The app's delegate: the class that starts the app, otherwise the first one with a window, or the first one. `nil`
  /// if there is none.
  package let delegate: Delegate?
  /// The delegate of the app's scene, which has a window; `nil` if there is none.
  package let sceneDelegate: String?

  package struct Delegate: Sendable, Equatable {
    /// The name of the class.
    package let name: String
    /// Whether it has the app's window.
    package let hasWindow: Bool

    package init(name: String, hasWindow: Bool) { (self.name, self.hasWindow) = (name, hasWindow) }
  }

  /// - Parameter leftOut: The paths of sources that are left out.
  package init(_ sources: AppSources, leavingOut leftOut: Set<String> = []) {
    let kept = sources.parsed.filter { !leftOut.contains($0.input.path) }
    let classes = kept.flatMap(\.declared.types).filter { $0.kind == .class }
    let delegates = classes.filter { $0.adopts("UIApplicationDelegate") }
    let found = delegates.first(where: \.startsApp) ?? delegates.first(where: \.hasWindow) ?? delegates.first
    delegate = found.map { Delegate(name: $0.name, hasWindow: $0.hasWindow) }
    sceneDelegate = classes.first { $0.adopts("UIWindowSceneDelegate") && $0.hasWindow }?.name
  }
}

extension TypeDeclaration {
  /// Whether the app starts with the type: `@main`, `@UIApplicationMain`.
  var startsApp: Bool { attributes.contains("main") || attributes.contains("UIApplicationMain") }

  fileprivate var hasWindow: Bool { properties.contains { $0.name == "window" && $0.type?.name == "UIWindow" } }

  fileprivate func adopts(_ name: String) -> Bool { inherited.contains { $0.name == name } }
}
