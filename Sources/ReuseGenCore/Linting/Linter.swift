/// Looks at the manifest and the documents with every rule that the manifest does not switch off.
enum Linter {
  /// One check for each rule.
  static var checks: [any Check.Type] {
    [
      NibMissing.self, NibRootClass.self, NibRootCount.self, NibOwnerClass.self, NibOwnerOutlets.self,
      IdentifierDiffers.self, IdentifierMissing.self, PrototypeMissing.self, PrototypeClass.self,
      ElementKindDiffers.self,
      StoryboardMissing.self, SceneMissing.self, SceneInitialMissing.self, SceneClass.self,
      SceneIdentifierDuplicate.self, IdentifierDuplicate.self, ModuleStale.self, Unlisted.self, DocumentUnreadable.self,
      SegueIdentifier.self, ClassMissing.self,
    ]
  }

  static func lint(
    _ manifest: Manifest,
    _ model: ReuseModel,
    _ resolution: Resolution,
    _ declared: DeclaredClasses
  ) -> [Diagnostic] {
    let examination = Examination(manifest, model, resolution, declared)
    return checks.flatMap { check -> [Diagnostic] in
      let severity = manifest.severities[check.rule.rawValue] ?? check.rule.defaultSeverity
      guard let severity = Severity(severity) else { return [] }
      return check.findings(in: examination).map { finding in
        Diagnostic(severity, finding.message, at: finding.location, rule: check.rule.rawValue, notes: finding.notes)
      }
    }
  }
}

/// A rule at work. Each has its own file, whose comment says what it finds, why that matters and how to mend it.
protocol Check {
  static var rule: Rule { get }
  static func findings(in examination: Examination) -> [Finding]
}

/// What a rule has to say; how grave it is, is the manifest's to say.
struct Finding {
  var message: String
  var location: SourceLocation
  var notes: [Diagnostic.Note]

  init(_ message: String, at location: SourceLocation, notes: [Diagnostic.Note] = []) {
    self.message = message
    self.location = location
    self.notes = notes
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
