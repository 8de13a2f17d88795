import ReuseGenDeclarations

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

  /// A list of what is left rather than recursion: a protocol may stand on thousands of others.
  private mutating func add(_ inherited: [InheritedType], _ set: SourceSet) {
    var found: [[MethodDeclaration]] = []
    var waiting = inherited
    while let type = waiting.popLast() {
      guard seen.insert(type.name).inserted else { continue }
      for reference in set.references(to: type.name) where set[reference].kind == .protocol {
        waiting += set[reference].inherited
        if set[reference].attributes.contains("objc") { found.append(set[reference].methods) }
      }
    }
    // A protocol's own methods count before those that it inherits.
    for method in found.reversed().joined() where method.kind == .method { selectors[method.name] = method.selector }
  }
}
