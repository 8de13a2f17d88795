/// Undoes a unified diff.
struct UndoneDiff {
  private let lines: [Substring]

  init(_ diff: String) { lines = Self.lines(diff) }

  /// Lines with their endings.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.unicodeScalars.firstIndex(of: "\n") {
      let next = rest.unicodeScalars.index(after: end)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  /// The text before the change.
  func original(of text: String) -> String {
    let changed = Self.lines(text)
    var original: [Substring] = []
    var position = 0
    var last: Unicode.Scalar?
    for line in lines.drop(while: { !$0.hasPrefix("@@") }) {
      let mark = line.unicodeScalars.first
      switch mark {
      case "@": position = copy(changed, from: position, before: line, to: &original)
      case " ":
        original.append(changed[position])
        position += 1
      case "+": position += 1
      case "-": original.append(line.dropFirst())
      default:
        if last == "-", let removed = original.popLast() { original.append(Self.withoutNewline(removed)) }
      }
      last = mark
    }
    return (original + changed[position...]).joined()
  }

  private static func withoutNewline(_ line: Substring) -> Substring {
    line.unicodeScalars.last == "\n" ? Substring(line.unicodeScalars.dropLast()) : line
  }

  /// Copies the lines before a hunk, and returns the number of lines before it.
  private func copy(
    _ changed: [Substring],
    from position: Int,
    before header: Substring,
    to original: inout [Substring]
  ) -> Int {
    let numbers = header.split(separator: "+")[1].split(separator: " ")[0].split(separator: ",").compactMap { Int($0) }
    // A hunk without lines stands after the line that it names.
    let start = numbers.count > 1 && numbers[1] == 0 ? numbers[0] : numbers[0] - 1
    original += changed[position..<start]
    return start
  }
}
