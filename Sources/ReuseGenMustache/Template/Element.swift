/// A piece of a parsed template. What a section encloses follows it, and must be passed over.
enum Element: Sendable {
  /// Text without a line break within; `endsLine` where it has one at its end.
  case text(Range<Int>, endsLine: Bool)
  /// A line break behind a block that has the line to itself: written unless what stood in the block ended the line.
  case blockLineEnd(Range<Int>)
  case value(Name, isEscaped: Bool)
  indirect case section(Section)
  indirect case partial(Partial)
  indirect case parent(Parent)
  indirect case block(Block)
}

struct Section: Sendable {
  let name: Name
  let isInverted: Bool
  /// The elements enclosed.
  let elements: Range<Int>
  /// What the tags enclose, for a lambda, and the delimiters to read it with.
  let contents: Range<Int>
  let delimiters: Delimiters
}

/// `{{>name}}`
struct Partial: Sendable {
  let reference: Reference
  /// What to put before each line; nil where the tag shares its line.
  let indentation: [UInt8]?
  /// Where the tag stands.
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
  /// What to put before each line; nil where the tags share their lines with something else.
  let indentation: [UInt8]?
  /// The elements enclosed.
  let elements: Range<Int>
}
