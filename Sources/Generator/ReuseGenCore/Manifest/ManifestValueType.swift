import ReuseGenJSONWriting

/// A type of values in the manifest: which JSON is allowed, as a schema, and how it is read.
struct ManifestValueType<Value>: Sendable {
  typealias Read = @Sendable (_ found: LocatedJSON, _ key: String, _ fields: inout ManifestFields) -> Value?

  /// Reads the value of the named key. Reports a value that is not allowed and returns `nil`, or the usable part of it.
  let read: Read
  private let makeSchema: @Sendable () -> JSONValue

  /// - Parameter schema: Only made when something asks for it, because no command does.
  init(schema: @autoclosure @escaping @Sendable () -> JSONValue, read: @escaping Read) {
    self.read = read
    makeSchema = schema
  }

  var schema: JSONValue { makeSchema() }
}

// MARK: - Strings

extension ManifestValueType<Located<String>> {
  /// Any string.
  static var string: Self {
    Self(schema: ["type": "string"]) { found, key, fields in fields.string(found, key: key) }
  }

  /// A string that is not empty.
  static var text: Self {
    Self(schema: ["type": "string", "minLength": 1]) { found, key, fields in fields.text(found, key: key) }
  }

  /// A Swift identifier that can be the name of a member.
  static var memberName: Self { name(otherThan: [], problem: { SwiftIdentifier.problem(withMember: $0) }) }

  /// A Swift identifier that can be the name of the catalog.
  static var namespace: Self {
    name(otherThan: GeneratedNames.namesOfOthers, problem: { GeneratedNames.problem(withNamespace: $0) })
  }

  private static func name(
    otherThan names: Set<String>,
    problem: @escaping @Sendable (_ name: String) -> String?
  ) -> Self {
    Self(schema: nameSchema(otherThan: names)) { found, key, fields in
      guard let text = fields.text(found, key: key) else { return nil }
      if let problem = problem(text.value) {
        fields.report("\(quoted(key)) \(problem)", at: text.location, rule: ManifestRule.name)
        return nil
      }
      return text
    }
  }

  /// The name of a module.
  static var module: Self {
    Self(schema: ["type": "string", "pattern": .string(modulePattern)]) { found, key, fields in
      guard let text = fields.text(found, key: key) else { return nil }
      if let name = TypeName(text.value), name.last == text.value { return text }
      fields.report(
        "\(quoted(text.value)) is not a module's name; correct it",
        at: text.location,
        rule: ManifestRule.name
      )
      return nil
    }
  }
}

extension ManifestValueType<Located<TypeName>> {
  /// The name of a class of the user's, or of UIKit.
  static var className: Self {
    Self(schema: ["type": "string", "pattern": .string(typePattern)]) { found, key, fields in
      guard let text = fields.text(found, key: key) else { return nil }
      guard let type = TypeName(text.value) else {
        let word = text.value.split(separator: ".").first { SwiftIdentifier.isReservedType(String($0)) }
        let reason = word.map { ", because Swift reserves the word \(quoted(String($0)))" } ?? ""
        fields.report(
          "\(quoted(key)) is not the name of a Swift class: \(quoted(text.value))\(reason)",
          at: text.location,
          rule: ManifestRule.name
        )
        return nil
      }
      return Located(type, at: text.location)
    }
  }
}

/// The schema of a name of a declaration other than those that generated code has, and than these.
private func nameSchema(otherThan names: Set<String>) -> JSONValue {
  let reserved = NameTable.impossibleMembers.union(NameTable.used).union(["_"]).union(names)
  return [
    "type": "string",
    "pattern": .string("^\(identifierPattern)$"),
    "not": ["enum": .array(reserved.sorted().map { .string($0) })],
  ]
}

private var groupsSchema: JSONValue {
  let name = nameSchema(otherThan: GeneratedNames.membersOfCatalog)
  return ["anyOf": [name, ["type": "array", "items": name, "minItems": 1, "uniqueItems": true]]]
}

/// An approximation: patterns have no names for the characters that Swift allows, so all beyond ASCII are.
private let identifierPattern = #"[^\u0000-@\[-\^`{-\u007F][^\u0000-/:-@\[-\^`{-\u007F]*"#

/// Identifiers with dots between them, none of which is a word that Swift reserves.
private let typePattern =
  #"^(?!(.*\.)?(\#(reservedWords))(\.|$))\#(identifierPattern)(\.\#(identifierPattern))*$"#

/// An identifier that isn't a word that Swift reserves.
private let modulePattern = #"^(?!(\#(reservedWords))$)\#(identifierPattern)$"#

private let reservedWords = NameTable.reservedTypes.union(["_"]).sorted().joined(separator: "|")

extension ManifestValueType {
  /// One of the raw values of `Choice`.
  static func oneOf<Choice>(_ type: Choice.Type) -> Self
  where Value == Located<Choice>, Choice: RawRepresentable<String> & CaseIterable & Sendable {
    Self(schema: ["enum": .array(Choice.allCases.map { .string($0.rawValue) })]) { found, key, fields in
      fields.choice(found, key: key).map { Located($0, at: found.location) }
    }
  }
}

// MARK: - Flags and nibs

extension ManifestValueType<Bool> {
  static var flag: Self {
    Self(schema: ["type": "boolean"]) { found, key, fields in
      guard case .bool(let flag) = found.value else { return fields.reportMismatch(key, "true or false", found) }
      return flag
    }
  }
}

