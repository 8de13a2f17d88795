/// A token of a source: its kind, its bytes, and the bracket that it pairs with.
package struct Token: Sendable {
  package enum Kind: UInt8, Sendable {
    /// An identifier or a keyword.
    case word
    case number
    /// A whole string literal, or one without an interpolation.
    case string
    /// A string literal up to and including its first `\(`, which opens a bracket.
    case stringStart
    /// The text between two interpolations: it closes a bracket and opens one.
    case stringMiddle
    /// The rest of a string literal after its last interpolation: it closes a bracket.
    case stringEnd
    case regex
    case `operator`
    /// One byte: a comma, a colon, a semicolon, a dot, "@", a backslash and their like.
    case punctuation
    /// "(", "[" or "{".
    case open
    /// ")", "]" or "}".
    case close
    /// "#" and a word, or "@" and a word in Objective-C.
    case directive
    /// The end of the source; it has no bytes.
    case end
  }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8

    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    // A debug build doesn't specialize the functions of `OptionSet`, and a lexer calls these for each token. Another
    // module would call a function for each, and for each constant.
    @inlinable
    package init() { rawValue = 0 }
    @inlinable
    package func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
    @inlinable
    package func union(_ other: Flags) -> Flags { Flags(rawValue: rawValue | other.rawValue) }
    @inlinable
    package mutating func formUnion(_ other: Flags) { self = union(other) }

    /// The first token of its line.
    @inlinable package static var startsLine: Flags { Flags(rawValue: 1) }
    /// White space or a comment precedes it.
    @inlinable package static var followsSpace: Flags { Flags(rawValue: 2) }
    /// An identifier in backticks, or a string literal that extends over lines.
    @inlinable package static var isQuoted: Flags { Flags(rawValue: 4) }
    /// The keyword of a declaration that was read.
    static let isRead = Flags(rawValue: 8)
  }

  package var kind: Kind
  /// The keyword that a word or a directive is.
  package var keyword: Keyword
  package var flags: Flags
  /// The first byte; 0 at the end.
  @usableFromInline let first: UInt8
  @usableFromInline var lower: UInt32
  @usableFromInline var upper: UInt32
  @usableFromInline var pair: UInt32 = .max

  init(_ kind: Kind, _ first: UInt8, _ range: Range<Int>, keyword: Keyword = .none, flags: Flags = Flags()) {
    self.kind = kind
    self.first = first
    self.keyword = keyword
    self.flags = flags
    // A lexer refuses sources that are longer.
    lower = UInt32(truncatingIfNeeded: range.lowerBound)
    upper = UInt32(truncatingIfNeeded: range.upperBound)
  }

  @inlinable package var start: Int { Int(lower) }
  @inlinable package var end: Int { Int(upper) }

  /// The bytes of the token.
  @inlinable package var range: Range<Int> { start..<end }

  /// The index of the token that closes what this one opens, or opens what this one closes; `nil` if there is none. For
  /// the middle of a string literal it is the token that closes.
  package internal(set) var partner: Int? {
    @inlinable get { pair == .max ? nil : Int(pair) }
    set { pair = newValue.map { UInt32(truncatingIfNeeded: $0) } ?? .max }
  }
}
