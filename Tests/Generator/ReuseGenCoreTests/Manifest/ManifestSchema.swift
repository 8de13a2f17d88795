import ReuseGenJSONWriting

@testable import ReuseGenCore

/// The JSON schemas of reuse.json and headless-sources.json, which editors complete and check the files with: all keys
/// with their types, and those combinations of keys that are wrong whatever the documents contain.
enum ManifestSchema {
  /// The text of reuse.schema.json, with all rules of the linter.
  static var text: String {
    let severities: JSONValue = .array(RuleSeverity.allCases.map { .string($0.rawValue) })
    let rules = Rules.all.map { rule -> (key: String, value: JSONValue) in
      (
        rule.name,
        [
          "enum": severities, "default": .string(rule.defaultSeverity.rawValue),
          "description": .string(rule.summary.replacing("\n", with: " ")),
        ]
      )
    }
    var members: [(key: String, value: JSONValue)] = [
      ("$schema", "http://json-schema.org/draft-07/schema#"),
      ("title", "reuse.json"),
      ("description", "The manifest of ReuseGen: the reusable cells, views and scenes of one target."),
    ]
    members += object(of: .manifest, rules: rules)
    let entries: [ManifestPart] = [.cell, .view, .scene, .path, .project, .template]
    members.append(("definitions", .object(entries.map { ($0.rawValue, .object(object(of: $0))) })))
    return JSONValue.object(members).text(width: 120) + "\n"
  }

  /// The text of headless-sources.schema.json.
  static var headlessSources: String {
    let members: [(key: String, value: JSONValue)] = [
      ("$schema", "http://json-schema.org/draft-07/schema#"),
      ("title", "headless-sources.json"),
      ("description", "The sources of an app that HeadlessSources ports to Linux."),
    ]
    return JSONValue.object(members + object(of: .headlessSources)).text(width: 120) + "\n"
  }

  private static func object(
    of part: ManifestPart,
    rules: [(key: String, value: JSONValue)] = []
  ) -> [(key: String, value: JSONValue)] {
    let keys = ManifestKeys.keys(of: part)
    var members: [(key: String, value: JSONValue)] = [("type", "object"), ("additionalProperties", false)]
    let required = keys.filter { if case .required = $0.defaultValue { true } else { false } }
    if !required.isEmpty { members.append(("required", .array(required.map { .string($0.name) }))) }
    members.append(("properties", .object(keys.map { ($0.name, property($0, rules: rules)) })))
    let refused = refusedCombinations(in: part)
    if !refused.isEmpty { members.append(("not", ["anyOf": .array(refused)])) }
    return members
  }

  private static func property(
    _ key: any ManifestKeyDeclaration,
    rules: [(key: String, value: JSONValue)]
  ) -> JSONValue {
    guard case .object(var members) = key.schema else { return key.schema }
    if key.name == ManifestKeys.rules.name { members.append(("properties", .object(rules))) }
    var description = key.documentation.prefix(1).uppercased() + key.documentation.dropFirst() + "."
    switch key.defaultValue {
    case .value(let value): members.append(("default", value))
    case .described(let text): description += " Default: \(text)."
    case .required, .none: break
    }
    members.append(("description", .string(description)))
    return .object(members)
  }

  /// Keys that can't be combined. A view's documents can supply keys that it leaves out, unless it has a nib.
  private static func refusedCombinations(in part: ManifestPart) -> [JSONValue] {
    let hasNib: JSONValue = ["not": ["const": false]]
    switch part {
    case .manifest, .scene, .path, .project, .template, .headlessSources: return []
    case .cell: return [["required": ["nib", "storyboard"], "properties": ["nib": hasNib]]]
    case .view:
      return [
        ["required": ["in", "kind"], "properties": ["in": ["const": "table"]]],
        ["required": ["owner"], "properties": ["owner": ["const": true], "nib": ["const": false]]],
        [
          "required": ["in", "nib"], "properties": ["in": ["const": "collection"], "nib": hasNib],
          "not": ["required": ["kind"]],
        ],
        [
          "required": ["identifier", "nib"], "properties": ["nib": hasNib],
          "not": ["anyOf": [["required": ["in"]], ["required": ["kind"]]]],
        ],
      ]
    }
  }
}
