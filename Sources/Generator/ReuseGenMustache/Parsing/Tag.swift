/// A tag in the source.
struct Tag {
  enum Kind {
    case comment, setDelimiters
    case value, unescapedValue
    case partial
    case section, invertedSection, parent, block
    case closing
  }

  let kind: Kind
  /// The name, without white space and without the character that determines the kind.
  let name: Range<Int>
  /// The whole tag, including its delimiters.
  let range: Range<Int>
  /// The delimiters after the tag.
  let delimiters: Delimiters
}

extension Tag.Kind {
  /// The kind that the character after the opening delimiter determines.
  init?(sigil: UInt8) {
    switch sigil {
    case UInt8(ascii: "!"): self = .comment
    case UInt8(ascii: "="): self = .setDelimiters
    case UInt8(ascii: "&"), UInt8(ascii: "{"): self = .unescapedValue
    case UInt8(ascii: ">"): self = .partial
    case UInt8(ascii: "#"): self = .section
    case UInt8(ascii: "^"): self = .invertedSection
    case UInt8(ascii: "<"): self = .parent
    case UInt8(ascii: "$"): self = .block
    case UInt8(ascii: "/"): self = .closing
    default: return nil
    }
  }

  /// Whether the tag needs a closing tag.
  var isOpening: Bool {
    switch self {
    case .section, .invertedSection, .parent, .block: true
    case .comment, .setDelimiters, .value, .unescapedValue, .partial, .closing: false
    }
  }

  var isInheritance: Bool { self == .parent || self == .block }
}
