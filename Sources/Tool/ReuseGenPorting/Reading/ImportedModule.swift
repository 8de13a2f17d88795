import ReuseGenDeclarations
import ReuseGenSyntax

/// An import of a source: `import UIKit`, `import class UIKit.UIView`.
struct ImportedModule {
  /// The module's name.
  let name: String
  /// The token of the name.
  let token: Int
  /// Whether only a part of the module is imported.
  let isPart: Bool

  /// `nil` for an import without a name.
  init?(_ node: SyntaxTree.Node, in tree: SyntaxTree) {
    let stream = tree.stream
    guard let keyword = tree.tokens(node).first(where: { stream[$0].keyword == .import }) else { return nil }
    let path = (keyword + 1..<tree.end(node)).drop { stream[$0].keyword.declares }
    guard let first = path.first else { return nil }
    name = stream.text(first)
    token = first
    isPart = path.count > 1
  }
}
