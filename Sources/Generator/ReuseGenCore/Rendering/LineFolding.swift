import ReuseGenMustache

/// Folds the long lines of the generated file, so that none is wider than a reviewer's screen. A template can't measure
/// its lines.
///
/// A line breaks where the template has a bracket, an arrow, a comma or an equals sign. The values in it, such as names
/// and string literals, stay whole, except that a comment breaks at each space.
struct LineFolding {
  /// The maximum width of a line in characters. Only a string, a name or a list without a space can exceed it.
  static let width = 140

  /// The ranges that are not the template's, in ascending order.
  private let values: [Range<Int>]

  /// A line of UTF-8, or the lines that make up a long one.
  static func folded(_ line: RenderedLine) -> [UInt8] {
    let folding = LineFolding(values: line.values)
    var result: [UInt8] = []
    // Each new line has an indentation.
    result.reserveCapacity(line.text.count + 2 * width)
    var start = 0
    while true {
      let end = line.text[start...].firstIndex(ofByte: UInt8(ascii: "\n"))
      var content = start
      while content < end, line.text[content] == UInt8(ascii: " ") { content += 1 }
      let whole = Line(indentation: content - start, content: line.text[content..<end])
      if whole.isTooWide {
        let lines = folding.folded(whole)
        for index in lines.indices {
          if index > 0 { result.append(UInt8(ascii: "\n")) }
          lines[index].write(to: &result)
        }
      } else {
        whole.write(to: &result)
      }
      if end == line.text.endIndex { return result }
      result.append(UInt8(ascii: "\n"))
      start = end + 1
    }
  }

  /// A line: the number of spaces that it begins with, and the rest.
  private struct Line {
    var indentation: Int
    var content: ArraySlice<UInt8>

    var width: Int { indentation + content.characterCount }

    /// Whether the line is wider than the maximum. Only the characters of a line with more bytes are counted.
    var isTooWide: Bool { indentation + content.count > LineFolding.width && width > LineFolding.width }

    func write(to text: inout [UInt8]) {
      // An array of spaces takes a debug build longer.
      var spaces = 0
      while spaces < indentation {
        text.append(UInt8(ascii: " "))
        spaces += 1
      }
      text += content
    }
  }

  private func folded(_ line: Line) -> [Line] {
    guard line.isTooWide else { return [line] }
    let content = line.content
    if content.starts(with: "///".utf8) { return Self.words(line) }
    let inner = line.indentation + 2
    func outer(_ content: ArraySlice<UInt8>) -> Line { Line(indentation: line.indentation, content: content) }
    // A declaration with its body: `func f() -> T { … }`.
    if content.ends(with: " }"), let opening = range(of: " { ", in: content) {
      let head = outer(content[..<(opening.upperBound - 1)])
      let body = Line(indentation: inner, content: content[opening.upperBound...].dropLast(2))
      return folded(head) + folded(body) + [outer(content.suffix(1))]
    }
    // A call: `let x = T(…)`.
    if content.ends(with: ")"), let opening = range(of: "(", in: content) {
      let head = folded(outer(content[..<opening.upperBound]))
      let arguments = Line(indentation: inner, content: content[opening.upperBound...])
      return head + (arguments.isTooWide ? separated(arguments) : [arguments])
    }
    // The heads of both.
    if content.ends(with: "{"), let arrow = range(of: " -> ", in: content) {
      let result = Line(indentation: inner, content: content[(arrow.lowerBound + 1)...])
      return [outer(content[..<arrow.lowerBound]), result]
    }
    if content.ends(with: "("), let sign = range(of: " = ", in: content) {
      let value = Line(indentation: inner, content: content[sign.upperBound...])
      return [outer(content[..<(sign.upperBound - 1)]), value]
    }
    return [line]
  }

  /// A comment on several lines.
  private static func words(_ comment: Line) -> [Line] {
    var lines: [Line] = []
    for word in comment.content.split(separator: UInt8(ascii: " ")) {
      if let last = lines.last, last.width + 1 + word.characterCount <= width {
        lines[lines.count - 1].content += [UInt8(ascii: " ")] + word
      } else {
        let mark = Array((lines.isEmpty ? "" : "/// ").utf8)
        lines.append(Line(indentation: comment.indentation, content: mark + word))
      }
    }
    return lines
  }

  /// The arguments of a call, each with the comma or parenthesis after it.
  private func separated(_ arguments: Line) -> [Line] {
    var rest = arguments.content
    var parts: [Line] = []
    while let comma = range(of: ", ", in: rest) {
      parts.append(Line(indentation: arguments.indentation, content: rest[..<(comma.lowerBound + 1)]))
      rest = rest[comma.upperBound...]
    }
    return parts + [Line(indentation: arguments.indentation, content: rest)]
  }

  /// The first occurrence of a mark that the template wrote.
  private func range(of mark: StaticString, in line: ArraySlice<UInt8>) -> Range<Int>? {
    var start = line.startIndex
    for value in values where value.upperBound > start && value.lowerBound < line.endIndex {
      if value.lowerBound > start, let range = line[start..<value.lowerBound].firstRange(of: mark) { return range }
      start = min(value.upperBound, line.endIndex)
    }
    return line[start...].firstRange(of: mark)
  }
}

// Bytes are read through pointers, because a debug build calls several generic functions for each element of a slice.
extension ArraySlice<UInt8> {
  /// The index of the first byte of a value; the end if there is none.
  fileprivate func firstIndex(ofByte byte: UInt8) -> Int {
    withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return endIndex }
      var offset = 0
      while offset < buffer.count, start[offset] != byte { offset += 1 }
      return startIndex + offset
    }
  }

  fileprivate func firstRange(of text: StaticString) -> Range<Int>? {
    withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = text.utf8CodeUnitCount
      var offset = 0
      while offset + count <= buffer.count {
        if Self.equal(start + offset, text) { return startIndex + offset..<startIndex + offset + count }
        offset += 1
      }
      return nil
    }
  }

  private static func equal(_ bytes: UnsafePointer<UInt8>, _ text: StaticString) -> Bool {
    var index = 0
    while index < text.utf8CodeUnitCount, bytes[index] == text.utf8Start[index] { index += 1 }
    return index == text.utf8CodeUnitCount
  }

  /// The number of characters. Nearly all text is ASCII, whose characters needn't be told apart.
  fileprivate var characterCount: Int { isASCII ? count : String(decoding: self, as: UTF8.self).count }

  private var isASCII: Bool {
    withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return true }
      var offset = 0
      while offset < buffer.count, start[offset] < 0x80 { offset += 1 }
      return offset == buffer.count
    }
  }

  fileprivate func ends(with text: StaticString) -> Bool {
    var index = text.utf8CodeUnitCount
    guard count >= index else { return false }
    let offset = endIndex - index
    while index > 0, self[offset + index - 1] == text.utf8Start[index - 1] { index -= 1 }
    return index == 0
  }
}
