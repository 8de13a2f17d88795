import ReuseGenDeclarations
import ReuseGenSyntax

/// The properties of the sources that hold `AnyObject`.
struct AnyObjectProperties {
  /// The types of the properties, by their names and the full names of their types.
  private var types: [String: [String: AnyObjectType]] = [:]

  init(_ set: SourceSet) {
    for reference in set.references {
      let source = set.sources[reference.file]
      for property in set[reference].properties {
        guard let type = Self.type(of: property, in: source) else { continue }
        types[property.name, default: [:]][set.fullName(of: reference)] = type
      }
    }
  }

  var isEmpty: Bool { types.isEmpty }

  /// The type of a property of a class, or of one above it.
  func type(of name: String, inClass className: String, _ set: SourceSet) -> AnyObjectType? {
    guard let found = types[name] else { return nil }
    return found[className] ?? set.ancestors(of: className).lazy.compactMap { found[$0] }.first
  }

  func contains(_ name: String) -> Bool { types[name] != nil }

  /// The type that a property states, or that its value `[AnyObject]()` has.
  private static func type(of property: PropertyDeclaration, in source: ParsedSource) -> AnyObjectType? {
    let tree = source.tree
    guard let binding = source.binding(of: property) else { return nil }
    if let type = tree.child(.type, of: binding) { return AnyObjectType(type, in: tree) }
    return tree.children(binding).lazy.compactMap { AnyObjectType(ofEmptyCollection: $0, in: tree) }.first
  }
}
