/// A Swift class as the manifest names it: `PersonCell`, nested `Feed.PhotoCell`, or in another module `Kit.Badge`.
struct TypeName: Hashable, Sendable {
  let text: String
  let components: [String]

  /// Fails if `text` isn't a dotted list of Swift identifiers, or contains a word that Swift reserves.
  init?(_ text: String) {
    // Most names have one component.
    let isDotted = text.utf8.contains(UInt8(ascii: "."))
    let components = isDotted ? text.split(separator: ".", omittingEmptySubsequences: false).map(String.init) : [text]
    guard components.allSatisfy({ SwiftIdentifier.isValid($0) && !SwiftIdentifier.isReservedType($0) }) else {
      return nil
    }
    self.components = components
    self.text = text
  }

  private init(_ components: [String]) {
    self.components = components
    text = components.joined(separator: ".")
  }

  /// The name in code: words that have another meaning in some context are in backticks.
  var code: String {
    components.count == 1 ? SwiftIdentifier.type(text) : components.map(SwiftIdentifier.type).joined(separator: ".")
  }

  /// The class's own name, without the types and the module around it.
  var last: String { components.last ?? "" }

  /// The name as the class's own module writes it: without the name of that module.
  func within(_ module: String?) -> TypeName {
    guard components.count > 1, components[0] == module else { return self }
    return TypeName(Array(components.dropFirst()))
  }

  static func == (one: TypeName, other: TypeName) -> Bool { one.text == other.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
