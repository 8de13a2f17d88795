package struct LintFinding: Sendable, Hashable {
  package let severity: String
  package let rule: String
  package let message: String
  package let path: String
  package let line: Int

  package init(severity: String, rule: String, message: String, path: String, line: Int) {
    (self.severity, self.rule, self.message) = (severity, rule, message)
    (self.path, self.line) = (path, line)
  }

  /// "error: LoginViewController has no outlet nameLabel (line 17) [outlet-missing]".
  package var sentence: String { "\(severity): \(message) (line \(line)) [\(rule)]" }

  /// The findings of the new version that the old version doesn't have. Lines don't matter: what is above a finding may
  /// be longer or shorter now.
  ///
  /// - Parameter renamed: The new path of a file of the old version.
  package static func introduced(
    from old: [LintFinding],
    to new: [LintFinding],
    renamed: (String) -> String
  ) -> [LintFinding] {
    var known = Dictionary(grouping: old) { [$0.rule, $0.messageWithoutFolders, renamed($0.path)] }.mapValues(\.count)
    return new.filter { finding in
      let key = [finding.rule, finding.messageWithoutFolders, finding.path]
      guard let count = known[key], count > 0 else { return true }
      known[key] = count - 1
      return false
    }
  }
}

extension LintFinding {
  /// The message with the last names of paths: their folders depend on the working folder and on the version's.
  private var messageWithoutFolders: String {
    message.split(separator: " ").map { $0.split(separator: "/").last ?? $0 }.joined(separator: " ")
  }
}

extension ComparedDocument {
  /// The findings beside the changes of each part: those at the line of one, beside the first part that has it.
  var findingsOfParts: [[LintFinding]] {
    var result: [[LintFinding]] = Array(repeating: [], count: parts.count)
    if findings.isEmpty { return result }
    var places: [Int: Int] = [:]
    for (place, part) in parts.enumerated() {
      for line in part.changes.compactMap({ $0.newLocation?.line }) where places[line] == nil { places[line] = place }
    }
    for finding in findings {
      if let place = places[finding.line] { result[place].append(finding) }
    }
    return result
  }

  /// The findings that aren't at the line of a change.
  var otherFindings: [LintFinding] {
    let lines = Set(parts.flatMap(\.changes).compactMap { $0.newLocation?.line })
    return findings.filter { !lines.contains($0.line) }
  }
}
