/// A check of a manifest against the documents and the sources of its target.
///
/// A rule is one file and one line in `Rules.all`. Its severity, the schema, Documentation/Rules.md and
/// `lint --explain` follow from what the file states.
protocol Rule {
  /// The name that messages and the manifest's "rules" use. It never changes.
  static var name: String { get }
  static var defaultSeverity: RuleSeverity { get }
  /// The problem that the rule finds, in one sentence.
  static var summary: String { get }
  /// Further information that helps to understand a finding; empty if the summary suffices.
  static var discussion: String { get }
  /// Why a finding matters.
  static var rationale: String { get }
  static var fix: String { get }
  /// An example of a problem that the rule reports, as Markdown.
  static var example: String { get }
  /// Whether the rule reads what the target's sources declare. The sources are only read for such a rule.
  static var readsDeclarations: Bool { get }
  /// Whether the rule reads the names of the target's assets. Asset catalogs are only searched for such a rule.
  static var readsAssets: Bool { get }

  static func findings(in context: LintContext) -> [Finding]
}

extension Rule {
  static var defaultSeverity: RuleSeverity { .error }
  static var discussion: String { "" }
  static var readsDeclarations: Bool { false }
  static var readsAssets: Bool { false }

  /// The severity that the manifest sets, or the default.
  static func severity(in manifest: Manifest) -> RuleSeverity { manifest.severities[name] ?? defaultSeverity }
}
