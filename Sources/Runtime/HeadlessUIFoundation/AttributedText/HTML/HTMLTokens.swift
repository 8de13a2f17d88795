/// The tags and the texts of a web page, in order. Comments, declarations, and what scripts, styles and titles contain
/// are left out.
struct HTMLTokens: Sequence, IteratorProtocol {
  enum Token: Equatable {
    case text(String)
    case start(String, [String: String])
    case end(String)
  }

  private static let unshown: Set = ["script", "style", "template", "title"]

  private var rest: Substring.UnicodeScalarView

  init(_ page: String) { rest = Substring(page).unicodeScalars }

  mutating func next() -> Token? {
    while let first = rest.first {
      guard first == "<", let second = rest.dropFirst().first else { return text() }
      switch second {
      case "!", "?": skip(past: rest.starts(with: "<!--".unicodeScalars) ? "-->" : ">")
      case "/": return tag()
      case _ where second.isASCII && second.properties.isAlphabetic: return tag()
      default: return text()
      }
    }
    return nil
  }

  /// The text before the next tag. A "<" that begins no tag belongs to it.
  private mutating func text() -> Token {
    let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
    let text = String(Substring(rest[..<end]))
    rest = rest[end...]
    return .text(HTMLCharacters.decoded(text))
  }

  private mutating func tag() -> Token {
    rest = rest.dropFirst()
    let isEnd = rest.first == "/"
    if isEnd { rest = rest.dropFirst() }
    let name = take { !$0.isHTMLSpace && $0 != "/" && $0 != ">" }.lowercased()
    var attributes: [String: String] = [:]
    while let (key, value) = attribute() {
      if attributes[key] == nil { attributes[key] = value }
    }
    rest = rest.dropFirst()
    if isEnd { return .end(name) }
    if Self.unshown.contains(name) { skipContent(of: name) }
    return .start(name, attributes)
  }

  /// The next attribute of a tag; `nil` at the tag's end.
  private mutating func attribute() -> (key: String, value: String)? {
    rest = rest.drop { $0.isHTMLSpace || $0 == "/" }
    guard let first = rest.first, first != ">" else { return nil }
    let key = take { !$0.isHTMLSpace && $0 != "/" && $0 != ">" && $0 != "=" }.lowercased()
    rest = rest.drop { $0.isHTMLSpace }
    guard rest.first == "=" else { return (key, "") }
    rest = rest.dropFirst().drop { $0.isHTMLSpace }
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      return (key, HTMLCharacters.decoded(take { !$0.isHTMLSpace && $0 != ">" }))
    }
    rest = rest.dropFirst()
    let value = take { $0 != quote }
    rest = rest.dropFirst()
    return (key, HTMLCharacters.decoded(value))
  }

  private mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> String {
    let taken = rest.prefix(while: isPart)
    rest = rest[taken.endIndex...]
    return String(Substring(taken))
  }

  private mutating func skip(past mark: String) {
    let mark = mark.unicodeScalars
    while !rest.isEmpty, !rest.starts(with: mark) { rest = rest.dropFirst() }
    rest = rest.dropFirst(mark.count)
  }

  private mutating func skipContent(of name: String) {
    let end = "</\(name)"
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if String(Substring(rest.prefix(end.utf8.count))).lowercased() == end { return }
      rest = rest.dropFirst()
    }
    rest = rest[rest.endIndex...]
  }
}

extension Unicode.Scalar {
  /// Whether a web page shows the character as a space, and several as one.
  var isHTMLSpace: Bool { [" ", "\n", "\r", "\t", "\u{C}", "\u{200B}"].contains(self) }
}
