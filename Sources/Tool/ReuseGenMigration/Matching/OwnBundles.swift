import ReuseGenDeclarations
import ReuseGenSyntax

/// The constants that an app declares for its own bundle: `extension Bundle { static let kit = Bundle(for: Kit.self)
/// }`.
struct OwnBundles {
  private var names: Set<String> = []

  init(_ sources: [MigrationSource]) {
    for source in sources where source.isUnderstood {
      for declaration in source.tree.nodes(.variableDeclaration) { add(declaration, source) }
    }
  }

  private mutating func add(_ declaration: SyntaxTree.Node, _ source: MigrationSource) {
    let tree = source.tree
    guard source.type(around: tree.bytes(declaration).lowerBound) == "Bundle",
      tree.parent(declaration).map(tree.kind) == .memberBlock,
      tree.tokens(declaration).contains(where: { tree.stream.is($0, "static") || tree.stream.is($0, "class") }),
      let binding = tree.child(.binding, of: declaration), let pattern = tree.child(.pattern, of: binding),
      tree.tokens(pattern).count == 1, tree.children(declaration).filter({ tree.kind($0) == .binding }).count == 1
    else { return }
    let made = tree.descendants(.call, of: binding).first.map(tree.text) ?? ""
    guard Self.isOfClass(made), tree.descendants(.call, of: binding).count <= 2 else { return }
    names.insert(tree.stream.text(tree.first(pattern)))
  }

  /// Whether an expression is one of the constants: `Bundle.kit` or `.kit`.
  func has(_ expression: String) -> Bool {
    let name = expression.hasPrefix("Bundle.") ? expression.dropFirst("Bundle.".count) : expression.dropFirst()
    return expression.contains(".") && !expression.hasPrefix("..") && names.contains(String(name))
  }

  /// `Bundle(for: PersonCell.self)` or `.init(for: …)`.
  static func isOfClass(_ expression: String) -> Bool {
    expression.hasPrefix("Bundle(for:") || expression.hasPrefix(".init(for:")
      || expression.hasPrefix("Bundle.init(for:")
  }
}
