import ReuseGenDeclarations
import ReuseGenSyntax

/// Cases of enumerations for identifiers, `case person = "PersonCell"`, that nothing uses after the migration.
///
/// An enumeration counts if its only protocol is `String` and if its name is used for its cases alone: otherwise code
/// may make its values from texts.
struct UnusedCases {
  private let sources: [MigrationSource]
  private let uses: [String: WordUses]

  /// - Parameters:
  ///   - uses: How the sources use the names.
  ///   - sources: Those that are searched, all of them understood.
  init(_ uses: [String: WordUses], in sources: [MigrationSource]) { (self.uses, self.sources) = (uses, sources) }

  /// The cases with some names, and the enumerations all of whose cases are among them.
  func find(_ names: Set<String>) -> [UnusedConstant] {
    sources.filter(\.isOfTarget).flatMap { source in
      source.enumerations.filter { names.contains($0.name) }.flatMap { unused($0, names, source) }
    }
  }

  private func unused(_ enumeration: Enumeration, _ names: Set<String>, _ source: MigrationSource) -> [UnusedConstant] {
    let tree = source.tree
    guard !usesValues(of: enumeration) else { return [] }
    let unused = enumeration.cases.filter { names.contains($0.name) && !isUsed($0.name, of: enumeration) }
    guard !unused.isEmpty else { return [] }
    // An enumeration without cases has no raw values.
    let isWhole = unused.count == enumeration.cases.count
    if isWhole, enumeration.hasCasesAlone {
      let offset = tree.stream[enumeration.nameToken].start
      return [
        UnusedConstant(
          name: enumeration.name,
          location: source.location(of: offset),
          lines: source.lines(of: enumeration.declaration)
        )
      ]
    }
    return unused.map { element in
      UnusedConstant(
        name: "\(enumeration.name).\(element.name)",
        location: source.location(of: tree.stream[element.token].start),
        lines: isWhole || !element.isAlone ? nil : source.lines(of: element.declaration)
      )
    }
  }

  /// Whether code may make values of an enumeration from texts, or list them.
  private func usesValues(of enumeration: Enumeration) -> Bool {
    guard let own = uses[enumeration.name] else { return false }
    return own.isUsedWhole || !own.members.isSubset(of: enumeration.cases.map(\.name))
  }

  /// Whether anything may mean a case: its name after the enumeration's or after a dot alone, or within the
  /// enumeration.
  private func isUsed(_ name: String, of enumeration: Enumeration) -> Bool {
    guard let own = uses[name] else { return false }
    return own.bases.contains("") || own.bases.contains(enumeration.name)
      || own.typesBesidesCases.contains(enumeration.name)
  }
}

/// An enumeration with texts as raw values.
private struct Enumeration {
  struct Element {
    let name: String
    let token: Int
    let declaration: SyntaxTree.Node
    /// Whether it is the only one of its declaration.
    let isAlone: Bool
  }

  let name: String
  let nameToken: Int
  let declaration: SyntaxTree.Node
  let cases: [Element]
  let hasCasesAlone: Bool
}

extension MigrationSource {
  fileprivate var enumerations: [Enumeration] { tree.nodes(.typeDeclaration).compactMap(enumeration) }

  private func enumeration(_ declaration: SyntaxTree.Node) -> Enumeration? {
    guard let block = tree.child(.memberBlock, of: declaration),
      let inheritance = tree.child(.inheritanceClause, of: declaration),
      tree.tokens(inheritance).map(tree.stream.text) == [":", "String"]
    else { return nil }
    let head = tree.first(declaration)..<tree.first(inheritance)
    guard let keyword = head.first(where: { tree.stream.is($0, "enum") }), keyword + 1 < head.upperBound,
      Set(head.map(tree.stream.text)).isDisjoint(with: ["public", "open", "@objc", "objc"])
    else { return nil }
    let members = tree.children(block)
    let declarations = members.filter { tree.kind($0) == .enumCaseDeclaration }
    return Enumeration(
      name: tree.stream.text(keyword + 1),
      nameToken: keyword + 1,
      declaration: declaration,
      cases: declarations.flatMap(elements),
      hasCasesAlone: declarations.count == members.count
    )
  }

  private func elements(_ declaration: SyntaxTree.Node) -> [Enumeration.Element] {
    let tokens = tree.tokens(declaration).filter { token in
      let isName = tree.stream[token].kind == .word && tree.stream[token].keyword != .case
      return isName && tree.innermost(at: token) == declaration
    }
    return tokens.map {
      Enumeration.Element(name: tree.stream.text($0), token: $0, declaration: declaration, isAlone: tokens.count == 1)
    }
  }
}
