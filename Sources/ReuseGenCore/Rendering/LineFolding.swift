import CLibrary

/// Folds the long lines of the generated file, so that none is wider than a reviewer's screen. A template can't measure
/// its lines.
enum LineFolding {
  /// The maximum width of a line in characters. Only a string, a name or a list without a space can exceed it.
  static let width = 140

  static func folded(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var result = ""
      // Few lines are long. The text between them is copied as a whole.
      var (copied, start) = (0, 0)
      while start < bytes.count {
        let end = lineEnd(in: bytes, from: start)
        if end - start > width {
          result += string(bytes[copied..<start])
          result += folded(line: string(bytes[start..<end])[...]).joined(separator: "\n")
          copied = end
        }
        start = end + 1
      }
      return result + string(bytes[copied...])
    }
  }

  private static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress, let end = memchr(base + start, 0x0A, bytes.count - start) else {
      return bytes.count
    }
    return UnsafeRawPointer(end) - UnsafeRawPointer(base)
  }

  private static func string(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
  }

  /// The width of a text in characters. Nearly all text is ASCII, whose characters needn't be told apart.
  private static func width(of text: Substring) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.count
  }

  private static func folded(line: Substring) -> [Substring] {
    guard width(of: line) > width else { return [line] }
    let indentation = line.prefix { $0 == " " }
    let content = line.dropFirst(indentation.count)
    if content.hasPrefix("///") { return words(content, indentation) }
    let inner = indentation + "  "
    // A declaration with its body: `func f() -> T { … }`.
    if content.hasSuffix(" }"), let opening = range(of: " { ", in: content) {
      let body = content[opening.upperBound...].dropLast(2)
      return folded(line: indentation + content[..<opening.lowerBound] + " {") + folded(line: inner + body)
        + [indentation + "}"]
    }
    // A call: `let x = T(…)`.
    if content.hasSuffix(")"), let opening = range(of: "(", in: content) {
      let arguments = content[opening.upperBound...]
      let head = folded(line: indentation + content[..<opening.upperBound])
      if width(of: inner) + width(of: arguments) <= width { return head + [inner + arguments] }
      return head + separated(arguments).map { inner + $0 }
    }
    // The heads of both.
    for mark in [" -> ", " = "] where content.hasSuffix(mark == " -> " ? "{" : "(") {
      guard let found = range(of: mark, in: content) else { continue }
      let rest = content[found.lowerBound...].dropFirst()
      return mark == " = "
        ? [indentation + content[..<found.lowerBound] + " =", inner + rest.dropFirst(2)]
        : [indentation + content[..<found.lowerBound], inner + rest]
    }
    return [line]
  }

  /// A comment on several lines.
  private static func words(_ comment: Substring, _ indentation: Substring) -> [Substring] {
    var lines: [Substring] = []
    for word in comment.split(separator: " ") {
      if let last = lines.last, width(of: last) + 1 + width(of: word) <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(indentation + (lines.isEmpty ? "" : "/// ") + word)
      }
    }
    return lines
  }

  /// The arguments of a call, each with the comma or parenthesis after it.
  private static func separated(_ arguments: Substring) -> [Substring] {
    var rest = arguments
    var parts: [Substring] = []
    while let comma = range(of: ", ", in: rest) {
      parts.append(rest[..<comma.lowerBound] + ",")
      rest = rest[comma.upperBound...]
    }
    return parts + [rest]
  }

  /// The first occurrence outside of string literals.
  private static func range(of text: String, in content: Substring) -> Range<Substring.Index>? {
    let bytes = content.utf8
    var isInString = false
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if isInString, byte == UInt8(ascii: "\\") {
        index = bytes.index(after: index)
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if !isInString, byte == text.utf8.first, bytes[index...].starts(with: text.utf8) {
        return index..<bytes.index(index, offsetBy: text.utf8.count)
      }
      if index < bytes.endIndex { index = bytes.index(after: index) }
    }
    return nil
  }
}
