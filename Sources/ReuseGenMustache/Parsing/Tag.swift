/// A tag as it stands in the source.
struct Tag {
  enum Kind {
    case comment, setDelimiters
    case value, unescapedValue
    case partial
    case section, invertedSection, parent, block
    case closing
  }

  let kind: Kind
  /// Without white space, and without the character that says the kind.
  let name: Range<Int>
  /// From the opening delimiter to behind the closing one.
  let range: Range<Int>
  /// Those that hold for what follows the tag.
  let delimiters: Delimiters
}

extension Tag.Kind {
  /// What a tag begins with, behind its opening delimiter.
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

  /// Whether a closing tag must follow.
  var isOpening: Bool {
    switch self {
    case .section, .invertedSection, .parent, .block: true
    case .comment, .setDelimiters, .value, .unescapedValue, .partial, .closing: false
    }
  }

  var isInheritance: Bool { self == .parent || self == .block }
}
