import ReuseGenJSONWriting

extension ComparisonReport {
  /// The report as JSON, in the form that `comparison.schema.json` describes.
  package var json: String {
    var members: [(key: String, value: JSONValue)] = [
      ("version", 1), ("summary", .string(summary)), ("documents", .array(documents.map(\.json))),
    ]
    if !otherFindings.isEmpty { members.append(("findings", .array(otherFindings.map(\.json)))) }
    return JSONValue.object(members).text(width: 100) + "\n"
  }
}

extension ComparedDocument {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    if let oldPath { members.append(("oldPath", .string(oldPath))) }
    if let newPath { members.append(("newPath", .string(newPath))) }
    members.append(("state", .string(state)))
    if !errors.isEmpty { members.append(("errors", .array(errors.map { .string($0) }))) }
    if case .compared(let comparison) = outcome {
      members.append(("parts", .array(comparison.parts.map(\.json))))
      members.append(("rewrites", comparison.rewrites.json))
    }
    if !findings.isEmpty { members.append(("findings", .array(findings.map(\.json)))) }
    return .object(members)
  }

  private var state: String {
    switch outcome {
    case .added: "added"
    case .removed: "removed"
    case .unreadable: "unreadable"
    case .compared, .redrawn, .same: isChanged ? "changed" : "unchanged"
    }
  }
}

extension LintFinding {
  fileprivate var json: JSONValue {
    [
      "severity": .string(severity), "rule": .string(rule), "message": .string(message), "path": .string(path),
      "line": .int(line),
    ]
  }
}

extension ComparedPart {
  fileprivate var json: JSONValue {
    ["kind": .string(kind.rawValue), "title": .string(title), "changes": .array(changes.map(\.json))]
  }
}

extension Change {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("category", .string(category.rawValue)), ("sentence", .string(sentence)), ("subject", .string(subject)),
    ]
    if !objectID.isEmpty { members.append(("object", .string(objectID))) }
    members += details
    if let oldLocation { members.append(("oldLine", .int(oldLocation.line))) }
    if let newLocation { members.append(("newLine", .int(newLocation.line))) }
    return .object(members)
  }

  private var details: [(key: String, value: JSONValue)] {
    switch kind {
    case .added: [("change", "added")]
    case .removed, .gone: [("change", "removed")]
    case .stated: [("change", "added")]
    case .moved(let old, let new): Self.values("parent", old, new)
    case .reordered(let old, let new, _): Self.values("place", "\(old)", "\(new)")
    case .redirected(let old, let new): Self.values("destination", old, new)
    case .value(let name, let old, let new): Self.values(name, old, new)
    case .frame(let old, let new): Self.values("frame", old.text, new.text)
    }
  }

  private static func values(_ property: String, _ old: String?, _ new: String?) -> [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = [("change", "changed"), ("property", .string(property))]
    if let old { members.append(("old", .string(old))) }
    if let new { members.append(("new", .string(new))) }
    return members
  }
}

extension InterfaceFrame {
  fileprivate var text: String {
    [x, y, width, height].map { PropertyValue.text(of: $0) }.joined(separator: " ")
  }
}

extension Rewrites {
  fileprivate var json: JSONValue {
    .object(Kind.allCases.filter { self[$0] > 0 }.map { ($0.rawValue, .int(self[$0])) })
  }
}
