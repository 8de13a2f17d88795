@testable import ReuseGenCore

extension ManifestReading {
  /// The reading with all rules off, which would report missing documents.
  var withoutRules: ManifestReading {
    var silent = manifest
    for rule in Rules.all { silent?.severities[rule.name] = .off }
    return ManifestReading(manifest: silent, diagnostics: diagnostics)
  }
}