extension ManifestValueType<Located<NibChoice>> {
  static var nib: Self {
    Self(schema: ["type": ["boolean", "string"], "minLength": 1]) { found, key, fields in
      switch found.value {
      case .bool(true): return Located(.namedAsType, at: found.location)
      case .bool(false): return nil
      case .string:
        return fields.text(found, key: key).map { Located(.named($0.value), at: $0.location) }
      default: return fields.reportMismatch(key, "true, false or the nib's name", found)
      }
    }
  }
}

// MARK: - Lists

extension ManifestValueType<[Located<String>]> {
  /// The names of modules, among them Recycler or a module that may export it.
  static var modules: Self {
    // Any other module may be one of the user's that exports Recycler.
    let withoutRecycler = ["Foundation", "SwiftUI", "UIKit"]
    return Self(
      schema: [
        "type": "array",
        "items": ["type": "string", "pattern": .string(typePattern)],
        "contains": ["not": ["enum": .array(withoutRecycler.map { .string($0) })]],
        "uniqueItems": true,
      ]
    ) { found, key, fields in
      var modules: [Located<String>] = []
      var names: Set<String> = []
      for module in fields.texts(found, key: key) {
        if TypeName(module.value) == nil {
          fields.report(
            "\(quoted(module.value)) is not a module's name; correct it",
            at: module.location,
            rule: ManifestRule.name
          )
        } else if !names.insert(module.value).inserted {
          fields.report("\(quoted(module.value)) is imported twice; remove one", at: module.location)
        } else {
          modules.append(module)
        }
      }
      if fields.isSound, names.isSubset(of: withoutRecycler) {
        fields.report(
          "\(quoted(key)) leaves out \"Recycler\", which the generated file needs; add it",
          at: found.location
        )
      }
      return modules
    }
  }

  /// A string that isn't empty, or a list of them.
  static var strings: Self {
    let text: JSONValue = ["type": "string", "minLength": 1]
    return Self(schema: ["anyOf": [text, ["type": "array", "items": text]]]) { found, key, fields in
      let elements = if case .array(let elements) = found.value { elements } else { [found] }
      return elements.compactMap { element in
        if case .string(let text) = element.value, !text.isEmpty { return Located(text, at: element.location) }
        fields.report(
          "\(quoted(key)) must be a nonempty string, or a list of them, not \(element.description)",
          at: element.location
        )
        return nil
      }
    }
  }

  /// The name of a group, or a list of them. Each becomes an enum in the catalog.
  static var groups: Self {
    Self(schema: groupsSchema) { found, key, fields in
      let names = if case .string = found.value { [found] } else { fields.elements(of: found, key: key) }
      if names.isEmpty, case .array = found.value {
        fields.report("\(quoted(key)) is empty; specify a group or remove the key", at: found.location)
      }
      var groups: [Located<String>] = []
      for name in names {
        guard let text = fields.text(name, key: key) else { continue }
        if let problem = SwiftIdentifier.problem(withMember: text.value) {
          fields.report("\(quoted(key)) \(problem)", at: text.location, rule: ManifestRule.name)
        } else if GeneratedNames.membersOfCatalog.contains(text.value) {
          let message = "the group \(quoted(text.value)) has the name of a member of the catalog; choose another"
          fields.report(message, at: text.location, rule: ManifestRule.name)
        } else if groups.contains(where: { $0.value == text.value }) {
          fields.report("the group \(quoted(text.value)) is listed twice; remove one", at: text.location)
        } else {
          groups.append(text)
        }
      }
      return groups
    }
  }
}

extension ManifestValueType {
  /// A list of entries, each an object or a string, which is the value of one of its keys.
  ///
  /// - Parameter key: The key whose value a string is.
  static func list<Text, Entry>(
    of part: ManifestPart,
    shorthand key: ManifestKey<Located<Text>>,
    _ entry: @escaping @Sendable (inout ManifestFields) -> Entry?
  ) -> Self where Value == [Entry] {
    let shorthand = key.name
    return Self(schema: ["type": "array", "items": objectSchema(of: part, shorthand: key)]) { found, key, fields in
      var entries: [Entry] = []
      for element in fields.elements(of: found, key: key) {
        guard let members = element.members(shorthand: shorthand) else {
          fields.report(
            "\(part.subject) is an object or the \(part.shorthand), not \(element.description)",
            at: element.location
          )
          continue
        }
        var entryFields = ManifestFields(members, of: part, at: element.location)
        if let entry = entry(&entryFields) { entries.append(entry) }
        fields.absorb(entryFields.diagnostics)
      }
      return entries
    }
  }

  /// An object, or a string, which is the value of one of its keys.
  ///
  /// - Parameter key: The key whose value a string is.
  static func object<Text>(
    of part: ManifestPart,
    shorthand key: ManifestKey<Located<Text>>,
    _ make: @escaping @Sendable (inout ManifestFields) -> Value?
  ) -> Self {
    let shorthand = key.name
    return Self(schema: objectSchema(of: part, shorthand: key)) { found, key, fields in
      guard let members = found.members(shorthand: shorthand) else {
        return fields.reportMismatch(key, "an object or the \(part.shorthand)", found)
      }
      var objectFields = ManifestFields(members, of: part, at: found.location)
      let value = make(&objectFields)
      fields.absorb(objectFields.diagnostics)
      return value
    }
  }
}

private func objectSchema(of part: ManifestPart, shorthand key: any ManifestKeyDeclaration) -> JSONValue {
  ["anyOf": [key.schema, ["$ref": .string("#/definitions/\(part.rawValue)")]]]
}

extension LocatedJSON {
  /// The members of an object, or of the object that a string is short for; `nil` for other values.
  fileprivate func members(shorthand key: String) -> [Member]? {
    switch value {
    case .object(let members): members
    case .string: [Member(key: Located(key, at: location), value: self)]
    default: nil
    }
  }
}
