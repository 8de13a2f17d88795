import SourceDeclarations

/// The methods that the sources' protocols with `@objc` require of a class.
struct ObjectiveCRequirements {
  /// The selectors of the methods, by their names with labels.
  private(set) var selectors: [String: String] = [:]
  private var seen: Set<String> = []

  init(of className: String, in set: SourceSet) {
    for name in [className] + set.ancestors(of: className) {
      for reference in set.references(to: name) { add(set[reference].inherited, set) }
    }
  }

  private mutating func add(_ inherited: [InheritedType], _ set: SourceSet) {
    for type in inherited where seen.insert(type.name).inserted {
      for reference in set.references(to: type.name) where set[reference].kind == .protocol {
        add(set[reference].inherited, set)
        guard set[reference].attributes.contains("objc") else { continue }
        for method in set[reference].methods where method.kind == .method { selectors[method.name] = method.selector }
      }
    }
  }
}
