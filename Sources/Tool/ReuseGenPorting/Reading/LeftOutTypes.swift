import ReuseGenDeclarations

/// The types that the configuration leaves out, as other declarations name them: those of the sources, and protocols
/// that no source declares.
struct LeftOutTypes {
  private var kinds: [String: TypeDeclaration.Kind] = [:]
  /// The full names of the types that stay, which hide those that don't.
  private var others: Set<String> = []

  init(_ sources: [ParsedSource], leavingOut names: [String]) {
    for source in sources { kinds.merge(source.leftOut.types) { first, _ in first } }
    let types = names.isEmpty ? [] : sources.flatMap(\.declared.types)
    let inherited = Set(types.flatMap(\.inherited).flatMap(\.names))
    for name in names where kinds[name] == nil && inherited.contains(name) { kinds[name] = .protocol }
    guard !kinds.isEmpty else { return }
    for type in types where type.kind != .extension { others.insert(type.fullName) }
  }

  /// Protocols that no source declares.
  init(protocols: [String]) { for name in protocols { kinds[name] = .protocol } }

  var isEmpty: Bool { kinds.isEmpty }

  func contains(_ name: String) -> Bool { kinds[name] != nil }

  /// The full name of the type that a name means in the inheritance clause of a type; `nil` if it isn't left out.
  func fullName(of written: String, inheritedBy type: TypeDeclaration) -> String? {
    // The names in a type aren't visible in its own clause.
    for candidate in QualifiedName(QualifiedName(type.fullName).enclosing).names(of: written) {
      if others.contains(candidate) { return nil }
      if kinds[candidate] != nil { return candidate }
    }
    return kinds[written] != nil && !others.contains(written) ? written : nil
  }

  /// The bytes of a type's inheritance clause that name protocols, with their commas; with the colon if nothing stays.
  func conformances(of type: TypeDeclaration, in source: ParsedSource) -> [Range<Int>] {
    let inherited = type.inherited
    let isLeftOut = inherited.map { entry in
      entry.names.allSatisfy { name in fullName(of: name, inheritedBy: type).map { kinds[$0] } == .protocol }
    }
    guard isLeftOut.contains(true), let first = inherited.first, let last = inherited.last else { return [] }
    if !isLeftOut.contains(false) {
      let colon = source.stream[source.token(at: first.offset) - 1]
      return [colon.start..<last.end]
    }
    return inherited.indices.filter { isLeftOut[$0] }.map { index in
      isLeftOut[..<index].contains(false)
        ? inherited[index - 1].end..<inherited[index].end : inherited[index].offset..<inherited[index + 1].offset
    }
  }
}
