import SourceDeclarations

/// Finds the names in an app's sources that nothing declares on Linux: those of missing modules, of frameworks and
/// parts of UIKit that aren't here, of generated code and of sources in Objective-C.
///
/// Names are compared as words, without types: a member counts as declared if any type declares one of its name. What
/// passes may still not compile, but what is found never does.
struct AbsentNames {
  /// The words that declare something, or label a value: in a tuple, a label is a member's name.
  private var declared: Set<String> = []
  /// The members that types of the sources lack, by the types. `init` is any initializer.
  var omitted: [String: Set<String>] = [:]

  /// Adds what a source declares.
  mutating func add(declarationsIn stream: TokenStream) {
    for index in 0..<stream.count where stream[index].kind == .word {
      if Self.declares(index, in: stream) { declared.insert(stream.text(index)) }
    }
  }

  /// The first name in a source that isn't declared; `nil` if all are.
  func first(in stream: TokenStream) -> String? {
    var local: AbsentNames?
    for index in 0..<stream.count where Self.isUse(index, in: stream) {
      let word = stream.text(index)
      let name = word.drop { $0 == "_" || $0 == "$" }
      guard !NamesHere.all.contains(word), !declared.contains(word), !declared.contains(String(name)) else { continue }
      if local == nil {
        local = AbsentNames()
        local?.add(genericParametersIn: stream)
      }
      if local?.declared.contains(word) != true { return word }
    }
    return omitted.isEmpty ? nil : firstOmittedMember(in: stream)
  }

  /// The first member of a type that a source names and that the type lacks. Any member with the name counts.
  private func firstOmittedMember(in stream: TokenStream) -> String? {
    var types: Set<String> = []
    var members: Set<String> = []
    for index in 0..<stream.count where stream[index].kind == .word {
      if stream.is(index - 1, ".") {
        members.insert(stream.text(index))
      } else if stream[index].keyword == .none {
        let name = stream.text(index)
        guard omitted[name] != nil else { continue }
        types.insert(name)
        if stream.is(index + 1, "("), omitted[name]?.contains("init") ?? false { return "\(name).init" }
      }
    }
    for type in types.sorted() {
      if let member = omitted[type]?.filter(members.contains).min() { return "\(type).\(member)" }
    }
    return nil
  }

  /// A member after a dot, or a name with a capital, which is a type's.
  private static func isUse(_ index: Int, in stream: TokenStream) -> Bool {
    guard stream[index].kind == .word else { return false }
    if stream.is(index + 1, ":"), stream.is(index - 1, ",") || stream.is(index - 1, "(") { return false }
    if stream.is(index - 1, ".") { return !isInImport(index, in: stream) }
    guard let first = stream.text(index).first, first.isUppercase else { return false }
    return !isInImport(index, in: stream)
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
      || isLaterCase(index, in: stream)
  }

  /// `b` in `case a(Int), b` and in `var a, b: Int`.
  private static func isLaterCase(_ index: Int, in stream: TokenStream) -> Bool {
    guard stream.is(index - 1, ",") else { return false }
    var before = index - 2
    if let partner = stream[before].partner, partner < before { before = partner - 1 }
    while before > 0, stream[before].kind == .word, !stream[before].flags.contains(.startsLine) {
      if stream.is(before - 1, "case") || stream.is(before - 1, "var") { return true }
      guard stream.is(before - 1, ",") else { return false }
      before -= 2
      if let partner = stream[before].partner, partner < before { before = partner - 1 }
    }
    return false
  }

  /// `T` and `U` in `<T: Hashable, U>`.
  private mutating func add(genericParametersIn stream: TokenStream) {
    for index in 0..<stream.count where stream.is(index, "<") || stream.is(index, ",") {
      guard stream[index + 1].kind == .word else { continue }
      if stream.is(index + 2, ",") || stream.is(index + 2, ">") || stream.is(index + 2, ":") {
        if isGenericClause(before: index, in: stream) { declared.insert(stream.text(index + 1)) }
      }
    }
  }

  /// Whether the clause that contains a token follows the name in a declaration.
  private func isGenericClause(before index: Int, in stream: TokenStream) -> Bool {
    var start = index
    while start > 0, !stream.is(start, "<") {
      if stream.is(start, "{") || stream.is(start, "(") || stream.is(start, "=") { return false }
      start -= 1
    }
    return stream.is(start - 1, "init") || (stream[start - 1].kind == .word && Self.declares(start - 1, in: stream))
  }
}
