extension ManifestReading {
  /// The same with the rules about accessibility, which report warnings unless the manifest sets their severity.
  package func checkingAccessibility() -> ManifestReading {
    guard var manifest else { return self }
    for rule in Rules.all where rule is any AccessibilityRule.Type && manifest.severities[rule.name] == nil {
      manifest.severities[rule.name] = .warning
    }
    return ManifestReading(manifest: manifest, diagnostics: diagnostics)
  }
}
