/// The difference of two texts as `diff -u` prints it: what a reader of a failed check wants to see.
package enum UnifiedDiff {
  /// The lines around a change that are shown.
  private static let context = 3

  /// Nil where the texts are equal. Lines are compared with their endings, so that a missing newline at the
  /// end is a difference, and is said as diff says it.
  package static func between(_ old: String, _ new: String, oldName: String, newName: String) -> String? {
    guard Array(old.utf8) != Array(new.utf8) else { return nil }
    let edits = edits(from: lines(old), to: lines(new))
    var text = "--- \(oldName)\n+++ \(newName)\n"
    for hunk in hunks(edits) { text += describe(hunk, of: edits) }
    return text
  }

  private enum Edit {
    case keep(String)
    case remove(String)
    case insert(String)

    var isChange: Bool { if case .keep = self { false } else { true } }
  }

  /// Each line with its newline, compared byte by byte: a line is its scalars here, not its characters, since
  /// two spellings of one character are a difference in a file.
  private static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    for byte in text.utf8 {
      line.append(byte)
      guard byte == UInt8(ascii: "\n") else { continue }
      lines.append(String(decoding: line, as: UTF8.self))
      line = []
    }
    if !line.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  private static func edits(from old: [String], to new: [String]) -> [Edit] {
    let difference = new.map { Array($0.utf8) }.difference(from: old.map { Array($0.utf8) })
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        edits.append(.remove(old[oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        edits.append(.insert(new[newIndex]))
        newIndex += 1
      } else {
        edits.append(.keep(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return edits
  }

  /// The ranges of edits that are shown: each change with its context, joined where they touch.
  private static func hunks(_ edits: [Edit]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in edits.indices where edits[index].isChange {
      let range = max(0, index - context)..<min(edits.count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func describe(_ hunk: Range<Int>, of edits: [Edit]) -> String {
    func count(_ range: Range<Int>, _ included: (Edit) -> Bool) -> Int { edits[range].count(where: included) }
    func isOld(_ edit: Edit) -> Bool { if case .insert = edit { false } else { true } }
    func isNew(_ edit: Edit) -> Bool { if case .remove = edit { false } else { true } }
    func span(_ included: (Edit) -> Bool) -> String {
      let before = count(0..<hunk.lowerBound, included)
      let length = count(hunk, included)
      let start = length == 0 ? before : before + 1
      return length == 1 ? "\(start)" : "\(start),\(length)"
    }
    var text = "@@ -\(span(isOld)) +\(span(isNew)) @@\n"
    for edit in edits[hunk] {
      let (mark, line) =
        switch edit {
        case .keep(let line): (" ", line)
        case .remove(let line): ("-", line)
        case .insert(let line): ("+", line)
        }
      text += mark + line
      if line.utf8.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
    }
    return text
  }
}
