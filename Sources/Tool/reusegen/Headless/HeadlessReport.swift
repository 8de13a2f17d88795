import ReuseGenBasics
import ReuseGenPorting

/// The messages of `reusegen headless` about the package that it has written: what was left out of it.
struct HeadlessReport {
  let lines: [String]

  init(_ package: HeadlessPackage) {
    let decisions = package.decisions
    let absent = package.manifest?.absentCount ?? 0
    let leftOut = decisions.leftOut.count
    let partial = decisions.partialCount
    let all = package.app.sources.count
    let parts = partial == 0 ? "" : ", \(partial) of them in part"
    var lines = [
      leftOut == 0 && partial == 0
        ? "wrote \(package.folder) with \(all == 1 ? "its only source" : "all \(all) sources"); \(package.configurationPath) describes it"
        : """
        wrote \(package.folder) with \(all - leftOut) of \(counted(all, "source"))\(parts); \
        \(package.configurationPath) gives the reasons
        """
    ]
    if let modules = Self.mostFrequent(decisions.missingModules) {
      lines.append("missing modules: \(modules); see \"Add a package\" in Documentation/TestingOnLinux.md")
    }
    if let reasons = Self.mostFrequent(Self.otherReasons(decisions)) { lines.append("other reasons: \(reasons)") }
    if absent > 0 {
      lines.append(
        """
        not tested: \(absent) of the documents' cells, views and scenes; \(package.manifestPath) gives the reasons
        """
      )
    }
    if let obstacle = package.obstacleToFirstScreen { lines.append("not tested: the first screen. \(obstacle)") }
    if let hint = package.app.workspaceHint(decisions.missingModules) { lines.append(hint) }
    if let hint = package.app.folderHint { lines.append(hint) }
    self.lines = lines
  }

  static func nextStep(tested package: HeadlessPackage) -> String {
    guard package.hasTests else {
      return "The package builds, and has no tests. Next: write one in \(package.firstTestPath)"
    }
    return "The tests are green. Next: cd \(package.folder.shellWord), then swift test"
  }

  static func nextStep(untested package: HeadlessPackage) -> String {
    "Nothing was compiled, so types may not fit. Next: cd \(package.folder.shellWord), then RECORD_PICTURES=1 swift test"
  }

  /// The reasons for sources that no missing module explains.
  private static func otherReasons(_ decisions: AppDecisions) -> [String: Int] {
    var counts: [String: Int] = [:]
    for source in decisions.leftOut where !source.needsModule { counts[source.reason, default: 0] += 1 }
    return counts
  }

  /// The three most frequent of several things: "RxSwift (36 sources), Realm (2 sources) and 4 more".
  private static func mostFrequent(_ counts: [String: Int]) -> String? {
    guard !counts.isEmpty else { return nil }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let first = sorted.prefix(3).map { "\($0.key) (\(counted($0.value, "source")))" }.joined(separator: ", ")
    return sorted.count > 3 ? "\(first) and \(sorted.count - 3) more" : first
  }
}
