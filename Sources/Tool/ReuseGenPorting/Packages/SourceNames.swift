import ReuseGenDeclarations

/// The names in a source: those that it declares, and those that something else has to declare.
struct SourceNames {
  /// A name that neither the source nor an import declares.
  struct Use {
    var token: Int
    var word: String
    /// Whether it is a member of something that can have any type.
    var mayBeDynamic: Bool
    /// The first name of the accessor of a resource that it is a part of.
    var accessor: String?
  }

  private(set) var words: Set<String> = []
  /// The words that declare something, or label a value: in a tuple, a label is a member's name.
  private(set) var declared: Set<String> = []
  /// The first names of the inheritance clauses of classes.
  private(set) var superclasses: [String: String] = [:]
  private(set) var hasDynamicMembers = false
  private(set) var uses: [Use] = []
  private(set) var resources: Set<ResourceUse> = []

  /// - Parameter modules: The modules that the source imports. Without the import of its module, a type isn't visible.
  init(_ stream: TokenStream, _ types: [TypeDeclaration], importing modules: Set<String>) {
    // Those after the first of a list: `case a = 1, b`, `var a, b: Int`.
    declared.formUnion(types.flatMap(\.cases))
    declared.formUnion(types.flatMap(\.properties).filter { !$0.modifiers.contains(.override) }.map(\.name))
    for type in types where type.kind == .class { superclasses[type.name] = type.inherited.first?.name }
    var accessor = (name: "", end: 0)
    for index in 0..<stream.count where stream[index].kind == .word {
      let word = stream.text(index)
      words.insert(word)
      if let use = ResourceUse(at: index, in: stream) {
        resources.insert(use)
        accessor = (word, index + 2 * use.path.count - 1)
      }
      // An override needs a declaration, rather than be one.
      let isOverride = Self.isOverride(index, in: stream)
      if Self.declares(index, in: stream), !isOverride { declared.insert(word) }
      if isOverride, !NamesHere.all.contains(word) { uses.append(Use(token: index, word: word, mayBeDynamic: false)) }
      if word == "dynamicMemberLookup" { hasDynamicMembers = true }
      if var use = Self.use(index, word, in: stream, importing: modules) {
        if index < accessor.end { use.accessor = accessor.name }
        uses.append(use)
      }
    }
    // Extensions of a type in other files see its parameters; those of a function are its own.
    declared.formUnion(Self.genericParameters(in: stream) { !Self.followsFunction($0, in: stream) })
    if !uses.isEmpty {
      let parameters = Self.genericParameters(in: stream) { _ in true }
      uses.removeAll { parameters.contains($0.word) }
    }
  }

  /// A member after a dot, or a name with a capital, which is a type's, that isn't here.
  private static func use(_ index: Int, _ word: String, in stream: TokenStream, importing modules: Set<String>) -> Use?
  {
    if stream.is(index + 1, ":"), stream.is(index - 1, ",") || stream.is(index - 1, "(") { return nil }
    let isMember = stream.is(index - 1, ".")
    let isType = word.first?.isUppercase ?? false
    guard isMember || isType else { return nil }
    // `@objc(Name)`, `@_spi(Name)`
    let isInAttribute = stream.is(index - 1, "(") && stream.is(index - 3, "@")
    if isInAttribute, stream.is(index - 2, "objc") || stream.is(index - 2, "_spi") { return nil }
    if stream.is(index + 1, ".") && KnownModules.replaced.contains(word) { return nil }
    let isHere = isMember ? NamesHere.all.contains(word) : NamesHere.hasType(word, importing: modules)
    guard !isHere, !isInImport(index, in: stream) else { return nil }
    return Use(token: index, word: word, mayBeDynamic: isMember && !isType && mayBeDynamic(index, in: stream))
  }

  /// The tokens before the dot of a member without a base.
  private static let beforeImplicitMembers: Set<String> = ["(", "[", "{", ",", ":", "=", "==", "!=", "??"]

  /// Whether a member's base can be a value of any type.
  private static func mayBeDynamic(_ member: Int, in stream: TokenStream) -> Bool {
    let base = member - 2
    guard base >= 0 else { return false }
    guard stream[base].kind == .word else { return !beforeImplicitMembers.contains(stream.text(base)) }
    return stream[base].keyword == .none && !stream.is(base, "self") && !stream.is(base, "super")
      && !(stream.text(base).first?.isUppercase ?? false)
  }

  private static func isInImport(_ index: Int, in stream: TokenStream) -> Bool {
    var start = index
    while start > 0, !stream[start].flags.contains(.startsLine) { start -= 1 }
    return (start..<index).contains { stream.is($0, "import") } || stream.is(start, "#if")
      || stream.is(start, "#elseif")
  }

  /// Whether a word is the name of a function or a property with `override`.
  private static func isOverride(_ index: Int, in stream: TokenStream) -> Bool {
    guard stream.is(index - 1, "func") || stream.is(index - 1, "var") else { return false }
    var token = index - 2
    while token >= 0, stream[token].kind == .word, !stream[token].flags.contains(.startsLine) {
      if stream.is(token, "override") { return true }
      token -= 1
    }
    return stream.is(token, "override")
  }

  static func declares(_ index: Int, in stream: TokenStream) -> Bool {
    if stream.is(index + 1, ":"), isLabel(index, in: stream) { return true }
    let previous = index - 1
    return stream.is(previous, "var") || stream.is(previous, "let") || stream.is(previous, "func")
      || stream.is(previous, "case") || stream.is(previous, "class") || stream.is(previous, "struct")
      || stream.is(previous, "enum") || stream.is(previous, "protocol") || stream.is(previous, "typealias")
      || stream.is(previous, "associatedtype") || stream.is(previous, "actor") || stream.is(previous, "macro")
      || stream.is(previous, "precedencegroup")
  }

  /// Whether a word before a colon is a label or a name. `Key` in `[Key: Int]` and in `case let key as Key:` is
  /// neither.
  private static func isLabel(_ index: Int, in stream: TokenStream) -> Bool {
    guard stream.text(index).first?.isUppercase ?? false else { return true }
    let previous = index - 1
    if stream[previous].kind == .word { return !stream.is(previous, "as") && !stream.is(previous, "is") }
    return stream.is(previous, "(") || stream.is(previous, ",") || stream.is(previous, "<")
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
