import ReuseGenCore
import ReuseGenVisibleText

/// Inserts entries into the text of a manifest; every byte of the text stays.
struct ManifestInsertion {
  private(set) var text: [UInt8]
  private let newline: String

  init(_ text: [UInt8]) {
    self.text = text
    newline = zip(text, text.dropFirst()).contains { $0 == 0x0D && $1 == 0x0A } ? "\r\n" : "\n"
  }

  mutating func add(_ entries: [DraftEntry], to part: DraftEntry.Part) {
    let layout = ManifestLayout(text)
    guard !entries.isEmpty, let object = layout.object else { return }
    if let array = layout.arrays[part.rawValue] {
      insert(entries.map { ($0.comment, $0.json) }, in: array, indent: indent(in: array, around: object))
    } else {
      let outer = indent(in: object, around: nil)
      let lines = entries.flatMap { entry in
        [entry.comment.map { "\(outer)  // \($0.withVisibleControlCharacters)" }, "\(outer)  \(entry.json),"].compactMap
        { $0 }
      }
      let value = ([quoted(part.rawValue) + ": ["] + lines + ["\(outer)]"]).joined(separator: newline)
      insert([(nil, value)], in: object, indent: outer)
    }
  }

  /// Inserts elements after the last one of a span.
  private mutating func insert(
    _ elements: [(comment: String?, value: String)],
    in span: ManifestLayout.Span,
    indent: String
  ) {
    let lineStart = lineStart(of: span.close)
    let hasOwnLine = lineStart > span.open && text[lineStart..<span.close].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    // The style of the text: with or without a comma after the last element.
    let endsWithComma = span.endsWithComma || span.isEmpty && hasOwnLine
    if hasOwnLine {
      var added = ""
      for (index, element) in elements.enumerated() {
        if let comment = element.comment { added += "\(indent)// \(comment.withVisibleControlCharacters)\(newline)" }
        added += indent + element.value + (index < elements.count - 1 || endsWithComma ? "," : "") + newline
      }
      text.insert(contentsOf: added.utf8, at: lineStart)
      if !span.isEmpty, !span.endsWithComma { text.insert(UInt8(ascii: ","), at: span.end) }
    } else {
      let separator = span.isEmpty ? "" : span.endsWithComma ? " " : ", "
      let added = separator + elements.map(\.value).joined(separator: ", ") + (span.endsWithComma ? "," : "")
      text.insert(contentsOf: added.utf8, at: span.end)
    }
  }

  /// The white space before the last element of a span, or before what an empty one would contain.
  private func indent(in span: ManifestLayout.Span, around outer: ManifestLayout.Span?) -> String {
    let closing = white(from: lineStart(of: span.close))
    guard !span.isEmpty else { return closing + "  " }
    // An element may have several lines; its first line has the indent of the line after the opening bracket.
    var start = span.open
    while start < span.end, text[start] != 0x0A, text[start] != 0x0D { start += 1 }
    guard start < span.end else { return closing + "  " }
    while start < span.end, text[start] == 0x0A || text[start] == 0x0D { start += 1 }
    let first = white(from: start)
    return first.utf8.count > closing.utf8.count ? first : closing + "  "
  }

  private func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, text[start - 1] != 0x0A, text[start - 1] != 0x0D { start -= 1 }
    return start
  }

  private func white(from start: Int) -> String {
    String(decoding: text[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}
