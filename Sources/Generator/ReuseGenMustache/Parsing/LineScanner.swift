/// Splits a template into lines, and lines into text and tags, in one pass over its bytes.
struct LineScanner {
  private let source: [UInt8]
  private let name: String
  private var delimiters: Delimiters
  private var position = 0

  init(source: [UInt8], name: String, delimiters: Delimiters) {
    self.source = source
    self.name = name
    self.delimiters = delimiters
  }

  mutating func next() throws(MustacheError) -> Line? {
    guard position < source.count else { return nil }
    var line = Line(ending: source.count..<source.count)
    var start = position
    var isBlank = true
    while position < source.count {
      let byte = source[position]
      if byte == delimiters.opening[0], source.contains(delimiters.opening, at: position) {
        line.add(start..<position, isBlank: isBlank)
        line.pieces.append(.tag(try scanTag()))
        start = position
        isBlank = true
      } else if byte == .newline {
        let hasReturn = position > start && source[position - 1] == .carriageReturn
        line.add(start..<(hasReturn ? position - 1 : position), isBlank: isBlank)
        line.ending = (hasReturn ? position - 1 : position)..<(position + 1)
        position += 1
        return line
      } else {
        let endsLine = byte == .carriageReturn && position + 1 < source.count && source[position + 1] == .newline
        if !byte.isBlank, !endsLine { isBlank = false }
        position += 1
      }
    }
    line.add(start..<position, isBlank: isBlank)
    return line
  }

  /// Reads the tag at the position, and moves past it.
  private mutating func scanTag() throws(MustacheError) -> Tag {
    let start = position
    var inside = start + delimiters.opening.count
    while inside < source.count, source[inside].isSpace { inside += 1 }
    let sigil = inside < source.count ? source[inside] : 0
    let kind = Tag.Kind(sigil: sigil) ?? .value
    if kind != .value { inside += 1 }

    var closing = delimiters.closing
    if sigil == UInt8(ascii: "{") { closing.insert(UInt8(ascii: "}"), at: 0) }
    if sigil == UInt8(ascii: "=") { closing.insert(UInt8(ascii: "="), at: 0) }
    guard let end = source.firstOffset(of: closing, from: inside) else {
      throw error(
        at: start,
        expected: closing.quoted + " to end \(source[start...].quoted)",
        found: MustacheError.endOfTemplate
      )
    }
    position = end + closing.count
    let range = start..<position

    switch kind {
    case .comment:
      return Tag(kind: kind, name: end..<end, range: range, delimiters: delimiters)
    case .setDelimiters:
      guard let new = Delimiters(words: source[inside..<end]) else {
        throw error(
          at: start,
          expected: "two delimiters without '=', parted by a space, of \(Delimiters.longest) bytes at most",
          found: source[range].quoted
        )
      }
      delimiters = new
      return Tag(kind: kind, name: end..<end, range: range, delimiters: delimiters)
    case .value, .unescapedValue, .partial, .section, .invertedSection, .parent, .block, .closing:
      let name = source.trimmed(inside..<end)
      // Only between the asterisk and the name of `{{> * name }}` is a space allowed.
      let word =
        source[name].first == UInt8(ascii: "*") ? source.trimmed((name.lowerBound + 1)..<name.upperBound) : name
      guard !word.isEmpty, !source[word].contains(where: \.isSpace) else {
        throw error(at: start, expected: word.isEmpty ? "a name" : "a name without spaces", found: source[range].quoted)
      }
      return Tag(kind: kind, name: name, range: range, delimiters: delimiters)
    }
  }

  private func error(at offset: Int, expected: String, found: String) -> MustacheError {
    MustacheError(template: name, source: source, offset: offset, expected: expected, found: found)
  }
}

extension Line {
  fileprivate mutating func add(_ range: Range<Int>, isBlank: Bool) {
    if !range.isEmpty { pieces.append(isBlank ? .blank(range) : .text(range)) }
  }
}
