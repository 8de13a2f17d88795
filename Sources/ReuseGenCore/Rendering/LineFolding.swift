/// Folds the long lines of the generated file, so that none is wider than a reviewer's screen. A template can't measure
/// its lines.
enum LineFolding {
  /// The maximum width of a line in characters. Only a string, a name or a list without a space can exceed it.
  static let width = 140

  /// Lines of UTF-8 with the long ones folded.
  static func folded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var start = text.startIndex
    while true {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
      let indentation = text[start..<end].prefix { $0 == UInt8(ascii: " ") }.count
      let line = Line(indentation: indentation, content: text[(start + indentation)..<end])
      for (index, part) in folded(line).enumerated() {
        if index > 0 { result.append(UInt8(ascii: "\n")) }
        part.write(to: &result)
      }
      if end == text.endIndex { return result }
      result.append(UInt8(ascii: "\n"))
      start = end + 1
    }
  }

  /// A line: the number of spaces that it begins with, and the rest.
  private struct Line {
    var indentation: Int
    var content: ArraySlice<UInt8>

    var width: Int { indentation + LineFolding.width(of: content) }

    func write(to text: inout [UInt8]) {
      text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
      text += content
    }
  }

  /// The width of a text in characters. Nearly all text is ASCII, whose characters needn't be told apart.
  private static func width(of text: ArraySlice<UInt8>) -> Int {
    text.allSatisfy { $0 < 0x80 } ? text.count : String(decoding: text, as: UTF8.self).count
  }

  private static func folded(_ line: Line) -> [Line] {
    guard line.width > width else { return [line] }
    let content = line.content
    if content.starts(with: "///".utf8) { return words(line) }
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
      return head + (arguments.width <= width ? [arguments] : separated(arguments))
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
      if let last = lines.last, last.width + 1 + width(of: word) <= width {
        lines[lines.count - 1].content += [UInt8(ascii: " ")] + word
      } else {
        let mark = Array((lines.isEmpty ? "" : "/// ").utf8)
        lines.append(Line(indentation: comment.indentation, content: mark + word))
      }
    }
    return lines
  }

  /// The arguments of a call, each with the comma or parenthesis after it.
  private static func separated(_ arguments: Line) -> [Line] {
    var rest = arguments.content
    var parts: [Line] = []
    while let comma = range(of: ", ", in: rest) {
      parts.append(Line(indentation: arguments.indentation, content: rest[..<(comma.lowerBound + 1)]))
      rest = rest[comma.upperBound...]
    }
    return parts + [Line(indentation: arguments.indentation, content: rest)]
  }

  /// The first occurrence outside of string literals.
  private static func range(of text: String, in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let text = Array(text.utf8)
    var isInString = false
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if isInString, byte == UInt8(ascii: "\\") {
        index += 1
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if !isInString, byte == text[0], bytes[index...].starts(with: text) {
        return index..<index + text.count
      }
      index += 1
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
