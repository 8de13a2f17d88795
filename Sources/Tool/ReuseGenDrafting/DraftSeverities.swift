import ReuseGenBasics
package import ReuseGenCore

/// The rules by which a new draft would have errors.
///
/// An existing app runs with what they find, often in a document that nothing uses any more. The draft makes them
/// warnings, so that accessors can be generated before a person has looked at each.
package struct DraftSeverities {
  /// The rules in the order of their names, each with the number of its errors, apart from those for absent classes.
  package private(set) var rules: [(name: String, count: Int)] = []

  init() {}

  /// - Parameter absentClasses: The classes that are left out of the target, which the app has.
  package init(_ errors: [Diagnostic], absentClasses: Set<String> = []) {
    let known = Set(RuleDocumentation.names)
    for (name, found) in Dictionary(grouping: errors.filter { known.contains($0.rule) }, by: \.rule) {
      rules.append((name, found.count { absentClasses.isDisjoint(with: $0.message.swiftNames.map(String.init)) }))
    }
    rules.sort { $0.name < $1.name }
  }

  var comments: [String] {
    rules.map { rule in
      switch rule.count {
      case 0: "  // \(rule.name): the app has the classes, which are left out here."
      case 1: "  // The app has 1 finding of \(rule.name), which reusegen lint shows; correct it, and remove this rule."
      default:
        "  // The app has \(rule.count) findings of \(rule.name), which reusegen lint shows; correct them, and remove this rule."
      }
    }
  }
}
