import ReuseGenBasics

/// Checks a resolved manifest with every rule that the manifest doesn't switch off.
///
///     let linter = Linter(resolved, input)
///     linter.diagnostics  // "the root of the nib "PersonCell" has the class PersnCell, but …"
///
/// The rules share one context. It looks up documents, classes and connections once, so another rule costs only its own
/// comparisons. A rule that is off isn't run, and files that only such rules need aren't read: see `InputNeeds`.
///
/// Mistakes within the manifest, such as an unknown key, are reported by `ManifestReader`, and omitted values by
/// `Resolver`. To add a check, write a `Rule`.
struct Linter {
  private let rules: [(rule: any Rule.Type, severity: Severity)]
  /// `nil` without rules.
  let context: AssetContext?

  init(_ resolved: ResolvedManifest, _ input: TargetInput) {
    rules = Rules.all.compactMap { rule in Severity(rule.severity(in: resolved.manifest)).map { (rule, $0) } }
    context = rules.isEmpty ? nil : AssetContext(resolved, input)
  }

  var diagnostics: [Diagnostic] {
    guard let context else { return [] }
    return rules.flatMap { rule, severity in
      rule.findings(inWhole: context).map { finding in
        Diagnostic(
          severity,
          finding.message,
          at: finding.location,
          rule: rule.name,
          notes: finding.notes,
          fixes: finding.fixes,
          repetition: finding.repetition
        )
      }
    }
  }

  /// Reports the names in the manifest's "rules" that no rule has.
  static func unknownRules(in manifest: Manifest) -> [Diagnostic] {
    let names = Rules.names
    return manifest.ruleNames.filter { !names.contains($0.value) }.map { name in
      let near = nearest(to: name.value, in: names).map(didYouMean)
      let suggestion = near ?? "correct the name, or remove it"
      return .error("there is no rule \(quoted(name.value)); \(suggestion)", at: name.location, rule: ManifestRule.key)
    }
  }
}

extension Severity {
  fileprivate init?(_ severity: RuleSeverity) {
    switch severity {
    case .off: return nil
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
