import ReuseGenSpelling

/// Checks a resolved manifest with every rule that the manifest doesn't switch off.
enum Linter {
  /// - Parameter keep: Receives what the rules looked things up in.
  static func lint(_ resolved: ResolvedManifest, _ input: TargetInput, keep: (Any) -> Void) -> [Diagnostic] {
    let rules = Rules.all.compactMap { rule in Severity(rule.severity(in: resolved.manifest)).map { (rule, $0) } }
    if rules.isEmpty { return [] }
    let documents = LintContext(resolved, unbundledDocuments: input.unbundledDocuments)
    let sources = SourceContext(documents, input)
    let context = AssetContext(ConnectionContext(sources), input.assets, input.usage)
    keep(context)
    return rules.flatMap { rule, severity in
      rule.findings(inWhole: context).map { finding in
        Diagnostic(
          severity,
          finding.message,
          at: finding.location,
          rule: rule.name,
          notes: finding.notes,
          fixes: finding.fixes
        )
      }
    }
  }

  /// Reports the names in the manifest's "rules" that no rule has.
  static func unknownRules(in manifest: Manifest) -> [Diagnostic] {
    let names = Rules.names
    return manifest.ruleNames.filter { !names.contains($0.value) }.map { name in
      let near = nearest(to: name.value, in: names).map { "; did you mean \(quoted($0))?" } ?? ""
      return .error("there is no rule \(quoted(name.value))\(near)", at: name.location, rule: ManifestRule.key)
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
