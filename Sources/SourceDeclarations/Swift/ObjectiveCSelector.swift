/// The selectors that Swift gives methods in Objective-C.
package enum ObjectiveCSelector {
  /// The selector of a method that states no other.
  ///
  /// The first label joins the name, with "With" between them unless the name ends with a preposition or the label
  /// starts with one. A method that throws or is asynchronous gets a piece for the error or the completion handler.
  package static func selector(
    baseName: String,
    parameters: [MethodDeclaration.Parameter],
    isAsync: Bool,
    isThrowing: Bool
  ) -> String {
    var labels = parameters.map { $0.label ?? "" }
    var extra: (index: Int, first: String, later: String)?
    if isAsync {
      extra = (labels.count, "WithCompletionHandler", "completionHandler")
    } else if isThrowing {
      // Closures at the end stay there.
      let closures = parameters.reversed().prefix { $0.type?.flags.contains(.function) ?? false }.count
      extra = (labels.count - closures, "AndReturnError", "error")
    }
    if let extra { labels.insert(extra.later, at: extra.index) }
    guard let first = labels.first else { return baseName }
    var pieces = labels
    if let extra, extra.index == 0 {
      pieces[0] = baseName + extra.first
    } else {
      pieces[0] = baseName + joined(baseName, first)
    }
    return pieces.map { "\($0):" }.joined()
  }

  /// The text that a label adds to a name.
  private static func joined(_ name: String, _ label: String) -> String {
    guard !label.isEmpty else { return "" }
    let hasPreposition = isPreposition(firstWord(of: label)) || isPreposition(lastWord(of: name))
    return (hasPreposition ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
  }

  private static func isPreposition(_ word: Substring) -> Bool { prepositions.contains(word.lowercased()) }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  /// The first word of a name in camel case.
  private static func firstWord(of name: String) -> Substring {
    let letters = Array(name.utf8)
    var end = 0
    while end < letters.count, isUppercase(letters[end]) { end += 1 }
    // The last capital of several starts the next word: URLString is URL and String.
    if end > 1, end < letters.count, isLowercase(letters[end]) { return name.prefix(end - 1) }
    while end < letters.count, !isUppercase(letters[end]), letters[end] != .underscore { end += 1 }
    return Substring(name.utf8.prefix(max(end, 1)))
  }

  private static func lastWord(of name: String) -> Substring {
    let letters = Array(name.utf8)
    var start = letters.count
    while start > 0, !isUppercase(letters[start - 1]), letters[start - 1] != .underscore { start -= 1 }
    // A word starts with its capital; capitals at the end are a word by themselves.
    if start == letters.count {
      while start > 0, isUppercase(letters[start - 1]) { start -= 1 }
    } else if start > 0, isUppercase(letters[start - 1]) {
      start -= 1
    }
    return Substring(name.utf8.suffix(letters.count - start))
  }

  private static func isUppercase(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  private static func isLowercase(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
}
