import ReuseGenBasics
import ReuseGenCommandLine
import ReuseGenCore

/// The end of a run's output: what was checked, and how many findings each rule has.
struct LintSummary {
  let targets: [CheckedTarget]
  let diagnostics: [Diagnostic]
  let duration: Duration
  /// The number of findings that a baseline knows, which aren't reported.
  var knownCount = 0
  /// The folders of packages that the targets use, and that weren't checked themselves.
  var packagesOutside: [String] = []
  /// Whether the run corrects documents.
  var isFixing = false

  var lines: [String] {
    let documents = Set(targets.flatMap(\.documents).map { PathBytes($0.path) }).count
    let sources = Set(targets.flatMap(\.sources).filter { !$0.path.hasSuffix(".h") }.map { PathBytes($0.path) }).count
    let counts = [counted(targets.count, "target"), counted(documents, "document"), counted(sources, "source")]
    let checked = "checked \(counts.joined(separator: ", ")) in \(seconds) s: \(Self.findings(diagnostics))"
    let known = knownCount == 0 ? nil : "known from the baseline: \(counted(knownCount, "finding"))"
    return [checked] + rules + [known, withoutDocuments, outside, advice].compactMap(\.self)
  }

  private var seconds: String {
    let (seconds, attoseconds) = duration.components
    let hundredths = Int(seconds) * 100 + Int(attoseconds / 10_000_000_000_000_000)
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// A line for each rule, the one with the most findings first.
  private var rules: [String] {
    let groups = Dictionary(grouping: diagnostics, by: \.rule)
    let order = groups.keys.sorted { (groups[$1]?.count ?? 0, $0) < (groups[$0]?.count ?? 0, $1) }
    return order.map { "  \($0): \(Self.findings(groups[$0] ?? []))" }
  }

  private var withoutDocuments: String? {
    // The target of a package can have the name of the app whose sources it tests.
    let others = Set(targets.filter { !$0.documents.isEmpty }.map(\.name))
    let names = targets.filter { $0.documents.isEmpty && !$0.isTest }.map(\.name).filter { !others.contains($0) }
    guard !names.isEmpty else { return nil }
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    return "without documents: \(names.prefix(5).joined(separator: ", "))\(more)"
  }

  private var outside: String? {
    guard let first = packagesOutside.first else { return nil }
    return "not checked, because they are elsewhere: \(packagesOutside.joined(separator: ", ")); "
      + "reusegen lint \(first) checks \(packagesOutside.count == 1 ? "it" : "the first")"
  }

  /// The option that would help most; `nil` if none would.
  private var advice: String? {
    let images = diagnostics.count { Self.rulesOfAssets.contains($0.rule) }
    let fixable = isFixing ? 0 : diagnostics.count { !$0.fixes.isEmpty }
    if images > 2, images >= fixable {
      return "\(images) images and colors weren't found; specify catalogs outside of the targets with --assets"
    }
    if fixable > 0 {
      return "\(counted(fixable, "finding")) can be corrected; --fix does it, and --fix --dry-run shows the changes"
    }
    guard diagnostics.count >= Self.manyFindings, knownCount == 0 else { return nil }
    return "to see only new findings from now on, write these to a file with --write-baseline"
  }

  private static let rulesOfAssets: Set<String> = ["image-missing", "color-missing", "asset-in-code"]
  /// The number of findings from which on a baseline helps.
  private static let manyFindings = 50

  private static func findings(_ diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    return "\(counted(errors, "error")), \(counted(diagnostics.count - errors, "warning"))"
  }
}
