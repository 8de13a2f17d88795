import ReuseGenSpelling

/// An object of the manifest while it is read: finds the values of keys and collects every mistake.
struct ManifestFields {
  /// What a message calls the object: "the manifest", "a cell".
  let subject: String
  let location: SourceLocation
  private(set) var diagnostics: [Diagnostic] = []
  private var values: [String: LocatedJSON] = [:]

  init(_ members: [LocatedJSON.Member], subject: String, location: SourceLocation, keys: [ManifestKey]) {
    self.subject = subject
    self.location = location
    let known = keys.map(\.rawValue)
    var keyLocations: [String: SourceLocation] = [:]
    for member in members {
      let key = member.key.value
      if let first = keyLocations[key] {
        diagnostics.append(
          .error(
            "the key \(quoted(key)) stands twice in \(subject); remove one",
            at: member.key.location,
            rule: ManifestRule.key,
            notes: [.init("first here", at: first)]
          )
        )
      } else if known.contains(key) {
        keyLocations[key] = member.key.location
        values[key] = member.value
      } else {
        keyLocations[key] = member.key.location
        diagnostics.append(
          .error(Self.unknown(key, in: subject, known: known), at: member.key.location, rule: ManifestRule.key)
        )
      }
    }
  }

  private static func unknown(_ key: String, in subject: String, known: [String]) -> String {
    let owners = ManifestKey.owners(of: key)
    let all = "\(subject) has \(known.map { quoted($0) }.joined(separator: ", "))"
    if !owners.isEmpty {
      return "\(subject) cannot have \(quoted(key)), which belongs to \(owners.joined(separator: " or ")); \(all)"
    }
    if let near = nearest(to: key, in: known) {
      return "\(subject) has no key \(quoted(key)); did you mean \(quoted(near))?"
    }
    return "\(subject) has no key \(quoted(key)); \(all)"
  }

  mutating func report(_ message: String, at location: SourceLocation, rule: String = ManifestRule.value) {
    diagnostics.append(.error(message, at: location, rule: rule))
  }

  mutating func absorb(_ other: [Diagnostic]) { diagnostics += other }

  /// Whether nothing is wrong so far. What follows from a mistake is no second one.
  var isSound: Bool { diagnostics.isEmpty }

  /// The value of `key`, whatever it is; nil where the key is left out.
  func value(_ key: ManifestKey) -> LocatedJSON? { values[key.rawValue] }

  mutating func mismatch(_ key: ManifestKey, wanted: String, found: LocatedJSON) {
    report("\(quoted(key.rawValue)) must be \(wanted), not \(found.description)", at: found.location)
  }

  /// A string that is not empty.
  mutating func text(_ key: ManifestKey) -> Located<String>? {
    guard let found = value(key) else { return nil }
    guard case .string(let text) = found.value else {
      mismatch(key, wanted: "a string", found: found)
      return nil
    }
    guard !text.isEmpty else {
      report("\(quoted(key.rawValue)) is empty; write its value or leave the key out", at: found.location)
      return nil
    }
    return Located(text, at: found.location)
  }

  mutating func flag(_ key: ManifestKey) -> Bool? {
    guard let found = value(key) else { return nil }
    guard case .bool(let flag) = found.value else {
      mismatch(key, wanted: "true or false", found: found)
      return nil
    }
    return flag
  }

  /// One of the words that `Choice` lists.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: ManifestKey,
    as type: Choice.Type
  ) -> Located<Choice>? {
    guard let found = value(key) else { return nil }
    return choice(found, named: key.rawValue).map { Located($0, at: found.location) }
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ found: LocatedJSON,
    named name: String
  ) -> Choice? {
    let words = Choice.allCases.map(\.rawValue)
    if case .string(let text) = found.value {
      if let choice = Choice(rawValue: text) { return choice }
      if let near = nearest(to: text, in: words) {
        report("\(quoted(name)) cannot be \(quoted(text)); did you mean \(quoted(near))?", at: found.location)
        return nil
      }
    }
    let list = words.map { quoted($0) }.joined(separator: ", ")
    report("\(quoted(name)) must be one of \(list), not \(found.description)", at: found.location)
    return nil
  }

  /// The elements of an array; empty where the key is left out.
  mutating func elements(_ key: ManifestKey) -> [LocatedJSON] {
    guard let found = value(key) else { return [] }
    guard case .array(let elements) = found.value else {
      mismatch(key, wanted: "an array", found: found)
      return []
    }
    return elements
  }

  /// An array of strings, none of them empty.
  mutating func texts(_ key: ManifestKey) -> [Located<String>] {
    var texts: [Located<String>] = []
    for element in elements(key) {
      if case .string(let text) = element.value, !text.isEmpty {
        texts.append(Located(text, at: element.location))
      } else {
        report(
          "\(quoted(key.rawValue)) holds strings that are not empty, not \(element.description)",
          at: element.location
        )
      }
    }
    return texts
  }

  /// A Swift identifier that can name a member.
  mutating func identifier(_ key: ManifestKey) -> Located<String>? {
    guard let text = text(key) else { return nil }
    if let problem = SwiftIdentifier.problem(withMember: text.value) {
      report("\(quoted(key.rawValue)) \(problem)", at: text.location, rule: ManifestRule.name)
      return nil
    }
    return text
  }
}
