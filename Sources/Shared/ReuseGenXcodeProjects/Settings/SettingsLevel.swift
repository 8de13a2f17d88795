/// The build settings of one level: those of a file, a project or a target.
struct SettingsLevel: Sendable {
  /// The name of a setting, with the conditions under which it applies: `NAME[sdk=iphoneos*]`.
  struct Key: Sendable {
    var name: String
    var conditions: [Condition] = []

    init?(_ text: some StringProtocol) {
      let parts = text.split { $0 == "[" || $0 == "]" || $0 == "," || $0.isWhitespace }
      guard let name = parts.first else { return nil }
      self.name = String(name)
      conditions = parts.dropFirst().compactMap { part in
        guard let equals = part.firstIndex(of: "=") else { return nil }
        return Condition(subject: String(part[..<equals]), pattern: String(part[part.index(after: equals)...]))
      }
    }
  }

  struct Condition: Sendable {
    /// "sdk", "config", "arch" or "variant".
    var subject: String
    /// A value, with "*" for any text at the end.
    var pattern: String

    func matches(_ value: String) -> Bool {
      pattern.hasSuffix("*") ? value.hasPrefix(pattern.dropLast()) : value == pattern
    }
  }

  /// The values of each setting in the order of the text, with their conditions.
  private var values: [String: [(conditions: [Condition], value: String)]] = [:]

  init() {}

  var names: Set<String> { Set(values.keys) }

  /// Reads the "buildSettings" of a configuration. The strings of a list are separated by spaces.
  init(_ dictionary: PropertyListDictionary) {
    for entry in dictionary.entries {
      guard let key = Key(entry.key) else { continue }
      set(key, to: entry.value.strings.joined(separator: " "))
    }
  }

  mutating func set(_ key: Key, to value: String) { values[key.name, default: []].append((key.conditions, value)) }

  /// The value of a setting: the last one whose conditions apply, those with conditions first.
  ///
  /// - Parameter subjects: The values that conditions compare with. A condition about anything else doesn't apply.
  func value(of name: String, _ subjects: [String: String]) -> String? {
    guard let values = values[name] else { return nil }
    let applying = values.filter { value in
      value.conditions.allSatisfy { condition in
        condition.pattern == "*" || subjects[condition.subject].map { condition.matches($0) } ?? false
      }
    }
    return (applying.last { !$0.conditions.isEmpty } ?? applying.last)?.value
  }
}
