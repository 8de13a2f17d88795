package import ReuseGenCore
package import SourceDeclarations

/// Constants for identifiers and names that nothing uses after the migration.
package enum UnusedConstants {
  /// The names of the target's constants that the removed code used.
  package static func candidates(
    _ migrated: some Sequence<MigratedSource>,
    _ declarations: Declarations
  ) -> Set<String> {
    let removed = migrated.reduce(into: Set<String>()) { $0.formUnion($1.removedWords) }
    let declared = Set(declarations.files.flatMap { $0.stringConstants.map(\.name) })
    let enumerations = declarations.files.flatMap(\.types).filter {
      $0.inherited.first?.name == "String" && !removed.isDisjoint(with: $0.cases)
    }
    // Their own names are searched for, too.
    return removed.intersection(declared).union(
      enumerations.flatMap { removed.intersection($0.cases) + [$0.name.lastName] }
    )
  }

  /// The constants with some names that nothing uses.
  ///
  /// - Parameter sources: All sources of the target that have one of the names, after the migration.
  package static func find(_ names: Set<String>, in sources: [MigrationSource]) -> [UnusedConstant] {
    let constants = sources.enumerated().flatMap { index, source in
      source.isUnderstood ? source.constants(names).map { (index, $0) } : []
    }
    let owners = Dictionary(grouping: constants) { $0.1.name }.mapValues { Set($0.compactMap { $0.1.type?.lastName }) }
    let unused = constants.compactMap { index, constant -> UnusedConstant? in
      let isUsed = sources.indices.contains { other in
        (constant.isVisibleOutside || other == index)
          && sources[other].uses(constant, isDeclaredHere: other == index, others: owners[constant.name] ?? [])
      }
      guard !isUsed else { return nil }
      let source = sources[index]
      return UnusedConstant(
        name: constant.type.map { "\($0).\(constant.name)" } ?? constant.name,
        location: source.location(of: constant.offset),
        lines: source.lines(of: constant.declaration)
      )
    }
    return unused + UnusedCases(in: sources).find(names)
  }
}

/// A constant that nothing uses.
package struct UnusedConstant: Sendable {
  /// With the types around it.
  package let name: String
  package let location: SourceLocation
  /// The bytes of its lines; nil if other code is on them.
  package let lines: Range<Int>?
}

/// A constant with the value of a string literal.
struct DeclaredConstant {
  let name: String
  /// The type around it; nil for one of a file or a function.
  let type: String?
  let isVisibleOutside: Bool
  let declaration: SyntaxTree.Node
  /// Where its name is.
  let offset: Int
}

extension MigrationSource {
  /// The words of a range, without those in comments and strings.
  func words(in range: Range<Int>) -> [String] {
    var token = tree.token(at: range.lowerBound)
    var words: [String] = []
    while token < tree.stream.count, tree.stream[token].end <= range.upperBound {
      if tree.stream[token].kind == .word { words.append(tree.stream.text(token)) }
      token += 1
    }
    return words
  }

  /// The constants with some names, each the only one of its declaration.
  func constants(_ names: Set<String>) -> [DeclaredConstant] {
    declared.stringConstants.filter { names.contains($0.name) }.compactMap { constant in
      let token = tree.token(at: constant.literal.offset)
      guard let binding = tree.binding(at: token), let declaration = tree.parent(binding),
        tree.kind(declaration) == .variableDeclaration,
        tree.children(declaration).count(where: { tree.kind($0) == .binding }) == 1,
        let name = tree.child(.pattern, of: binding).map(tree.first)
      else { return nil }
      let isMember = tree.kind(tree.scope(around: declaration)) == .memberBlock
      // Objective-C or other modules may use what they can see.
      let modifiers = tree.tokens(declaration).prefix { $0 < name }.map(tree.stream.text)
      guard Set(modifiers).isDisjoint(with: ["public", "open", "objc", "override", "IBInspectable"]) else { return nil }
      return DeclaredConstant(
        name: constant.name,
        type: isMember ? type(around: constant.literal.offset) : nil,
        isVisibleOutside: isMember || constant.isGlobal,
        declaration: declaration,
        offset: tree.stream[name].start
      )
    }
  }

  /// Whether anything but its declaration may mean a constant.
  ///
  /// - Parameter others: The names of all types with a constant of its name.
  func uses(_ constant: DeclaredConstant, isDeclaredHere: Bool, others: Set<String>) -> Bool {
    guard isUnderstood else { return true }
    let own = isDeclaredHere ? tree.tokens(constant.declaration) : 0..<0
    return (0..<tree.stream.count).contains { token in
      tree.stream[token].kind == .word && tree.stream.text(token) == constant.name && !own.contains(token)
        && mayMean(constant, at: token, others)
    }
  }

  private func mayMean(_ constant: DeclaredConstant, at token: Int, _ others: Set<String>) -> Bool {
    guard tree.stream.is(token - 1, ".") else {
      // The label of an argument isn't a use; another declaration of the name hides the constant.
      if tree.stream.is(token + 1, ":") || [.let, .var].contains(tree.stream[token - 1].keyword) { return false }
      guard let type = constant.type else { return true }
      return self.type(around: tree.stream[token].start)?.lastName == type.lastName
    }
    guard let type = constant.type else { return false }
    let base = tree.stream[token - 2].kind == .word ? tree.stream.text(token - 2) : ""
    return base == type.lastName || !others.contains(base)
  }
}
