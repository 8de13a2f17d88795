/// The difference of two texts, as `diff -u` prints it.
package enum UnifiedDiff {
  /// The number of unchanged lines around a change.
  private static let context = 3

  /// The difference; `nil` if the texts are equal. Lines are compared with their endings, so that a missing newline at
  /// the end is a difference, which is shown as `diff` shows it.
  package static func between(_ old: String, _ new: String, oldName: String, newName: String) -> String? {
    guard !old.utf8.elementsEqual(new.utf8) else { return nil }
    let (old, new) = (lines(old), lines(new))
    var numbers = [Line: Int](minimumCapacity: max(old.count, new.count))
    func number(_ line: Line) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let difference = LineDifference(from: old.map(number), to: new.map(number))
    var text = Array("--- \(oldName)\n+++ \(newName)\n".utf8)
    for hunk in hunks(changes(difference)) { write(hunk, old, new, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether two texts differ only in their line endings, CR LF or LF.
  package static func isOfLineEndingsOnly(_ old: String, _ new: String) -> Bool {
    !old.utf8.elementsEqual(new.utf8) && LineFeeds(old).elementsEqual(LineFeeds(new))
  }

  /// The bytes of a text with LF in place of each CR LF.
  private struct LineFeeds: Sequence, IteratorProtocol {
    private var bytes: String.UTF8View.Iterator
    /// The byte after a CR that isn't part of a line ending.
    private var waiting: UInt8?

    init(_ text: String) { bytes = text.utf8.makeIterator() }

    mutating func next() -> UInt8? {
      let byte = waiting ?? bytes.next()
      waiting = nil
      guard byte == UInt8(ascii: "\r") else { return byte }
      waiting = bytes.next()
      guard waiting == UInt8(ascii: "\n") else { return byte }
      waiting = nil
      return UInt8(ascii: "\n")
    }
  }

  /// A line with its newline, compared byte by byte: two encodings of one character are a difference.
  private struct Line: Hashable {
    var bytes: ArraySlice<UInt8>

    var isEnded: Bool { bytes.last == UInt8(ascii: "\n") }

    /// Hashes all bytes at once, which is much faster than one by one.
    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }

  private static func lines(_ text: String) -> [Line] {
    var rest = Array(text.utf8)[...]
    var lines: [Line] = []
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(Line(bytes: rest[..<end]))
      rest = rest[end...]
    }
    return lines
  }

  /// Lines that are replaced by others. One of the ranges can be empty.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func changes(_ difference: LineDifference) -> [Change] {
    var changes: [Change] = []
    var (old, new) = (0, 0)
    while old < difference.isRemoved.count || new < difference.isInserted.count {
      let start = (old: old, new: new)
      while old < difference.isRemoved.count, difference.isRemoved[old] { old += 1 }
      while new < difference.isInserted.count, difference.isInserted[new] { new += 1 }
      if (old, new) == (start.old, start.new) {
        old += 1
        new += 1
      } else {
        changes.append(Change(old: start.old..<old, new: start.new..<new))
      }
    }
    return changes
  }

  /// Groups the changes whose context touches.
  private static func hunks(_ changes: [Change]) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func write(_ hunk: [Change], _ old: [Line], _ new: [Line], to text: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    func span(_ range: (Change) -> Range<Int>) -> String {
      let start = range(first).lowerBound - before
      let length = range(last).upperBound + after - start
      return length == 1 ? "\(start + 1)" : "\(length == 0 ? start : start + 1),\(length)"
    }
    func write(_ mark: Character, _ lines: ArraySlice<Line>) {
      for line in lines {
        text.append(contentsOf: mark.utf8)
        text.append(contentsOf: line.bytes)
        if !line.isEnded { text.append(contentsOf: "\n\\ No newline at end of file\n".utf8) }
      }
    }
    text.append(contentsOf: "@@ -\(span(\.old)) +\(span(\.new)) @@\n".utf8)
    var shown = first.old.lowerBound - before
    for change in hunk {
      write(" ", old[shown..<change.old.lowerBound])
      write("-", old[change.old])
      write("+", new[change.new])
      shown = change.old.upperBound
    }
    write(" ", old[shown..<last.old.upperBound + after])
  }
}
