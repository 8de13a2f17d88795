import ReuseGenDeclarations

/// The protocols that stand-ins of types adopt.
extension AppShims {
  /// The protocols of frameworks that a class can adopt with the members that it has in a shim, and the members that it
  /// needs.
  private static let requirements = Dictionary(
    ProtocolRequirements.table.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return (String(words[0].dropLast()), Array(words.dropFirst()))
    }
  ) { first, _ in first }

  /// The protocols of Recycler, with the members that have no default.
  private static let mixins: [String: [String]] = [
    "Reusable": [], "NibLoadable": [], "NibReusable": [], "NibOwnerLoadable": [], "StoryboardBased": [],
    "StoryboardSceneBased": ["sceneStoryboard"],
  ]

  /// The protocols whose members the compiler writes for a type without stored properties, or that have none.
  private static let synthesized: Set<String> = [
    "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Error", "Sendable", "CaseIterable",
  ]

  func conformances(of parts: [Part]) -> [String] {
    guard let type = parts.first?.type else { return [] }
    var names: [String] = []
    lazy var available = available(in: parts)
    let inherited = parts.flatMap { inheritance(of: $0.type) }.map(\.name)
    for name in inherited where !names.contains(name) && isKnown(text: name) {
      let isAdopted: Bool
      if Self.synthesized.contains(name) {
        isAdopted = isSynthesized(name, of: type, parts)
      } else {
        isAdopted = requirements(of: name, for: type).map { $0.allSatisfy { available.contains($0) } } ?? false
      }
      if isAdopted { names.append(name) }
    }
    return names
  }

  /// Whether the compiler writes the members of a protocol for the shim of a type.
  private func isSynthesized(_ name: String, of type: TypeDeclaration, _ parts: [Part]) -> Bool {
    switch type.kind {
    case .struct: name != "CaseIterable"
    case .enum where ["Equatable", "Hashable", "CaseIterable"].contains(name):
      parts.first.map { !set.sources[$0.file].declaresValues(ofCasesOf: type) } ?? false
    case .enum where ["Codable", "Encodable", "Decodable"].contains(name):
      type.inherited.contains { ["String", "Int"].contains($0.name) }
    default: ["Error", "Sendable"].contains(name)
    }
  }

  /// The names of the members that a shim can have.
  private func available(in parts: [Part]) -> Set<String> {
    guard let type = parts.first?.type else { return [] }
    var names: Set<String> = []
    for part in parts {
      names.formUnion(part.type.methods.filter { line(of: $0, in: type, part.file) != nil }.map(\.name))
      names.formUnion(part.type.properties.filter { line(of: $0, in: type, part.file) != nil }.map(\.name))
    }
    return names
  }

  /// The members that a protocol needs; `nil` if a shim can't adopt it.
  private func requirements(of name: String, for type: TypeDeclaration) -> [String]? {
    if let known = Self.requirements[name] { return type.kind == .class ? known : nil }
    guard let part = declaration(ofProtocol: name), part.type.genericParameters == nil else {
      return type.kind == .class ? Self.mixins[name] : nil
    }
    let stream = set.sources[part.file].stream
    let tokens = set.sources[part.file].tokens(in: part.type.range)
    guard !tokens.contains(where: { stream.is($0, "associatedtype") || stream.is($0, "Self") || stream.is($0, "init") })
    else { return nil }
    guard type.kind == .class || !part.type.inherited.contains(where: { $0.name == "AnyObject" || $0.name == "class" })
    else { return nil }
    // The shim of a protocol has defaults for all that it requires.
    var names = isLeftOut(part) ? [] : part.type.methods.map(\.name) + part.type.properties.map(\.name)
    for other in inheritance(of: part.type).map(\.name) where !["AnyObject", "class"].contains(other) {
      guard other != name, let others = requirements(of: other, for: type) else { return nil }
      names += others
    }
    return names
  }

  /// The members that a shim has for its protocols.
  func required(by parts: [Part]) -> Set<String> {
    guard let type = parts.first?.type else { return [] }
    return Set(conformances(of: parts).flatMap { requirements(of: $0, for: type) ?? [] })
  }
}

extension ParsedSource {
  /// Whether a case of an enumeration has values.
  fileprivate func declaresValues(ofCasesOf type: TypeDeclaration) -> Bool {
    guard let body = type.bodyRange else { return false }
    return tokens(in: body).contains { index in
      stream.is(index + 1, "(") && type.cases.contains(stream.text(index))
        && (stream.is(index - 1, "case") || stream.is(index - 1, ","))
    }
  }
}
