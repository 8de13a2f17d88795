import ReuseGenDeclarations
import ReuseGenSyntax

/// The type parameters of a source's functions and types, each with the code in which it has its meaning.
struct TypeParameters {
  private struct Parameter {
    /// The classes and protocols that it must be or conform to.
    var bounds: [String]
    var scope: Range<Int>
  }

  private var parameters: [String: [Parameter]] = [:]

  init(_ source: ParsedSource) {
    let tree = source.tree
    for list in tree.nodes(.genericParameters) {
      guard let declaration = tree.parent(list), Self.body(of: declaration, tree) != nil else { continue }
      let scope = tree.first(list)..<tree.end(declaration)
      var bounds: [String: [String]] = [:]
      for parameter in tree.children(list) where tree.kind(parameter) == .genericParameter {
        guard
          let name = tree.tokens(parameter).last(where: {
            tree.innermost(at: $0) == parameter && tree.stream[$0].kind == .word
          })
        else { continue }
        let types = tree.children(parameter).filter { tree.kind($0) == .type }
        bounds[tree.stream.text(name), default: []] += types.flatMap { Self.names($0, tree) }
      }
      for clause in tree.children(declaration) where tree.kind(clause) == .whereClause {
        for requirement in tree.children(clause) {
          let types = tree.children(requirement)
          guard types.count == 2, let name = Self.names(types[0], tree).first else { continue }
          bounds[name, default: []] += Self.names(types[1], tree)
        }
      }
      for (name, bounds) in bounds { parameters[name, default: []].append(Parameter(bounds: bounds, scope: scope)) }
    }
  }

  /// The bounds of the type parameter with a name; `nil` if there is none.
  func bounds(of name: String, at token: Int) -> [String]? {
    parameters[name]?.filter { $0.scope.contains(token) }.max { $0.scope.lowerBound < $1.scope.lowerBound }?.bounds
  }

  private static func body(of declaration: SyntaxTree.Node, _ tree: SyntaxTree) -> SyntaxTree.Node? {
    tree.children(declaration).first { [.codeBlock, .memberBlock].contains(tree.kind($0)) }
  }

  /// The names in a type, without those of its members: `A` of `A.Element`.
  private static func names(_ type: SyntaxTree.Node, _ tree: SyntaxTree) -> [String] {
    tree.tokens(type).filter { tree.stream[$0].kind == .word && !tree.stream.is($0 - 1, ".") }.map {
      tree.stream.text($0)
    }
  }
}
