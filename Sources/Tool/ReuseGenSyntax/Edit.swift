/// A change of a source, which replaces a range of bytes by a text.
package struct Edit: Sendable, Equatable {
  /// The bytes of the original that are replaced; empty for an insertion.
  package var range: Range<Int>
  package var replacement: String
  /// The change in words, such as "remove @IBOutlet".
  package var change: String

  package init(_ range: Range<Int>, _ replacement: String, _ change: String) {
    self.range = range
    self.replacement = replacement
    self.change = change
  }
}

extension [Edit] {
  /// The edits in the order of the text, without those that overlap one before them, which are listed with it.
  package var resolved: (edits: [Edit], overlaps: [(first: Edit, second: Edit)]) {
    let ordered = enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      // Insertions come before a replacement that starts with them, in their own order.
      if first.isEmpty != second.isEmpty { return first.isEmpty }
      if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
      return left.offset < right.offset
    }.map(\.element)
    var edits: [Edit] = []
    var overlaps: [(first: Edit, second: Edit)] = []
    var end = 0
    for edit in ordered {
      if let last = edits.last, edit.range.lowerBound < end {
        overlaps.append((last, edit))
      } else {
        edits.append(edit)
        end = edit.range.upperBound
      }
    }
    return (edits, overlaps)
  }

  /// The text with all edits, which must be in its order and must not overlap.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1024)
    var offset = 0
    for edit in self {
      result += bytes[offset..<edit.range.lowerBound]
      result.append(contentsOf: edit.replacement.utf8)
      offset = edit.range.upperBound
    }
    return result + bytes[offset...]
  }
}
