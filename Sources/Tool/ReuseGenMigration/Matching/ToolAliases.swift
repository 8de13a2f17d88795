import ReuseGenDeclarations

/// The names that an app gives to constants of R.swift and SwiftGen: by a type alias, as in `typealias Segues =
/// R.segue.startController`, or with the parameter `enumName` in `swiftgen.yml`.
struct ToolAliases {
  private let paths: [String: [String]]
  private let configured: [String: [String]]

  /// - Parameter toolNames: The names of SwiftGen's types by those that a configuration gives them.
  init(_ declarations: Declarations, _ toolNames: [String: String]) {
    let configured = toolNames.merging(Self.generatedTypes(in: declarations)) { $1 }.mapValues { [$0] }
    var all = configured
    for file in declarations.files {
      all.merge(Self.paths(in: file, configured)) { first, other in first == other ? first : [] }
    }
    // Two sources can each have an alias of one name.
    paths = all.filter { !$0.value.isEmpty }
    self.configured = configured
  }

  /// SwiftGen's types in the file that it generates: `Scenes` for `enum Scenes { enum Main: StoryboardType {`.
  private static func generatedTypes(in declarations: Declarations) -> [String: String] {
    let protocols = ["StoryboardType": "StoryboardScene", "SegueType": "StoryboardSegue"]
    var found: [String: String] = [:]
    for type in declarations.files.flatMap(\.types) where type.kind == .enum {
      guard let tool = type.inherited.compactMap({ protocols[$0.name] }).first else { continue }
      let around = type.fullName.dropLast(type.fullName.lastName.count + 1)
      if !around.isEmpty, around != tool { found[String(around)] = tool }
    }
    return found
  }

  /// Whether code of the app names SwiftGen's types for scenes.
  static func areSceneTypesNamed(in declarations: Declarations) -> Bool {
    declarations.files.contains { file in
      (file.writes("SceneType") || file.writes("InitialSceneType"))
        && !file.types.contains { $0.fullName == "SceneType" && $0.kind != .extension }
    }
  }

  var names: [String] { paths.keys.sorted() }

  /// The aliases that a source can use, of which its own come first.
  func names(in source: MigrationSource) -> [String: [String]] {
    guard !paths.isEmpty || !source.declared.typeAliases.isEmpty else { return [:] }
    return paths.merging(Self.paths(in: source.declared, configured)) { $1 }
  }

  private static func paths(in file: SourceFile, _ configured: [String: [String]]) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for alias in file.typeAliases {
      let path = alias.type.text.split(separator: ".").map(String.init)
      guard let first = path.first, let tool = configured[first] ?? (tools.contains(first) ? [first] : nil) else {
        continue
      }
      found[alias.fullName.lastName] = tool + path.dropFirst()
    }
    return found
  }

  private static let tools: Set<String> = ["R", "StoryboardScene", "StoryboardSegue"]
}
