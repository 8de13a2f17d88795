import ReuseGenDeclarations
import ReuseGenSyntax

/// A constant of a function that a name refers to.
struct LocalConstant {
  let declaration: SyntaxTree.Node
  let value: SyntaxTree.Node
  /// How often the block that declares it uses its name.
  let useCount: Int

  /// `nil` if the expression isn't a name, or may refer to something else.
  init?(_ node: SyntaxTree.Node, in source: MigrationSource) {
    let tree = source.tree
    guard tree.kind(node) == .name, tree.tokens(node).count == 1 else { return nil }
    let name = tree.stream.text(tree.first(node))
    let blocks = tree.ancestors(node).filter { [.codeBlock, .closure, .switchCase].contains(tree.kind($0)) }
    for block in blocks {
      let found = tree.children(block).filter { declaration in
        tree.kind(declaration) == .variableDeclaration && tree.first(declaration) < tree.first(node)
          && tree.descendants(.pattern, of: declaration).flatMap(tree.names(inPattern:)).map(tree.stream.text)
            .contains(name)
      }
      guard let only = found.first else { continue }
      guard found.count == 1, tree.stream.is(tree.first(only), "let"),
        let binding = tree.child(.binding, of: only), tree.children(only).count == 1,
        let value = tree.children(binding).last, tree.stream.is(tree.first(value) - 1, "=")
      else { return nil }
      declaration = only
      self.value = value
      let own = tree.tokens(only)
      useCount = tree.tokens(block).count { token in
        !own.contains(token) && tree.stream[token].kind == .word && !tree.stream.is(token - 1, ".")
          && tree.stream.text(token) == name && tree.kind(tree.innermost(at: token)) != .argument
      }
      return
    }
    return nil
  }
}

extension MigrationSource {
  /// The class that a function gives, if an expression is what it returns; `nil` for UIKit's own classes.
  func typeOfResult(_ node: SyntaxTree.Node) -> String? {
    guard let parent = tree.parent(node) else { return nil }
    let isReturned =
      tree.kind(parent) == .jumpStatement && tree.stream.is(tree.first(parent), "return")
      || tree.kind(parent) == .codeBlock && tree.children(parent).count == 1
    let scopes: [SyntaxKind] = [.functionDeclaration, .closure, .accessor, .accessors]
    guard isReturned, let function = tree.ancestors(node).first(where: { scopes.contains(tree.kind($0)) }),
      tree.kind(function) == .functionDeclaration, let type = tree.child(.type, of: function).map(tree.text)
    else { return nil }
    let name = type.hasSuffix("?") ? String(type.dropLast()) : type
    return name.first?.isUppercase ?? false && !name.hasPrefix("UI") ? name : nil
  }

  /// The edit that removes the constant which an expression names, if nothing else uses it.
  func removal(ofConstant node: SyntaxTree.Node) -> [Replacement] {
    LocalConstant(node, in: self).map(removal) ?? []
  }

  /// The edit that removes a constant, if only one expression uses it.
  func removal(of constant: LocalConstant) -> [Replacement] {
    guard constant.useCount == 1, let lines = lines(of: constant.declaration),
      !hasComment(in: tree.tokens(constant.declaration))
    else { return [] }
    return [(lines, "")]
  }

  /// The lines of a statement that has them to itself.
  func lines(of node: SyntaxTree.Node) -> Range<Int>? {
    let bytes = tree.bytes(node)
    guard let indentation = indentation(of: bytes.lowerBound) else { return nil }
    var end = bytes.upperBound
    while end < self.bytes.count, self.bytes[end] == UInt8(ascii: " ") || self.bytes[end] == UInt8(ascii: "\r") {
      end += 1
    }
    guard end < self.bytes.count, self.bytes[end] == UInt8(ascii: "\n") else { return nil }
    return bytes.lowerBound - indentation.utf8.count..<end + 1
  }
}
