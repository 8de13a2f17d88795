/// Builds a template from its lines: omits standalone lines, pairs tags, and removes the indentation of blocks.
struct TemplateBuilder {
  private let source: [UInt8]
  private let name: String
  private var elements: [Element] = []
  private var open: [OpenTag] = []
  /// The indentation to remove from the lines of the open blocks, the innermost last.
  private var blockIndentations: [Range<Int>] = []
  /// The open blocks whose first line of contents was not read yet, the innermost last.
  private var awaiting: [Int] = []

  private struct OpenTag {
    let tag: Tag
    /// The index of the element, which replaces a placeholder when the closing tag is read.
    let element: Int
    var indentation: [UInt8]?
    var isIndentationRemoved = false
    var blocks: [String: Range<Int>] = [:]
  }

  init(source: [UInt8], name: String) {
    self.source = source
    self.name = name
  }

  mutating func add(_ line: Line) throws(MustacheError) {
    let layout = LineLayout(line, enclosing: open.lazy.map(\.tag.kind))
    noteBlockIndentation(line)
    if layout.isStandalone {
      try addStandalone(line, layout)
    } else {
      try addWritten(line)
    }
  }

  consuming func finish() throws(MustacheError) -> [Element] {
    guard let unclosed = open.last else { return elements }
    throw error(at: unclosed.tag.range.lowerBound, expected: closing(for: unclosed), found: MustacheError.endOfTemplate)
  }

  private func error(at offset: Int, expected: String, found: String) -> MustacheError {
    MustacheError(template: name, source: source, offset: offset, expected: expected, found: found)
  }
}

// MARK: - Lines

extension TemplateBuilder {
  private mutating func addWritten(_ line: Line) throws(MustacheError) {
    for (index, piece) in line.pieces.enumerated() {
      switch piece {
      case .blank(let range), .text(let range):
        let start = index == 0 ? range.lowerBound + commonIndentation(with: range) : range.lowerBound
        addText(start..<range.upperBound)
      case .tag(let tag):
        try add(tag, indentation: nil)
      }
    }
    addLineEnd(line.ending)
  }

  private mutating func addStandalone(_ line: Line, _ layout: LineLayout) throws(MustacheError) {
    let leading = line.leading(in: source)
    var indentation: [UInt8]? = Array(source[leading].dropFirst(commonIndentation(with: leading)))
    var end = 0
    for (index, piece) in line.pieces.enumerated() {
      let isWithinCompleteTag = index < end
      if let closing = layout.closings[index] { end = max(end, closing) }
      switch piece {
      case .blank(let range), .text(let range):
        if isWithinCompleteTag { addText(range) }
      case .tag(let tag):
        try add(tag, indentation: indentation)
        indentation = nil
      }
    }
    if layout.holdsBlock {
      if !line.ending.isEmpty { elements.append(.blockLineEnd(line.ending)) }
    } else {
      let opened = open.indices.reversed().prefix { open[$0].tag.range.lowerBound >= leading.lowerBound }
      awaiting += opened.filter { open[$0].tag.kind == .block }.reversed()
    }
  }

  private mutating func addText(_ range: Range<Int>) {
    if !range.isEmpty { elements.append(.text(range, endsLine: false)) }
  }

  private mutating func addLineEnd(_ ending: Range<Int>) {
    guard !ending.isEmpty else { return }
    if case .text(let range, endsLine: false) = elements.last, range.upperBound == ending.lowerBound {
      elements[elements.count - 1] = .text(range.lowerBound..<ending.upperBound, endsLine: true)
    } else {
      elements.append(.text(ending, endsLine: true))
    }
  }
}

// MARK: - Indentation of blocks

extension TemplateBuilder {
  /// The first line of a block's contents determines their indentation. It is removed here, and the indentation of the
  /// tag that renders them is added later.
  private mutating func noteBlockIndentation(_ line: Line) {
    guard !awaiting.isEmpty, let first = line.pieces.first(where: { if case .blank = $0 { false } else { true } })
    else {
      return
    }
    defer { awaiting = [] }
    // For an empty block, the opening tag determines the indentation.
    if case .tag(let tag) = first, tag.kind == .closing { return }
    let leading = line.leading(in: source)
    for index in awaiting {
      open[index].indentation = Array(source[leading].dropFirst(commonIndentation(with: leading)))
      open[index].isIndentationRemoved = true
      blockIndentations.append(leading)
    }
  }

  /// The number of leading bytes that a range has in common with the lines of the innermost block.
  private func commonIndentation(with range: Range<Int>) -> Int {
    guard let indentation = blockIndentations.last else { return 0 }
    return zip(source[range], source[indentation]).prefix { $0 == $1 }.count
  }
}

// MARK: - Tags

extension TemplateBuilder {
  private mutating func add(_ tag: Tag, indentation: [UInt8]?) throws(MustacheError) {
    switch tag.kind {
    case .comment, .setDelimiters:
      break
    case .value, .unescapedValue:
      let name = Name(source.text(tag.name))
      elements.append(.value(name, isEscaped: tag.kind == .value, offset: tag.range.lowerBound))
    case .partial:
      elements.append(.partial(partial(tag, indentation: indentation)))
    case .section, .invertedSection, .parent, .block:
      open.append(OpenTag(tag: tag, element: elements.count, indentation: indentation))
      // A placeholder until the closing tag is read.
      elements.append(.text(tag.range.lowerBound..<tag.range.lowerBound, endsLine: false))
    case .closing:
      try close(tag)
    }
  }

  private func partial(_ tag: Tag, indentation: [UInt8]?) -> Partial {
    Partial(
      reference: Reference(source.text(tag.name)),
      indentation: indentation,
      offset: tag.range.lowerBound
    )
  }

  private mutating func close(_ closingTag: Tag) throws(MustacheError) {
    guard let opened = open.popLast() else {
      throw error(
        at: closingTag.range.lowerBound,
        expected: "an opening tag before a closing one",
        found: source[closingTag.range].quoted
      )
    }
    let name = source.text(opened.tag.name)
    guard Reference(name) == Reference(source.text(closingTag.name)) else {
      throw error(
        at: closingTag.range.lowerBound,
        expected: closing(for: opened),
        found: source[closingTag.range].quoted
      )
    }
    let enclosed = (opened.element + 1)..<elements.count
    switch opened.tag.kind {
    case .parent:
      elements[opened.element] = .parent(
        Parent(partial: partial(opened.tag, indentation: opened.indentation), elements: enclosed, blocks: opened.blocks)
      )
    case .block:
      elements[opened.element] = .block(Block(name: name, indentation: opened.indentation, elements: enclosed))
      if opened.isIndentationRemoved { blockIndentations.removeLast() }
      if open.last?.tag.kind == .parent { open[open.count - 1].blocks[name] = enclosed }
    default:
      elements[opened.element] = .section(
        Section(
          name: Name(name),
          offset: opened.tag.range.lowerBound,
          isInverted: opened.tag.kind == .invertedSection,
          elements: enclosed,
          contents: opened.tag.range.upperBound..<closingTag.range.lowerBound,
          delimiters: opened.tag.delimiters
        )
      )
    }
  }

  private func closing(for opened: OpenTag) -> String {
    let location = TemplateLocation(of: opened.tag.range.lowerBound, in: source)
    let tag =
      opened.tag.delimiters.opening + [UInt8(ascii: "/")] + source[opened.tag.name] + opened.tag.delimiters.closing
    return "\(tag.quoted) to close \(source[opened.tag.range].quoted) of \(location.line):\(location.column)"
  }
}
