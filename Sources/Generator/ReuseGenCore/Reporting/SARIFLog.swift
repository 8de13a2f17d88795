import ReuseGenJSONWriting

/// The findings of one run as a SARIF 2.1.0 log, which code scanning services read.
///
/// <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>
package struct SARIFLog: Sendable {
  private let diagnostics: [Diagnostic]
  private let version: String?
  /// The names of the rules in the findings, in the order of their first finding.
  private let rules: [String]

  /// - Parameter version: The version of the tool.
  package init(_ diagnostics: [Diagnostic], version: String? = nil) {
    self.diagnostics = diagnostics
    self.version = version
    var known: Set<String> = []
    rules = diagnostics.map(\.rule).filter { known.insert($0).inserted }
  }

  /// The log as JSON, without a line break at its end.
  package var text: String {
    let driver: [(key: String, value: JSONValue?)] = [
      ("name", "reusegen"), ("version", version.map { .string($0) }), ("rules", .array(rules.map(Self.descriptor))),
    ]
    let positions = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    let results = diagnostics.map { Self.result($0, ruleIndex: positions[$0.rule] ?? 0) }
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [["tool": ["driver": .members(driver)], "results": .array(results)]],
    ]
    return log.text(width: 120)
  }

  private static func descriptor(of name: String) -> JSONValue {
    guard let rule = Rules.all.first(where: { $0.name == name }) else { return ["id": .string(name)] }
    let level: JSONValue? = Severity(rawValue: rule.defaultSeverity.rawValue).map { ["level": .string($0.rawValue)] }
    return .members([
      ("id", .string(name)), ("shortDescription", message(rule.summary)), ("help", message(rule.fix)),
      ("defaultConfiguration", level),
    ])
  }

  private static func result(_ diagnostic: Diagnostic, ruleIndex: Int) -> JSONValue {
    let related = diagnostic.notes.map { note -> JSONValue in
      .members([("physicalLocation", physicalLocation(note.location)), ("message", message(note.message))])
    }
    return .members([
      ("ruleId", .string(diagnostic.rule)), ("ruleIndex", .int(ruleIndex)),
      ("level", .string(diagnostic.severity.rawValue)), ("message", message(diagnostic.fullMessage)),
      ("locations", diagnostic.location.map { [["physicalLocation": physicalLocation($0)]] }),
      ("relatedLocations", related.isEmpty ? nil : .array(related)),
    ])
  }

  private static func message(_ text: String) -> JSONValue {
    ["text": .string(text.replacing("\n", with: " "))]
  }

  private static func physicalLocation(_ location: SourceLocation) -> JSONValue {
    [
      "artifactLocation": ["uri": .string(uri(of: location.file))],
      "region": ["startLine": .int(location.line), "startColumn": .int(location.column)],
    ]
  }

  /// A path as a URI: relative to the working folder, or that of a file.
  private static func uri(of path: String) -> String {
    let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let escaped = path.utf8.map { byte -> String in
      if allowed.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%\(digits.count == 1 ? "0" : "")\(digits)"
    }.joined()
    return path.hasPrefix("/") ? "file://\(escaped)" : escaped
  }
}

extension JSONValue {
  /// An object of the members that have a value.
  fileprivate static func members(_ members: [(key: String, value: JSONValue?)]) -> JSONValue {
    .object(members.compactMap { member in member.value.map { (member.key, $0) } })
  }
}
