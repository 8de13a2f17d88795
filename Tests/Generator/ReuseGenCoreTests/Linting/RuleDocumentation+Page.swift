@testable import ReuseGenCore

extension RuleDocumentation {
  /// Documentation/Rules.md.
  static var page: String {
    let rules = Rules.all.map { rule in
      let parts = sections(of: rule).map {
        $0.title == "Discussion" ? withoutRepetition($0.text, rule) : "**\($0.title):** \($0.text)"
      }
      let severity = rule.defaultSeverity == .error ? [] : ["Default: \(rule.defaultSeverity.rawValue)."]
      return (["## \(rule.name)"] + severity + parts).joined(separator: "\n\n")
    }
    return ([introduction, effects] + rules).joined(separator: "\n\n") + "\n"
  }

  /// The discussion of a rule without the sentences that the rules about unused items share: the page has them once.
  private static func withoutRepetition(_ text: String, _ rule: any Rule.Type) -> String {
    if rule == UnusedDocument.self { return text }
    let reference = "[`\(UnusedDocument.name)`](#\(UnusedDocument.name)) describes the files that are read."
    return text.replacing(UnusedDocument.readFiles, with: reference)
  }

  /// When the mistakes that the rules report have their effect.
  private static var effects: String {
    let groups = RuleEffect.allCases.map { effect in
      let names = Rules.all.filter { $0.effect == effect }.map { "[`\($0.name)`](#\($0.name))" }
      return "**\(effect.title):**\n\(names.joined(separator: ",\n"))"
    }
    return (["## Effects", "The rules by the effect of the mistakes that they report:"] + groups)
      .joined(separator: "\n\n")
  }

  private static let introduction = """
    # Rules

    `reusegen lint` [compares](Checks.md) the manifest with documents and sources, as do `generate`, `verify`, `context`
    and the plugins, which write nothing if there are errors. `reusegen lint --explain RULE` prints a rule's documentation.

    The manifest sets the severity of a rule, which is error if its section states no other:

        { "rules": { "identifier-missing": "off", "unlisted": "warning" } }

    - A name is reported once, with the first three locations.
    - Names in code are literals, constants, raw values of enumerations, and names of types. Other expressions aren't
      evaluated, and bundles other than the app's and the target's aren't checked. Documents and assets of the targets that
      the target depends on, and of those that depend on it, count.
    - Members of a class that isn't in the sources aren't checked.
    - Accessibility rules don't report objects with a class of their own, or outlets for which the sources set the value.
    - Localized documents with the same name (Base.lproj, en.lproj …) and those for one device (~iphone, ~ipad) are versions
      of one document, and an entry must agree with each. Among other documents with the same name, such as those of several
      targets, the entry's best match is used.
    """
}

extension RuleEffect {
  /// A heading for the rules with the effect.
  fileprivate var title: String {
    switch self {
    case .build: "When the app is built"
    case .load: "When a document is loaded"
    case .use: "When the user acts, or code uses the name"
    case .looks: "The app runs, but looks or behaves wrong"
    case .accessibility: "The app runs as intended, but not for everyone; reported with --accessibility"
    case .size: "The app contains unused parts; reported with --unused"
    }
  }
}
