import SourceDeclarations

/// The class with which a test of an app's first screen begins.
package struct AppEntry: Sendable {
  /// The delegate of the app that declares a window; `nil` if there is none.
  package private(set) var delegate: String?

  package init(_ inputs: [PortInput]) {
    let set = SourceSet(inputs, PortOptions())
    for type in set.sources.flatMap(\.declared.types) where type.kind == .class && delegate == nil {
      let adopted = type.inherited.map(\.name)
      let hasWindow = type.properties.contains { $0.name == "window" && $0.type?.name == "UIWindow" }
      if adopted.contains("UIApplicationDelegate"), hasWindow { delegate = type.name }
    }
  }
}
