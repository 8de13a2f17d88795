/// Folds the long lines of the generated file, so that none is wider than a reviewer's screen. A template can't measure
/// its lines.
enum LineFolding {
  /// The maximum width of a line in characters. Only a string, a name or a list without a space can exceed it.
  static let width = 140

  static func folded(_ text: String) -> String {
    guard text.utf8.split(separator: UInt8(ascii: "\n")).contains(where: { $0.count > width }) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { folded(line: $0) }.joined(separator: "\n")
  }

  private static func folded(line: Substring) -> [Substring] {
    guard line.count > width else { return [line] }
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
      if inner.count + arguments.count <= width { return head + [inner + arguments] }
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
      if let last = lines.last, last.count + 1 + word.count <= width {
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
    var isInString = false
    var index = content.startIndex
    while index < content.endIndex {
      let character = content[index]
      if isInString, character == "\\" {
        index = content.index(after: index)
      } else if character == "\"" {
        isInString.toggle()
      } else if !isInString, content[index...].hasPrefix(text) {
        return index..<content.index(index, offsetBy: text.count)
      }
      if index < content.endIndex { index = content.index(after: index) }
    }
    return nil
  }
}
