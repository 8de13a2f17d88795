import ReuseGenDeclarations
import ReuseGenSyntax

/// The functions, constants and type aliases outside types that the kept sources mention.
extension AppShims {
  mutating func declarationsOutsideTypes(of file: Int) -> [String] {
    let source = set.sources[file]
    let tree = source.tree
    var texts: [String] = []
    for node in tree.children(tree.root) {
      guard let declared = nameOutsideType(node, in: source) else { continue }
      let name = source.stream.text(declared)
      guard words.contains(name), tree.modifiers(.private, of: node).isEmpty,
        tree.modifiers(.fileprivate, of: node).isEmpty
      else { continue }
      let line: String? =
        switch tree.kind(node) {
        case .functionDeclaration: function(at: declared, node, in: file)
        case .variableDeclaration: variable(node, name, in: source)
        default: alias(node, in: source)
        }
      let access = tree.modifiers(.public, of: node).isEmpty ? "" : "public "
      if let line, !refused.contains(access + line) {
        texts.append("\(access)\(line)\n")
      } else {
        omitted["", default: []].insert(name)
      }
    }
    return texts
  }

  /// The token of the name that a declaration outside types has; `nil` for other declarations, and for operators.
  private func nameOutsideType(_ node: SyntaxTree.Node, in source: ParsedSource) -> Int? {
    let tree = source.tree
    let name: Int?
    switch tree.kind(node) {
    case .functionDeclaration: name = tree.nameOfFunction(node)
    case .variableDeclaration:
      name = tree.child(.binding, of: node).flatMap { tree.child(.pattern, of: $0) }.map(tree.first)
    case .typeAliasDeclaration: name = tree.tokens(node).first { source.stream.is($0 - 1, "typealias") }
    default: name = nil
    }
    return name.flatMap { source.stream[$0].kind == .word ? $0 : nil }
  }

  private func function(at name: Int, _ node: SyntaxTree.Node, in file: Int) -> String? {
    let source = set.sources[file]
    guard let signature = signature(at: source.stream[name].start, in: file, nil) else { return nil }
    // The result is the type after the parameters.
    let types = source.tree.children(node).filter { source.tree.kind($0) == .type }
    let result = types.last.map { source.tree.text($0) } ?? ""
    let isOptional = result.hasSuffix("?") || result.hasSuffix("!")
    return "func \(signature)\(body(named: source.stream.text(name), result, isOptional: isOptional))"
  }

  private func variable(_ node: SyntaxTree.Node, _ name: String, in source: ParsedSource) -> String? {
    let bindings = source.tree.children(node).filter { source.tree.kind($0) == .binding }
    guard bindings.count == 1, let type = source.tree.child(.type, of: bindings[0]) else { return nil }
    let text = source.tree.text(type)
    guard isKnown(text: text) else { return nil }
    return "var \(SwiftName.member(name)): \(text) { get { \(text.hasSuffix("?") ? "nil" : stop(name)) } set {} }"
  }

  private func alias(_ node: SyntaxTree.Node, in source: ParsedSource) -> String? {
    let tokens = source.tree.tokens(node)
    guard let start = tokens.first(where: { source.stream.is($0, "typealias") }) else { return nil }
    let text = source.line(start..<tokens.upperBound)
    return isKnown(text: String(text.drop { $0 != "=" })) ? text : nil
  }
}
