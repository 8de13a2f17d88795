/// A check of a manifest against the documents and the sources of its target.
///
/// A rule is one file in `Rules` and one line in `Rules.all`:
///
///     enum UnlistedCell: DocumentRule {
///       static let name = "unlisted-cell"
///       static let effect = RuleEffect.looks
///       static let summary = "A nib's cell isn't in the manifest."
///       static let rationale = "Code refers to the cell by its string."
///       static let fix = "List it in the manifest."
///       static let example = "…"
///
///       static func findings(in context: LintContext) -> [Finding] { … }
///     }
///
/// The severity, the schema, Documentation/Rules.md and `lint --explain` follow from the declaration.
///
/// Conform to the narrowest protocol below: `DocumentRule`, `SourceRule`, `ConnectionRule`, `AssetRule` or `UsageRule`.
/// Sources and assets are read only if a rule that is on needs them. Look up names in the context's indexes, rather
/// than loop over all documents for each entry: large apps have thousands of both.
///
/// Report nothing that the input doesn't prove. A check that needs a compiler, or a value at run time, isn't a rule.
protocol Rule {
  /// The name that messages and the manifest's "rules" use. It never changes.
  static var name: String { get }
  static var defaultSeverity: RuleSeverity { get }
  /// When the mistake has its effect.
  static var effect: RuleEffect { get }
  /// The problem that the rule finds, in one sentence.
  static var summary: String { get }
  /// Further information that helps to understand a finding; empty if the summary suffices.
  static var discussion: String { get }
  /// Why a finding matters.
  static var rationale: String { get }
  static var fix: String { get }
  /// An example of a problem that the rule reports, as Markdown.
  static var example: String { get }

  /// The input of the rule in addition to the manifest and the documents.
  static var inputs: RuleInputs { get }
  static func findings(inWhole context: AssetContext) -> [Finding]
}

extension Rule {
  static var defaultSeverity: RuleSeverity { .error }
  static var discussion: String { "" }

  /// The severity that the manifest sets, or the default.
  static func severity(in manifest: Manifest) -> RuleSeverity { manifest.severities[name] ?? defaultSeverity }
}

/// The input of rules in addition to the manifest and the documents.
struct RuleInputs: OptionSet {
  let rawValue: Int

  /// The declarations of the target's sources.
  static let sources = RuleInputs(rawValue: 1 << 0)
  /// The names of the target's assets.
  static let assets = RuleInputs(rawValue: 1 << 1)
  /// The names that the project uses.
  static let usage = RuleInputs(rawValue: 1 << 2)
  /// The elements of the documents, beside the facts.
  static let elements = RuleInputs(rawValue: 1 << 3)
  /// The components of the colors in the catalogs of the target.
  static let colors = RuleInputs(rawValue: 1 << 4)
}

/// A rule that sees the manifest and the documents.
protocol DocumentRule: Rule {
  static func findings(in context: LintContext) -> [Finding]
}

extension DocumentRule {
  static var inputs: RuleInputs { [] }
  static func findings(inWhole context: AssetContext) -> [Finding] { findings(in: context) }
}

/// A rule that also sees the target's sources.
protocol SourceRule: Rule {
  static func findings(in context: SourceContext) -> [Finding]
}

extension SourceRule {
  static var inputs: RuleInputs { .sources }
  static func findings(inWhole context: AssetContext) -> [Finding] { findings(in: context) }
}

/// A rule that sees which documents, classes and connections are in use, which follows from the sources.
protocol ConnectionRule: Rule {
  static func findings(in context: ConnectionContext) -> [Finding]
}

extension ConnectionRule {
  static var inputs: RuleInputs { .sources }
  static func findings(inWhole context: AssetContext) -> [Finding] { findings(in: context) }
}

/// A rule that sees the target's assets, and which documents are in use.
protocol AssetRule: Rule {
  static func findings(in context: AssetContext) -> [Finding]
}

extension AssetRule {
  static var inputs: RuleInputs { [.sources, .assets] }
  static func findings(inWhole context: AssetContext) -> [Finding] { findings(in: context) }
}

/// A rule that reports what nothing in the project uses. It reports nothing unless what the project uses is read.
protocol UsageRule: Rule {
  static func findings(in context: AssetContext, _ usage: ProjectUsage) -> [Finding]
}

extension UsageRule {
  static var defaultSeverity: RuleSeverity { .warning }
  static var effect: RuleEffect { .size }
  static var inputs: RuleInputs { [.sources, .usage] }
  static func findings(inWhole context: AssetContext) -> [Finding] {
    context.usage.map { findings(in: context, $0) } ?? []
  }

  /// The part of a rule's discussion about the files that are read.
  static var readFiles: String {
    """
    All files of the project count, tests and generated ones among them, whether a target has them or not. Nothing is
    reported of targets of tests and of folders named "Fixtures", nor if sources that the target lists don't exist. The
    rule only reports with `reusegen lint --unused`.
    """
  }
}
