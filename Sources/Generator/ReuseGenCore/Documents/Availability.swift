import ReuseGenDeclarations

/// The versions of systems that have some classes, as `@available` states for them and for the types around them.
struct Availability {
  private var versions: [String: String] = [:]

  /// The condition for `@available` and `#available`, such as `iOS 17, *`, or `nil` if each version has the classes.
  var condition: String? {
    if versions.isEmpty { return nil }
    return versions.sorted { $0.key < $1.key }.map { "\($0) \($1), " }.joined() + "*"
  }

  /// The attribute for a declaration that names the classes, followed by a space; empty without a condition.
  var attribute: String { condition.map { "@available(\($0)) " } ?? "" }

  mutating func formUnion(_ other: Self) {
    versions.merge(other.versions) { Self.isBefore($0, $1) ? $1 : $0 }
  }

  fileprivate mutating func add(_ attribute: Attribute) {
    guard attribute.name == "available", let arguments = attribute.arguments else { return }
    let parts = arguments.split(separator: ",").map { $0.split { $0.isWhitespace || $0 == ":" }.map(String.init) }
    // `iOS 17, *` or `iOS, introduced: 17, deprecated: 18`, with comments.
    let introduced = parts.filter { $0.first == "introduced" }.map { [parts[0].first ?? ""] + $0.dropFirst() }
    let pairs = arguments.contains(":") ? introduced : parts
    for pair in pairs where pair.count > 1 && pair[0] != "swift" {
      guard pair[1].allSatisfy({ $0 == "." || $0.isASCII && $0.isNumber }) else { continue }
      formUnion(Self(versions: [pair[0] == "OSX" ? "macOS" : pair[0]: pair[1]]))
    }
  }

  private static func isBefore(_ one: String, _ other: String) -> Bool {
    func numbers(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers(one).lexicographicallyPrecedes(numbers(other))
  }
}

extension GeneratedScope {
  /// The availability of a type; of several declarations, that of the latest version.
  func availability(of type: TypeName) -> Availability {
    var found: [String?: Availability] = [:]
    for reference in declarations.references(to: pathInModule(of: withoutAlias(type)).text) {
      let file = declarations.files[reference.file]
      guard declarations.kind(of: reference) != .extension, file.language == .swift else { continue }
      var index: Int? = reference.type
      while let current = index {
        for attribute in file.types[current].attributes { found[file.module, default: Availability()].add(attribute) }
        index = file.types[current].enclosing
      }
    }
    // Most classes have no attributes.
    return found.isEmpty ? Availability() : found[importedModule(of: type)] ?? Availability()
  }
}
