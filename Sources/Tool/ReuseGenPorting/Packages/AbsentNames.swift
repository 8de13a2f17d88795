import ReuseGenDeclarations

/// Finds the names in an app's sources that nothing declares on Linux: those of missing modules, of frameworks and
/// parts of UIKit that aren't here, of generated code and of sources in Objective-C.
///
/// Names are compared as words, without types: a member counts as declared if any type declares one of its name, so
/// what passes may still not compile. A member that only a macro declares counts as absent. If a type answers for
/// members that nothing declares (`@dynamicMemberLookup`), any variable can have that type, so that only members of
/// types, of `self` and `super`, and members without a base are compared.
struct AbsentNames {
  private var declared: Set<String>
  /// Whether a type answers for members that nothing declares (`@dynamicMemberLookup`).
  private var hasDynamicMembers = false
  /// The members that types of the sources lack, by the types; functions and constants outside types by "".
  var omitted: [String: Set<String>] = [:] { didSet { incomplete = Set(omitted.keys) } }
  /// The types that lack members.
  private var incomplete: Set<String> = []
  /// The types that a shim declares for the accessors of resources. The names in them are no others' names.
  var accessors: Set<String> = []
  /// The first names of the inheritance clauses of classes.
  private var superclasses: [String: String] = [:]

  /// - Parameter modules: The modules of the sources, whose names can stand before those of declarations.
  init(modules: Set<String>) { declared = modules }

  /// Adds what a source declares.
  mutating func add(_ names: SourceNames) {
    declared.formUnion(names.declared)
    superclasses.merge(names.superclasses) { _, new in new }
    if names.hasDynamicMembers { hasDynamicMembers = true }
  }

  /// The names in a source that aren't declared, and those of members that their types lack, with their tokens.
  func uses(in source: ParsedSource, _ names: SourceNames) -> [(token: Int, name: String)] {
    let absent = names.uses.filter { use in
      if accessors.contains(use.accessor ?? use.word) { return false }
      let isDynamic = hasDynamicMembers && use.mayBeDynamic
      return !isDynamic && declared.isDisjoint(with: [use.word, String(use.word.drop { $0 == "_" || $0 == "$" })])
    }
    let uses = absent.map { (token: $0.token, name: $0.word) }
    return omitted.isEmpty ? uses : uses + omittedMembers(in: source, names)
  }

  /// The members that a source names and that a type lacks which it names or declares. Any member with the name counts.
  private func omittedMembers(in source: ParsedSource, _ names: SourceNames) -> [(token: Int, name: String)] {
    let stream = source.stream
    let own = source.declared.types.flatMap { type in chain(of: type).map { (type: $0, range: type.range) } }
    let types = Set(own.map(\.type)).union(incomplete.intersection(names.words))
    let outside = (omitted[""] ?? []).intersection(names.words)
    guard !types.isEmpty || !outside.isEmpty else { return [] }
    let sorted = types.sorted()
    var uses: [(token: Int, name: String)] = []
    for index in 0..<stream.count where stream[index].kind == .word {
      let word = stream.text(index)
      if stream.is(index - 1, ".") {
        guard let type = sorted.first(where: { lacks($0, word) }) else { continue }
        uses.append((index, "\(type).\(word)"))
      } else if let call = Self.initializer(calledBy: index, in: stream), omitted[word]?.contains(call) ?? false {
        uses.append((index, "\(word).\(call)"))
      } else if !SourceNames.declares(index, in: stream) {
        if outside.contains(word), !declared.contains(word) { uses.append((index, word)) }
        let start = stream[index].start
        let type = own.first { $0.range.contains(start) && lacks($0.type, word) }
        if let type { uses.append((index, "\(type.type).\(word)")) }
      }
    }
    return uses
  }

  /// Whether a type lacks a member. Of a type that the app extends, a member that is here counts as the type's own.
  private func lacks(_ type: String, _ member: String) -> Bool {
    guard omitted[type]?.contains(member) ?? false else { return false }
    return declared.contains(type) || !NamesHere.all.contains(type) || !NamesHere.all.contains(member)
  }

  /// A type and the classes of the sources above it that lack members.
  private func chain(of type: TypeDeclaration) -> [String] {
    var name: String? = type.name
    var names: [String] = []
    while let current = name, !names.contains(current) {
      names.append(current)
      name = superclasses[current]
    }
    return names.filter { omitted[$0] != nil }
  }

  /// The initializer that a type's name calls, as `omitted` names it; `nil` without a call.
  private static func initializer(calledBy index: Int, in stream: TokenStream) -> String? {
    guard stream.is(index + 1, "(") else { return nil }
    if stream.is(index + 2, ")") { return AppShims.initializer(labeled: nil) }
    let hasLabel = stream[index + 2].kind == .word && stream.is(index + 3, ":")
    return AppShims.initializer(labeled: hasLabel ? stream.text(index + 2) : "_")
  }
}
