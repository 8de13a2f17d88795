import ReuseGenCore
import SourceDeclarations
import SourceSyntax

/// The lines of a source that refer to what R.swift or SwiftGen generates for cells, nibs, scenes and segues.
enum ToolReferences {
  private static let partsOfR: Set<String> = ["nib", "reuseIdentifier", "storyboard", "segue"]

  /// The locations by the tool, in the order of the text, one for each line.
  static func find(in source: MigrationSource) -> [Spelling: [SourceLocation]] {
    var found: [Spelling: [SourceLocation]] = [:]
    guard !source.isGenerated else { return found }
    let tree = source.tree
    for node in tree.nodes(.memberAccess) {
      guard let member = tree.member(node), let base = member.base, tree.kind(base) == .name else { continue }
      let tool: Spelling
      switch tree.text(base) {
      case "R" where partsOfR.contains(tree.stream.text(member.name)): tool = .rswift
      case "StoryboardScene", "StoryboardSegue":
        guard tree.stream.text(member.name).first?.isUppercase ?? false else { continue }
        tool = .swiftgen
      default: continue
      }
      let location = source.location(of: tree.bytes(node).lowerBound)
      if found[tool]?.last?.line != location.line { found[tool, default: []].append(location) }
    }
    return found
  }
}
