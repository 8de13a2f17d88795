package import ReuseGenCore
package import ReuseGenDeclarations
import ReuseGenSyntax

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
  /// - Parameter sources: All sources that have one of the names, after the migration: the target's, and those that may
  ///   use its constants.
  package static func find(_ names: Set<String>, in sources: [MigrationSource]) -> [UnusedConstant] {
    let constants = sources.enumerated().flatMap { index, source in
      source.isUnderstood && !source.isGenerated && source.isOfTarget ? source.constants(names).map { (index, $0) } : []
    }
    let uses = WordUses.find(names, in: sources)
    let namesakes = Dictionary(grouping: constants) { $0.1.name }.mapValues { constants in
      Namesakes(uses[constants[0].1.name] ?? WordUses(), Set(constants.compactMap { $0.1.type?.lastName }))
    }
    let isUnderstood = sources.allSatisfy(\.isUnderstood)
    let unused = constants.compactMap { index, constant -> UnusedConstant? in
      if constant.isVisibleOutside, !isUnderstood { return nil }
      guard namesakes[constant.name]?.uses(constant, of: index) == false else { return nil }
      let source = sources[index]
      return UnusedConstant(
        name: constant.type.map { "\($0).\(constant.name)" } ?? constant.name,
        location: source.location(of: constant.offset),
        lines: source.lines(of: constant.declaration)
      )
    }
    return unused + (isUnderstood ? UnusedCases(uses, in: sources).find(names) : [])
  }
}

/// A constant that nothing uses.
package struct UnusedConstant: Sendable {
  /// With the types around it.
  package let name: String
  package let location: SourceLocation
  /// The bytes of its lines; `nil` if other code is on them.
  package let lines: Range<Int>?
}

/// A constant with the value of a string literal.
struct DeclaredConstant {
  let name: String
  /// The type around it; `nil` for one of a file or a function.
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
      let type = isMember ? type(around: constant.literal.offset) : nil
      // Reusable needs the identifier of a class that conforms.
      let inherited = declared.types.filter { $0.fullName == type }.flatMap(\.inherited)
      if constant.name == "reuseIdentifier",
        inherited.contains(where: { ReusableConformances.protocols.contains($0.name.lastName) })
      {
        return nil
      }
      // Objective-C or other modules may use what they can see.
      let modifiers = tree.tokens(declaration).prefix { $0 < name }.map(tree.stream.text)
      guard Set(modifiers).isDisjoint(with: ["public", "open", "objc", "override", "IBInspectable"]) else { return nil }
      return DeclaredConstant(
        name: constant.name,
        type: type,
        isVisibleOutside: isMember || constant.isGlobal,
        declaration: declaration,
        offset: tree.stream[name].start
      )
    }
  }
}

/// The constants of one name, and how sources use the name.
private struct Namesakes {
  private let uses: WordUses
  /// Whether the name follows a dot and something that isn't a type with such a constant.
  private let hasOtherBase: Bool

  /// - Parameter types: The last names of the types that have such a constant.
  init(_ uses: WordUses, _ types: Set<String>) {
    self.uses = uses
    hasOtherBase = !uses.bases.isSubset(of: types)
  }

  /// Whether anything may mean a constant that the source at a place declares.
  func uses(_ constant: DeclaredConstant, of place: Int) -> Bool {
    guard let type = constant.type?.lastName else {
      return constant.isVisibleOutside ? !uses.sources.isEmpty : uses.sources.contains(place)
    }
    return hasOtherBase || uses.bases.contains(type) || uses.types.contains(type)
  }
}
