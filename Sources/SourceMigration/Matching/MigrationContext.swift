import ReuseGenCore
import SourceDeclarations

/// The manifest's accessors, and the values of the strings that call sites state.
struct MigrationContext {
  private let accessors: [String: [RecycledAccessor]]
  private let strings: SettledStrings

  init(_ accessors: [RecycledAccessor], _ declarations: Declarations) {
    self.accessors = Dictionary(grouping: accessors, by: \.identifier)
    strings = SettledStrings(declarations)
  }

  /// The accessors for an identifier in a role.
  func accessors(for identifier: String, as role: RecycledAccessor.Role) -> [RecycledAccessor] {
    (accessors[identifier] ?? []).filter { $0.role == role }
  }

  /// The text of an expression for a string; nil if it may have another value when the app runs.
  func text(of node: SyntaxTree.Node, in source: MigrationSource) -> String? {
    let (tree, token) = (source.tree, source.tree.first(node))
    if tree.kind(node) == .literal {
      guard tree.tokens(node).count == 1, tree.stream.bytes[tree.stream[token].start] != UInt8(ascii: "/"),
        tree.stream[token].kind == .string
      else { return nil }
      return tree.stream.value(ofString: token)
    }
    let offset = tree.bytes(node).lowerBound
    return strings.text(of: .expression(tree.text(node)), at: offset, in: source.declared)
  }

  /// The element kind that an expression states.
  func elementKind(_ node: SyntaxTree.Node, in source: MigrationSource) -> String? {
    switch source.tree.text(node) {
    case "UICollectionView.elementKindSectionHeader": "UICollectionElementKindSectionHeader"
    case "UICollectionView.elementKindSectionFooter": "UICollectionElementKindSectionFooter"
    default: text(of: node, in: source)
    }
  }
}

extension RecycledAccessor {
  /// Whether code names the accessor's class, with the types or the module around it or without.
  func isOfClass(_ name: String) -> Bool {
    name == className || className.hasSuffix(".\(name)") || name.hasSuffix(".\(className)")
  }
}
