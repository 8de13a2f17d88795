/// The lines of attributed text that wraps at a width, with its fonts, character spacing, attachments and paragraph
/// styles.
package struct AttributedLines {
  /// Characters of a line with the same attributes.
  package struct Piece {
    package let text: String
    package let font: UIFont
    package let attributes: [NSAttributedString.Key: Any]
    /// The distance from the start of the line, in points.
    package let x: CGFloat
    package let width: CGFloat
    /// The rectangle of an attachment above the baseline, in points.
    package let attachment: CGRect?
  }

  package struct Line {
    package fileprivate(set) var pieces: [Piece]
    /// The distance of the text from the edges, in points.
    package let indents: (head: CGFloat, tail: CGFloat)
    package let width: CGFloat
    /// The distance of the line's top from that of the text, in points.
    package let top: CGFloat
    package let height: CGFloat
    /// The distance of the baseline from the top of the text, in points.
    package let baseline: CGFloat
    package let alignment: NSTextAlignment
    fileprivate let spacing: CGFloat
  }

  package private(set) var lines: [Line] = []
  private let characters: AttributedCharacters
  private let width: Double
  private let limit: Int
  private let font: UIFont
  /// The number of characters in the lines.
  private var end = 0
  /// The room between paragraphs that the next line begins after, in points.
  private var paragraphSpacing: CGFloat = 0

  /// - Parameters:
  ///   - font: The font of text without one.
  ///   - width: The width at which the text wraps, in points.
  ///   - limit: The maximum number of lines; 0 for any number.
  package init(_ text: NSAttributedString, font: UIFont, width: CGFloat, limit: Int) {
    characters = AttributedCharacters(text, font: font)
    // Text fits into its own width even if that was rounded.
    self.width = width > 0 ? Double(width) + 0.01 : .infinity
    self.limit = limit
    self.font = font
    for paragraph in paragraphs where !isFull { add(paragraph) }
  }

  /// The size of the lines, in points, rounded up to the pixels of the screen.
  package var size: CGSize {
    let widest = lines.map { $0.indents.head + $0.width + $0.indents.tail }.max() ?? 0
    let height = lines.last.map { $0.top + $0.height } ?? 0
    return CGSize(width: widest.roundedUpToPixel, height: height.roundedUpToPixel)
  }

  /// Whether there is more text than the lines show.
  package var isTruncated: Bool { end < characters.scalars.count }

  private var isFull: Bool { limit > 0 && lines.count >= limit }

  /// The ranges of characters between line breaks. A line separator doesn't end a paragraph.
  private var paragraphs: [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for (index, scalar) in characters.scalars.enumerated() where scalar == "\n" || scalar == Self.separator {
      found.append(start..<index)
      start = index + 1
    }
    return found + [start..<characters.scalars.count]
  }

  private static let separator: Unicode.Scalar = "\u{2028}"

  // MARK: Paragraphs

  private mutating func add(_ paragraph: Range<Int>) {
    let style = style(of: paragraph)
    let continues = paragraph.lowerBound > 0 && characters.scalars[paragraph.lowerBound - 1] == Self.separator
    if !lines.isEmpty, !continues { paragraphSpacing += style.paragraphSpacingBefore }
    let tail = style.tailIndent > 0 ? max(0, CGFloat(width) - style.tailIndent) : -style.tailIndent
    let room = width - Double(tail.isFinite ? tail : 0)
    let part = zip(characters.scalars[paragraph], characters.advances[paragraph]).lazy.map { ($0, $1) }
    let firstHead = continues ? style.headIndent : style.firstLineHeadIndent
    let first = limit == 1 ? Double.infinity : room - Double(firstHead)
    let breaks = LineBreaks(part, first: first, others: room - Double(style.headIndent))
    var start = paragraph.lowerBound
    for (index, line) in breaks.lines.enumerated() where !isFull {
      let head = index == 0 ? firstHead : style.headIndent
      let end = paragraph.lowerBound + line.end
      add(start..<end, CGFloat(line.length), (head, tail.isFinite ? tail : 0), style)
      start = end
    }
    let isContinued = characters.scalars[paragraph.upperBound...].first == Self.separator
    if !isContinued { paragraphSpacing += style.paragraphSpacing }
  }

  private func style(of paragraph: Range<Int>) -> NSParagraphStyle {
    if paragraph.lowerBound < characters.scalars.count { return characters.run(at: paragraph.lowerBound).style }
    return characters.runs.last?.style ?? NSParagraphStyle()
  }

  private mutating func add(
    _ range: Range<Int>,
    _ length: CGFloat,
    _ indents: (CGFloat, CGFloat),
    _ style: NSParagraphStyle
  ) {
    let pieces = pieces(range)
    let fonts = pieces.isEmpty ? [fontOfEmptyLine(at: range.lowerBound)] : pieces.map(\.font)
    let ascent = (fonts.map(\.ascender) + pieces.compactMap { $0.attachment?.maxY }).max() ?? 0
    let descent = (fonts.map { -$0.descender } + pieces.compactMap { $0.attachment.map { -$0.minY } }).max() ?? 0
    var top: CGFloat = 0
    if let last = lines.last {
      top = last.top + last.height + (fonts.map(\.leading).max() ?? 0) + last.spacing + paragraphSpacing
    }
    let height = style.height(of: ascent + descent)
    paragraphSpacing = 0
    end = range.upperBound
    lines.append(
      Line(
        pieces: pieces,
        indents: indents,
        width: length,
        top: top,
        height: height,
        baseline: top + height - descent,
        alignment: style.alignment,
        spacing: style.lineSpacing
      )
    )
  }

  /// The font of the line break, or of the character before the end.
  private func fontOfEmptyLine(at index: Int) -> UIFont {
    let known = min(index, characters.scalars.count - 1)
    return known < 0 ? font : characters.run(at: known).font
  }

  private func pieces(_ range: Range<Int>) -> [Piece] {
    var found: [Piece] = []
    var (start, x) = (range.lowerBound, 0.0)
    while start < range.upperBound {
      let run = characters.runIndices[start]
      let end = characters.runIndices[start..<range.upperBound].firstIndex { $0 != run } ?? range.upperBound
      let width = characters.advances[start..<end].reduce(0, +)
      let text = String(String.UnicodeScalarView(characters.scalars[start..<end]))
      let known = characters.runs[run]
      found.append(
        Piece(
          text: text,
          font: known.font,
          attributes: known.attributes,
          x: CGFloat(x),
          width: CGFloat(width),
          attachment: known.attachment
        )
      )
      x += width
      start = end
    }
    return found
  }
}

extension NSParagraphStyle {
  /// The height of a line whose fonts have a height, in points.
  fileprivate func height(of natural: CGFloat) -> CGFloat {
    let scaled = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let raised = max(scaled, minimumLineHeight)
    return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
  }
}
