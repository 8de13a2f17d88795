import ReuseGenBasics

/// An object of the manifest while it is read: gives the values of its keys, and collects all mistakes.
struct ManifestFields {
  let part: ManifestPart
  let location: SourceLocation
  private(set) var diagnostics: [Diagnostic] = []
  /// The members with known keys, which are few: finding one is faster than in a dictionary.
  private var values: [LocatedJSON.Member] = []

  init(_ members: [LocatedJSON.Member], of part: ManifestPart, at location: SourceLocation) {
    self.part = part
    self.location = location
    let known = ManifestKeys.names(of: part)
    var unknownKeys: [String: SourceLocation] = [:]
    values.reserveCapacity(members.count)
    for member in members {
      let key = member.key.value
      let isKnown = known.contains(key)
      if let first = isKnown ? self.member(key)?.key.location : unknownKeys[key] {
        diagnostics.append(
          .error(
            "\(part.subject) has the key \(quoted(key)) twice; remove one",
            at: member.key.location,
            rule: part.rule ?? ManifestRule.key,
            notes: [.init("first here", at: first)]
          )
        )
        continue
      }
      if isKnown {
        values.append(member)
      } else {
        unknownKeys[key] = member.key.location
        report(Self.unknown(key, in: part), at: member.key.location, rule: ManifestRule.key)
      }
    }
  }

  /// Whether no other known key is specified.
  func hasOnly(_ key: some ManifestKeyDeclaration) -> Bool { values.count == 1 && values[0].key.value == key.name }

  /// Whether a known key is specified.
  func has(_ key: String) -> Bool { index(of: key) < values.count }

  private func member(_ key: String) -> LocatedJSON.Member? {
    let index = index(of: key)
    return index < values.count ? values[index] : nil
  }

  /// The index of a key's value; the number of values if there is none.
  private func index(of key: String) -> Int {
    // By index, because other loops copy each member.
    var index = 0
    while index < values.count, values[index].key.value != key { index += 1 }
    return index
  }

  private static func unknown(_ key: String, in part: ManifestPart) -> String {
    let known = ManifestKeys.names(of: part)
    let list = known.map { quoted($0) }.joined(separator: ", ")
    let owners = part.partsOfFile.filter { ManifestKeys.names(of: $0).contains(key) }.map(\.subject)
    if !owners.isEmpty {
      return "\(part.subject) can't have \(quoted(key)), which is a key of \(owners.joined(separator: " or ")); "
        + "move it there, or use one of \(list)"
    }
    if let near = nearest(to: key, in: known) {
      return "\(part.subject) has no key \(quoted(key)); \(didYouMean(near))"
    }
    if let advice = ManifestKeys.advice(for: key, in: part) {
      return "\(part.subject) has no key \(quoted(key)); \(advice)"
    }
    return "\(part.subject) has no key \(quoted(key)); use one of \(list), or update reusegen if a newer version has it"
  }

  /// The value of a key; `nil` if the key is left out, or if its value is not allowed, which is then reported.
  mutating func read<Value>(_ key: ManifestKey<Value>) -> Value? {
    guard let found = member(key.name) else { return nil }
    return key.type.read(found.value, key.name, &self)
  }

  /// Reads a key that the object needs, after its other keys: a mistake in one of those is reported alone.
  mutating func required<Value>(_ key: ManifestKey<Value>) -> Value? {
    let value = read(key)
    if value == nil, isSound {
      report("\(part.subject) needs the key \(quoted(key.name)); add it", at: location, rule: ManifestRule.key)
    }
    return value
  }

  /// The location of the value of a key; `nil` if the key is left out.
  func location(of key: some ManifestKeyDeclaration) -> SourceLocation? { member(key.name)?.value.location }

  /// Whether no mistake was found so far. Consequences of a mistake are not reported as further ones.
  var isSound: Bool { diagnostics.isEmpty }

  mutating func report(_ message: String, at location: SourceLocation, rule: String = ManifestRule.value) {
    diagnostics.append(.error(message, at: location, rule: part.rule ?? rule))
  }

  mutating func absorb(_ other: [Diagnostic]) { diagnostics += other }
}
