import SourceDeclarations

/// The class with which a test of an app's first screen begins.
package struct AppEntry: Sendable {
  /// The delegate that declares a window: the one that starts the app, or the first if none is marked as such. `nil` if
  /// there is none.
  package let delegate: String?

  package init(_ inputs: [PortInput]) {
    let types = SourceSet(inputs, PortOptions()).sources.flatMap(\.declared.types)
    let delegates = types.filter { type in
      type.kind == .class && type.inherited.contains { $0.name == "UIApplicationDelegate" }
        && type.properties.contains { $0.name == "window" && $0.type?.name == "UIWindow" }
    }
    delegate = (delegates.first(where: \.startsApp) ?? delegates.first)?.name
  }
}

extension TypeDeclaration {
  /// Whether the app starts with the type: `@main`, `@UIApplicationMain`.
  var startsApp: Bool { attributes.contains("main") || attributes.contains("UIApplicationMain") }
}
