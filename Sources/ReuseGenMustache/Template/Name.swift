/// What to look up in the context.
enum Name: Hashable, Sendable {
  /// `.`: the context itself.
  case current
  case key(String)
  /// `a.b.c`, in parts.
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

/// Which template to insert.
enum Reference: Hashable, Sendable {
  case named(String)
  /// `*name`: the one that the context names.
  case dynamic(Name)

  init(_ text: String) {
    if text.hasPrefix("*") {
      self = .dynamic(Name(String(text.dropFirst().drop(while: \.isWhitespace))))
    } else {
      self = .named(text)
    }
  }
}
