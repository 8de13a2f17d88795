import ReuseGenSpelling
import SourceDeclarations

/// Checks a resolved manifest with every rule that the manifest doesn't switch off.
enum Linter {
  static func lint(
    _ resolved: ResolvedManifest,
    _ declarations: Declarations,
    _ assets: AssetNames,
    unbundledDocuments: Set<String>
  ) -> [Diagnostic] {
    let context = LintContext(resolved, declarations, assets, unbundledDocuments: unbundledDocuments)
    return Rules.all.flatMap { rule -> [Diagnostic] in
      guard let severity = Severity(rule.severity(in: resolved.manifest)) else { return [] }
      return rule.findings(in: context).map { finding in
        Diagnostic(severity, finding.message, at: finding.location, rule: rule.name, notes: finding.notes)
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

extension Manifest {
  /// Whether a rule needs what the target's sources declare.
  package var needsDeclarations: Bool {
    Rules.all.contains { $0.readsDeclarations && $0.severity(in: self) != .off }
  }

  /// Whether a rule needs the names of the target's assets.
  package var needsAssets: Bool {
    Rules.all.contains { $0.readsAssets && $0.severity(in: self) != .off }
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
