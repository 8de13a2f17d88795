#if !canImport(ObjectiveC)
extension NSPredicate {
  /// Creates a predicate that compares the object itself: `SELF MATCHES %@`, or `==`, `!=`, `CONTAINS`, `BEGINSWITH`,
  /// `ENDSWITH` and `LIKE` with `[c]`, `[d]` or `[cd]`. Foundation can't look up keys without Objective-C, so
  /// evaluating another format stops with a message.
  public convenience init(format: String, _ args: any CVarArg...) { self.init(format: format, argumentArray: args) }

  public convenience init(format: String, argumentArray: [Any]?) {
    let comparison = PredicateComparison(format, argumentArray ?? [])
    self.init { object, _ in
      guard let comparison else {
        fatalError("the predicate \"\(format)\" needs key-value coding, which Foundation lacks on Linux")
      }
      return comparison.holds(for: object.map { "\($0)" } ?? "")
    }
  }
}

/// A comparison of an object with a text.
private struct PredicateComparison: Sendable {
  private var operation: String
  private var options: String.CompareOptions = []
  private var text: String

  init?(_ format: String, _ arguments: [Any]) {
    let parts = format.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard parts.count == 3, parts[0].lowercased() == "self" else { return nil }
    let name = parts[1].split(separator: "[")
    operation = name[0].lowercased()
    if name.count > 1 {
      if name[1].contains("c") { options.insert(.caseInsensitive) }
      if name[1].contains("d") { options.insert(.diacriticInsensitive) }
    }
    guard ["matches", "contains", "beginswith", "endswith", "like", "==", "=", "!="].contains(operation) else {
      return nil
    }
    text = parts[2] == "%@" ? arguments.first.map { "\($0)" } ?? "" : parts[2].trimmingCharacters(in: Self.quotes)
  }

  private static let quotes = CharacterSet(charactersIn: "'\"")

  func holds(for value: String) -> Bool {
    switch operation {
    case "matches": matches(text, value)
    case "contains": value.range(of: text, options: options) != nil
    case "beginswith": value.range(of: text, options: options.union(.anchored)) != nil
    case "endswith": value.range(of: text, options: options.union([.anchored, .backwards])) != nil
    case "like": matches(Self.expression(ofWildcards: text), value)
    case "!=": value.compare(text, options: options) != .orderedSame
    default: value.compare(text, options: options) == .orderedSame
    }
  }

  private func matches(_ expression: String, _ value: String) -> Bool {
    let isInsensitive = options.contains(.caseInsensitive)
    return value.range(
      of: "^(?:\(expression))$",
      options: isInsensitive ? [.regularExpression, .caseInsensitive] : .regularExpression
    ) == value.startIndex..<value.endIndex
  }

  private static func expression(ofWildcards text: String) -> String {
    NSRegularExpression.escapedPattern(for: text)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
  }
}
#endif
