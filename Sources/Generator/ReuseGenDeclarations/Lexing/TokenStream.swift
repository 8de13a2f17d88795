/// The tokens of a source, with its bytes.
package struct TokenStream: Sendable {
  package let bytes: [UInt8]
  /// Ends with a token of kind `end`.
  package internal(set) var tokens: [Token]
  /// Whether every bracket, literal, comment and condition ends where it should.
  package let isBalanced: Bool

  /// The longest source that is read, in bytes.
  package static let longestSource = 1 << 30

  /// Brackets that are nested deeper are tokens and nothing more. The compiler has the same limit.
  package static let maximumDepth = 256

  /// The tokens that a lexer finds in a source; none if the source is too long.
  static func read(_ source: [UInt8], _ tokens: (SourceBytes) -> TokenBuilder) -> TokenStream {
    let source = source.count <= longestSource ? source : []
    return source.withUnsafeBufferPointer { buffer in
      var output = tokens(SourceBytes(buffer))
      return output.stream(source)
    }
  }

  /// The number of tokens, without the end.
  package let count: Int

  init(bytes: [UInt8], tokens: [Token], isBalanced: Bool) {
    self.bytes = bytes
    self.tokens = tokens
    self.isBalanced = isBalanced
    count = tokens.count - 1
  }

  /// A token; beyond the last one, the end.
  package subscript(index: Int) -> Token {
    @inlinable @inline(__always) get {
      tokens[index >= 0 && index < count ? index : count]
    }
  }

  /// The text of a token. A word in backticks is without them, unless it contains what separates the names in the text
  /// of a type, such as a dot.
  package func text(_ index: Int) -> String {
    let token = self[index]
    guard token.kind == .word, token.flags.contains(.isQuoted) else { return text(in: token.range) }
    guard token.end - token.start > 1, bytes[token.end - 1] == UInt8(ascii: "`") else {
      return text(in: token.start + 1..<token.end)
    }
    let inner = token.start + 1..<token.end - 1
    return text(in: bytes[inner].contains(where: Self.separatesNames) ? token.range : inner)
  }

  private static func separatesNames(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "&"), UInt8(ascii: "?"),
      UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }

  /// The text of a range of bytes; what isn't UTF-8 is replaced.
  package func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether a token has these bytes.
  @inlinable @inline(__always)
  package func `is`(_ index: Int, _ text: StaticString) -> Bool {
    let token = self[index]
    // The length and the first byte decide nearly always.
    return token.end - token.start == text.utf8CodeUnitCount && token.first == text.utf8Start[0]
      && hasPrefix(index, text)
  }

  /// Whether a token unwraps the one before it.
  func isMark(_ index: Int) -> Bool { self.is(index, "?") || self.is(index, "!") }

  /// Whether a token begins with a text.
  func hasPrefix(_ index: Int, _ text: StaticString) -> Bool {
    let token = self[index]
    let count = text.utf8CodeUnitCount
    // The first byte, which the token has, decides nearly always.
    guard token.first == text.utf8Start[0], token.end - token.start >= count else { return false }
    for offset in 1..<count where bytes[token.start + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Whether a word can be the name of a type, or is a constant after `nib.` or `storyboard.`.
  @inline(__always)
  func isName(_ index: Int) -> Bool {
    let first = tokens[index].first
    if first >= 0x41 && first <= 0x5A { return true }
    // The first byte of the token before decides nearly always.
    guard index > 0, tokens[index - 1].first == .dot else { return false }
    return self.is(index - 1, ".") && (self.is(index - 2, "nib") || self.is(index - 2, "storyboard"))
  }

  /// The index after the matching bracket, or after the token if it has none.
  @inlinable
  package func index(after index: Int) -> Int {
    var index = index
    while let partner = self[index].partner, partner > index {
      index = partner
      if self[index].kind != .stringMiddle { break }
    }
    return min(index + 1, count)
  }
}
