/// An element of a parsed template. The elements that a section encloses follow it.
enum Element: Sendable {
  /// Text that has no line break, except at its end if `endsLine` is true.
  case text(Range<Int>, endsLine: Bool)
  /// A line break after a standalone block, which is written unless the contents of the block ended the line.
  case blockLineEnd(Range<Int>)
  /// The offset is that of the tag.
  case value(Name, isEscaped: Bool, offset: Int)
  indirect case section(Section)
  indirect case partial(Partial)
  indirect case parent(Parent)
  indirect case block(Block)
}

struct Section: Sendable {
  let name: Name
  /// The offset of the opening tag.
  let offset: Int
  let isInverted: Bool
  /// The elements enclosed.
  let elements: Range<Int>
  /// The source between the tags, for lambdas, and the delimiters to parse it with.
  let contents: Range<Int>
  let delimiters: Delimiters
}

/// `{{>name}}`
struct Partial: Sendable {
  let reference: Reference
  /// The indentation of each line; `nil` if the tag is not standalone.
  let indentation: [UInt8]?
  /// The offset of the tag.
  let offset: Int
}

/// `{{<name}} … {{/name}}`
struct Parent: Sendable {
  let partial: Partial
  /// The elements enclosed.
  let elements: Range<Int>
  /// The elements of the blocks directly inside, by name.
  let blocks: [String: Range<Int>]
}

/// `{{$name}} … {{/name}}`
struct Block: Sendable {
  let name: String
  /// The indentation of each line; `nil` if the tags are not standalone.
  let indentation: [UInt8]?
  /// The elements enclosed.
  let elements: Range<Int>
}
