/// The name of a value in the context.
enum Name: Hashable, Sendable {
  /// `.`: the context itself.
  case current
  case key(String)
  /// The keys of `a.b.c`.
  case path([String])

  init(_ text: String) {
    if text == "." {
      self = .current
    } else if text.utf8.contains(UInt8(ascii: ".")) {
      self = .path(text.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
    } else {
      self = .key(text)
    }
  }
}

/// A reference to a partial.
enum Reference: Hashable, Sendable {
  case named(String)
  /// `*name`: the partial whose name is in the context.
  case dynamic(Name)

  init(_ text: String) {
    if text.hasPrefix("*") {
      self = .dynamic(Name(String(text.dropFirst().drop(while: \.isWhitespace))))
    } else {
      self = .named(text)
    }
  }
}
