/// A name with those of the types around it, from the outside in, with dots between them.
///
/// A dot in backticks separates nothing: a raw identifier that contains one keeps them, as `TokenStream.text(_:)` says.
package struct QualifiedName: Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The names without the dots.
  package var parts: [Substring] {
    guard text.utf8.contains(Self.backtick) else { return text.split(separator: ".") }
    var isQuoted = false
    return text.split { character in
      if character == "`" { isQuoted.toggle() }
      return character == "." && !isQuoted
    }
  }

  /// The name without those around it.
  package var last: String { lastIfNested ?? text }

  /// The same; `nil` if no other name is around it.
  package var lastIfNested: String? { lastDot.map { String(text[text.utf8.index(after: $0)...]) } }

  package var isNested: Bool { lastDot != nil }

  /// The names around the last one; empty if there are none.
  package var enclosing: String { lastDot.map { String(text[..<$0]) } ?? "" }

  /// The name without the outermost type, or the module, that it begins with; `nil` if it has only one part.
  package var withoutOutermost: String? {
    let parts = parts
    return parts.count > 1 ? parts.dropFirst().joined(separator: ".") : nil
  }

  /// The full names that a name may have where it is written within this one, from the inside out, without the name
  /// itself; up to a depth that no real nesting of types reaches.
  package func names(of inner: String) -> [String] {
    var parts = parts.prefix(16)
    var names: [String] = []
    while !parts.isEmpty {
      names.append("\(parts.joined(separator: ".")).\(inner)")
      parts.removeLast()
    }
    return names
  }

  private var lastDot: String.Index? {
    // The bytes are compared through a pointer, which takes a tenth of the time.
    var text = text
    let offset = text.withUTF8 { bytes -> Int? in
      var isQuoted = false
      var index = bytes.count - 1
      while index >= 0, isQuoted || bytes[index] != Self.dot {
        if bytes[index] == Self.backtick { isQuoted.toggle() }
        index -= 1
      }
      return index < 0 ? nil : index
    }
    return offset.map { text.utf8.index(text.startIndex, offsetBy: $0) }
  }

  private static let dot = UInt8(ascii: ".")
  private static let backtick = UInt8(ascii: "`")
}
