import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// The lines of a source that refer to what R.swift or SwiftGen generates for cells, nibs, scenes and segues, or to the
/// types of such values.
enum ToolReferences {
  private static let partsOfR: Set<String> = ["nib", "reuseIdentifier", "storyboard", "segue"]
  private static let modulesOfR: Set<String> = ["Rswift", "RswiftResources"]
  private static let typesOfR: Set<String> = [
    "ReuseIdentifier", "ReuseIdentifierType", "NibResource", "NibResourceType", "NibReference", "StoryboardReference",
    "StoryboardResourceType", "StoryboardResourceWithInitialControllerType", "StoryboardSegueIdentifier",
    "StoryboardSegueIdentifierProtocol", "StoryboardViewControllerIdentifier", "StoryboardViewControllerResource",
    "StoryboardViewControllerResourceType", "SegueIdentifier", "TypedStoryboardSegueInfo",
  ]
  private static let typesOfSwiftGen: Set<String> = ["SceneType", "InitialSceneType", "StoryboardType", "SegueType"]

  /// The types of the app that have names of SwiftGen's.
  static func ownTypes(_ declarations: Declarations) -> Set<String> {
    typesOfSwiftGen.filter { name in
      declarations.references(to: name).contains { reference in
        declarations[reference].kind != .extension
          && !declarations.files[reference.file].types.contains {
            ["StoryboardScene", "StoryboardSegue"].contains($0.fullName)
          }
      }
    }
  }

  /// The locations by the tool, in the order of the text, one for each line.
  static func find(in source: MigrationSource, ownTypes: Set<String>) -> [Spelling: [SourceLocation]] {
    var found: [Spelling: [SourceLocation]] = [:]
    guard !source.isGenerated else { return found }
    let stream = source.tree.stream
    let importsR = source.tree.nodes(.importDeclaration).contains { node in
      source.tree.tokens(node).contains { modulesOfR.contains(stream.text($0)) }
    }
    for token in 0..<stream.count where stream[token].kind == .word {
      let name = stream.text(token)
      let tool: Spelling
      switch source.aliases[name]?.first ?? name {
      case "R" where stream.is(token + 1, ".") && partsOfR.contains(stream.text(token + 2)): tool = .rswift
      case "StoryboardScene", "StoryboardSegue":
        guard stream.is(token + 1, "."), stream.text(token + 2).first?.isUppercase ?? false else { continue }
        tool = .swiftgen
      case let type where importsR && typesOfR.contains(type) && !stream.is(token - 1, "."): tool = .rswift
      case let type where typesOfSwiftGen.contains(type) && !ownTypes.contains(type):
        guard stream.is(token + 1, "<") || stream.is(token - 1, "extension") else { continue }
        tool = .swiftgen
      default: continue
      }
      let location = source.location(of: stream[token].start)
      if found[tool]?.last?.line != location.line { found[tool, default: []].append(location) }
    }
    return found
  }
}
