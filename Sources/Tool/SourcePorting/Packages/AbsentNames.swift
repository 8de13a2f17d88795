import SourceDeclarations

/// Finds the names in an app's sources that nothing declares on Linux: those of missing modules, of frameworks and
/// parts of UIKit that aren't here, of generated code and of sources in Objective-C.
///
/// Names are compared as words, without types: a member counts as declared if any type declares one of its name, so
/// what passes may still not compile. A member that only a macro declares counts as absent. If a type answers for
/// members that nothing declares (`@dynamicMemberLookup`), any variable can have that type, so that only members of
/// types, of `self` and `super`, and members without a base are compared.
struct AbsentNames {
  /// The words that declare something, or label a value: in a tuple, a label is a member's name.
  private var declared: Set<String> = []
  /// Whether a type answers for members that nothing declares (`@dynamicMemberLookup`).
  private var hasDynamicMembers = false
  /// The members that types of the sources lack, by the types; functions and constants outside types by "".
  var omitted: [String: Set<String>] = [:]
  /// The first names of the inheritance clauses of classes.
  private var superclasses: [String: String] = [:]

  /// Adds what a source declares.
  mutating func add(declarationsIn stream: TokenStream, _ types: [TypeDeclaration]) {
    // Those after the first of a list: `case a = 1, b`, `var a, b: Int`.
    declared.formUnion(types.flatMap(\.cases))
    declared.formUnion(types.flatMap(\.properties).map(\.name))
    for type in types where type.kind == .class { superclasses[type.name] = type.inherited.first?.name }
    for index in 0..<stream.count where stream[index].kind == .word {
      if Self.declares(index, in: stream) { declared.insert(stream.text(index)) }
      if stream.is(index, "dynamicMemberLookup") { hasDynamicMembers = true }
    }
    // Extensions of a type in other files see its parameters; those of a function are its own.
    declared.formUnion(Self.genericParameters(in: stream) { !Self.followsFunction($0, in: stream) })
  }

  /// The names in a source that aren't declared, and those of members that their types lack, with their tokens.
  ///
  /// - Parameter modules: The modules that the source imports. Without the import of its module, a type isn't visible.
  func uses(in source: ParsedSource, importing modules: Set<String>) -> [(token: Int, name: String)] {
    let stream = source.stream
    var uses: [(token: Int, name: String)] = []
    var parameters: Set<String>?
    for index in 0..<stream.count where isUse(index, in: stream) {
      let word = stream.text(index)
      let name = String(word.drop { $0 == "_" || $0 == "$" })
      let isHere =
        stream.is(index - 1, ".") ? NamesHere.all.contains(word) : NamesHere.hasType(word, importing: modules)
      guard !isHere, declared.isDisjoint(with: [word, name]) else { continue }
      let generic = parameters ?? Self.genericParameters(in: stream) { _ in true }
      if !generic.contains(word) { uses.append((index, word)) }
      parameters = generic
    }
    return omitted.isEmpty ? uses : uses + omittedMembers(in: source)
  }

  /// The members that a source names and that a type lacks which it names or declares. Any member with the name counts.
  private func omittedMembers(in source: ParsedSource) -> [(token: Int, name: String)] {
    let stream = source.stream
    let own = source.declared.types.flatMap { type in chain(of: type).map { (type: $0, range: type.range) } }
    var types = Set(own.map(\.type))
    for index in 0..<stream.count where stream[index].kind == .word && !stream.is(index - 1, ".") {
      if omitted[stream.text(index)] != nil { types.insert(stream.text(index)) }
    }
    let outside = omitted[""] ?? []
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
      } else if !Self.declares(index, in: stream) {
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

  /// A member after a dot, or a name with a capital, which is a type's.
  private func isUse(_ index: Int, in stream: TokenStream) -> Bool {
    guard stream[index].kind == .word else { return false }
    if stream.is(index + 1, ":"), stream.is(index - 1, ",") || stream.is(index - 1, "(") { return false }
    let isMember = stream.is(index - 1, ".") && !(hasDynamicMembers && Self.mayBeDynamic(index, in: stream))
    guard isMember || stream.text(index).first?.isUppercase ?? false else { return false }
    return !Self.isInImport(index, in: stream)
  }

  /// The tokens before the dot of a member without a base.
  private static let beforeImplicitMembers: Set<String> = ["(", "[", "{", ",", ":", "=", "==", "!=", "??"]

  /// Whether a member's base can be a value of any type.
  private static func mayBeDynamic(_ member: Int, in stream: TokenStream) -> Bool {
    let base = member - 2
    guard base >= 0 else { return false }
    guard stream[base].kind == .word else {
      return !beforeImplicitMembers.contains(stream.text(base))
    }
    return stream[base].keyword == .none && !stream.is(base, "self") && !stream.is(base, "super")
      && !(stream.text(base).first?.isUppercase ?? false)
  }

  private static func isInImport(_ index: Int, in stream: TokenStream) -> Bool {
    var start = index
    while start > 0, !stream[start].flags.contains(.startsLine) { start -= 1 }
    return (start..<index).contains { stream.is($0, "import") } || stream.is(start, "#if")
      || stream.is(start, "#elseif")
  }

  private static func declares(_ index: Int, in stream: TokenStream) -> Bool {
    if stream.is(index + 1, ":") { return true }
    let previous = index - 1
    return stream.is(previous, "var") || stream.is(previous, "let") || stream.is(previous, "func")
      || stream.is(previous, "case") || stream.is(previous, "class") || stream.is(previous, "struct")
      || stream.is(previous, "enum") || stream.is(previous, "protocol") || stream.is(previous, "typealias")
      || stream.is(previous, "associatedtype") || stream.is(previous, "actor") || stream.is(previous, "macro")
      || stream.is(previous, "precedencegroup")
  }

  /// `T` and `U` in `func f<T: Hashable, U>`.
  ///
  /// - Parameter isWanted: Whether the clause counts whose bracket is at an index.
  private static func genericParameters(in stream: TokenStream, where isWanted: (Int) -> Bool) -> Set<String> {
    let names = (1..<max(stream.count, 1)).filter { index in
      guard stream[index].kind == .word, stream.is(index - 1, "<") || stream.is(index - 1, ",") else { return false }
      guard stream.is(index + 1, ",") || stream.is(index + 1, ">") || stream.is(index + 1, ":") else { return false }
      return genericClause(around: index, in: stream).map(isWanted) ?? false
    }
    return Set(names.map(stream.text))
  }

  /// The index of the angle bracket that opens a token's clause; `nil` if it doesn't follow the name in a declaration.
  private static func genericClause(around index: Int, in stream: TokenStream) -> Int? {
    var start = index - 1
    while start > 0, !stream.is(start, "<") {
      if stream.is(start, "{") || stream.is(start, "(") || stream.is(start, "=") { return nil }
      start -= 1
    }
    let isName = stream[start - 1].kind == .word && declares(start - 1, in: stream)
    return isName || followsFunction(start, in: stream) ? start : nil
  }

  /// Whether an angle bracket follows `init` or the name of a function.
  private static func followsFunction(_ bracket: Int, in stream: TokenStream) -> Bool {
    stream.is(bracket - 1, "init") || stream.is(bracket - 2, "func")
  }
}
