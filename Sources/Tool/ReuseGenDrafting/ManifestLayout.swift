/// Where the parts of a manifest are in its text, so that entries can be inserted and everything else stays as it is.
struct ManifestLayout {
  /// The inside of an array or an object.
  struct Span {
    /// The offset after the opening bracket.
    var open: Int
    /// The offset after the last element or comma; `open` if there is neither.
    var end: Int
    var endsWithComma = false
    /// The offset of the closing bracket.
    var close: Int

    var isEmpty: Bool { end == open }
  }

  private(set) var arrays: [String: Span] = [:]
  private(set) var object: Span?

  /// - Parameter text: A manifest that `ManifestReader` accepts.
  init(_ text: [UInt8]) {
    var scanner = Scanner(text: text)
    var open: [Int] = []
    var key = ""
    var lastWord = ""
    /// The offset after the last byte that isn't part of white space or a comment.
    var end = 0
    while let token = scanner.next() {
      switch text[token.lowerBound] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(token.upperBound)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard let start = open.popLast() else { return }
        let endsWithComma = end > start && text[end - 1] == UInt8(ascii: ",")
        let span = Span(open: start, end: max(end, start), endsWithComma: endsWithComma, close: token.lowerBound)
        if open.isEmpty { object = span }
        if open.count == 1, text[token.lowerBound] == UInt8(ascii: "]") { arrays[key] = span }
      case UInt8(ascii: ":"):
        if open.count == 1 { key = lastWord }
      default: lastWord = String(decoding: text[token], as: UTF8.self).trimmingQuotes
      }
      end = token.upperBound
    }
  }

  /// Splits a text into strings, identifiers and punctuation; space and comments are between them.
  private struct Scanner {
    let text: [UInt8]
    private var position = 0

    init(text: [UInt8]) {
      self.text = text
      if text.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    mutating func next() -> Range<Int>? {
      skipSpace()
      guard position < text.count else { return nil }
      let start = position
      let first = text[start]
      position += 1
      if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
        while position < text.count, text[position] != first {
          position += text[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + 1, text.count)
      } else if !Self.isSign(first) {
        while position < text.count, !Self.isSign(text[position]), !Self.isSpace(text[position]),
          text[position] != UInt8(ascii: "/")
        {
          position += 1
        }
      }
      return start..<position
    }

    private mutating func skipSpace() {
      while position < text.count {
        if Self.isSpace(text[position]) {
          position += 1
        } else if text[position...].starts(with: "//".utf8) {
          while position < text.count, text[position] != 0x0A, text[position] != 0x0D { position += 1 }
        } else if text[position...].starts(with: "/*".utf8) {
          position += 2
          while position < text.count, !text[position...].starts(with: "*/".utf8) { position += 1 }
          position = min(position + 2, text.count)
        } else {
          return
        }
      }
    }

    private static func isSign(_ byte: UInt8) -> Bool { "{}[],:".utf8.contains(byte) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  }
}

extension String {
  fileprivate var trimmingQuotes: String {
    guard let first, first == "\"" || first == "'", utf8.count > 1 else { return self }
    return String(dropFirst().dropLast())
  }
}
