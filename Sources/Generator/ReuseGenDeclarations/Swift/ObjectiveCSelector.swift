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
    // Where the piece for the error or the handler is among the labels, and what it is called.
    var extra: (index: Int, first: String, later: String)?
    if isAsync {
      extra = (parameters.count, "WithCompletionHandler", "completionHandler")
    } else if isThrowing {
      // Closures at the end stay there.
      let closures = parameters.reversed().prefix { $0.type?.flags.contains(.function) ?? false }.count
      extra = (parameters.count - closures, "AndReturnError", "error")
    }
    guard extra != nil || !parameters.isEmpty else { return baseName }
    var selector = baseName
    for index in 0...parameters.count {
      if let extra, extra.index == index { selector += "\(index == 0 ? extra.first : extra.later):" }
      guard index < parameters.count else { break }
      if let label = parameters[index].label {
        if index == 0, extra?.index != 0 { join(label, to: &selector) } else { selector += label }
      }
      selector += ":"
    }
    return selector
  }

  /// Adds the first label to a name.
  private static func join(_ label: String, to name: inout String) {
    guard !label.isEmpty else { return }
    if !isPreposition(firstWord(of: label.utf8)), !isPreposition(lastWord(of: name.utf8)) { name += "With" }
    if let first = label.utf8.first, isLowercase(first) {
      name.unicodeScalars.append(Unicode.Scalar(first & ~0x20))
      name += label.dropFirst()
    } else {
      name += label.prefix(1).uppercased() + label.dropFirst()
    }
  }

  private static func isPreposition(_ word: Substring.UTF8View) -> Bool {
    let count = word.count
    guard count >= 2, count <= 9 else { return false }
    return prepositions.contains { preposition in
      guard preposition.utf8CodeUnitCount == count else { return false }
      var offset = 0
      for byte in word {
        // Prepositions have letters only.
        guard byte | 0x20 == preposition.utf8Start[offset] else { return false }
        offset += 1
      }
      return true
    }
  }

  private static let prepositions: [StaticString] = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  /// The first word of a name in camel case.
  private static func firstWord(of name: String.UTF8View) -> Substring.UTF8View {
    let capitals = name.prefix(while: isUppercase)
    let rest = name[capitals.endIndex...]
    // The last capital of several starts the next word: URLString is URL and String.
    if capitals.count > 1, let next = rest.first, isLowercase(next) { return capitals.dropLast() }
    let end = rest.firstIndex { isUppercase($0) || $0 == .underscore } ?? rest.endIndex
    return name[..<max(end, name.index(name.startIndex, offsetBy: 1, limitedBy: name.endIndex) ?? name.endIndex)]
  }

  private static func lastWord(of name: String.UTF8View) -> Substring.UTF8View {
    guard let start = name.lastIndex(where: { isUppercase($0) || $0 == .underscore }) else { return name[...] }
    let word = name[name.index(after: start)...]
    // A word starts with its capital; capitals at the end are a word by themselves.
    if word.isEmpty { return name.suffix(name.reversed().prefix(while: isUppercase).count) }
    return isUppercase(name[start]) ? name[start...] : word
  }

  private static func isUppercase(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  private static func isLowercase(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
}
