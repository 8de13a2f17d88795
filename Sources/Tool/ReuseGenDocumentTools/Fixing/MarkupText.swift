import ReuseGenCore
import ReuseGenXML

/// The bytes of a document, in which elements and attributes are found by their locations.
struct MarkupText {
  /// A range of bytes and what replaces it.
  struct Edit: Equatable {
    var range: Range<Int>
    var replacement: [UInt8] = []
  }

  private(set) var bytes: [UInt8]
  /// The offset of the first byte of each line. A line ends with a line feed.
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = bytes.withUnsafeBufferPointer { bytes in
      var starts = [0]
      for offset in 0..<bytes.count where bytes[offset] == 0x0A { starts.append(offset + 1) }
      return starts
    }
  }

  /// Applies edits. Of those that overlap, the first is applied.
  mutating func apply(_ edits: [Edit]) {
    // In one pass: replacing one range after the other would move all that follows for each.
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = 0
    for edit in merged(edits) where edit.range.lowerBound >= copied {
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.replacement
      copied = edit.range.upperBound
    }
    result += bytes[copied...]
    bytes = result
  }

  /// The edit that a fix means; `nil` if its attribute isn't where it says.
  func edit(_ fix: DocumentFix) -> Edit? {
    guard lineStarts.indices.contains(fix.location.line - 1) else { return nil }
    let offset = lineStarts[fix.location.line - 1] + fix.location.column - 1
    switch fix.change {
    case .removeConnection: return element(around: offset).map { Edit(range: lines(around: $0)) }
    case .correct(let name, let other):
      guard let value = value(ofAttributeAt: offset), bytes[value].elementsEqual(name.utf8), Self.isPlain(other) else {
        return nil
      }
      return Edit(range: value, replacement: Array(other.utf8))
    }
  }

  /// The edits of the list of images and colors at a document's end, which repeats the names.
  func editsOfResources(_ fix: DocumentFix, in document: InterfaceBuilderDocument) -> [Edit] {
    guard case .correct(let name, let other) = fix.change,
      document.images.contains(where: { $0.name == name }) || document.colors.contains(where: { $0.name == name }),
      let list = bytes.lastRange(of: Array("<resources>".utf8))
    else { return [] }
    let value = Array("name=\"\(name)\"".utf8)
    var edits: [Edit] = []
    var start = list.upperBound
    while let found = bytes[start...].firstRange(of: value) {
      if bytes[found.lowerBound - 1] == UInt8(ascii: " ") {
        edits.append(Edit(range: found, replacement: Array("name=\"\(other)\"".utf8)))
      }
      start = found.upperBound
    }
    return edits
  }

  // MARK: - Markup

  /// Whether a name stands in an attribute as it is.
  private static func isPlain(_ name: String) -> Bool {
    !name.utf8.contains { [UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'")].contains($0) }
  }

  private func value(ofAttributeAt offset: Int) -> Range<Int>? {
    guard let sign = bytes[offset...].firstIndex(of: UInt8(ascii: "=")),
      bytes[offset..<sign].allSatisfy({ $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "<") })
    else { return nil }
    let quote = sign + 1
    guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") || bytes[quote] == UInt8(ascii: "'"),
      let end = bytes[(quote + 1)...].firstIndex(of: bytes[quote])
    else { return nil }
    return quote + 1..<end
  }

  /// The connection whose attribute is at an offset. Values of attributes contain no "<".
  private func element(around offset: Int) -> Range<Int>? {
    guard offset < bytes.count, let start = bytes[...offset].lastIndex(of: UInt8(ascii: "<")) else { return nil }
    let tags = ["outlet", "outletCollection", "action"].filter { bytes[(start + 1)...].starts(with: "\($0) ".utf8) }
    guard let tag = tags.first else { return nil }
    var quote: UInt8?
    var end = start
    while end < bytes.count, quote != nil || bytes[end] != UInt8(ascii: ">") {
      if bytes[end] == quote {
        quote = nil
      } else if quote == nil, bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'") {
        quote = bytes[end]
      }
      end += 1
    }
    guard end < bytes.count else { return nil }
    if bytes[end - 1] == UInt8(ascii: "/") { return start..<end + 1 }
    // An element without content may have an end tag of its own.
    let closing = end + 1 + bytes[(end + 1)...].prefix(while: Self.isSpace).count
    let mark = Array("</\(tag)>".utf8)
    return bytes[closing...].starts(with: mark) ? start..<closing + mark.count : nil
  }

  /// A range with its whole lines, if nothing else is on them.
  private func lines(around range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower > 0, bytes[lower - 1] == UInt8(ascii: " ") || bytes[lower - 1] == UInt8(ascii: "\t") { lower -= 1 }
    while upper < bytes.count, bytes[upper] == UInt8(ascii: " ") || bytes[upper] == UInt8(ascii: "\r") { upper += 1 }
    guard lower == 0 || bytes[lower - 1] == UInt8(ascii: "\n"), upper < bytes.count,
      bytes[upper] == UInt8(ascii: "\n")
    else { return range }
    return lower..<upper + 1
  }

  // MARK: - Runs

  /// The edits in order. Removals that empty a list of connections remove the list, as Interface Builder does.
  private func merged(_ edits: [Edit]) -> [Edit] {
    var result: [Edit] = []
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit != result.last {
      if let last = result.last, last.replacement.isEmpty, edit.replacement.isEmpty,
        bytes[last.range.upperBound..<edit.range.lowerBound].allSatisfy(Self.isSpace)
      {
        result[result.count - 1].range = last.range.lowerBound..<edit.range.upperBound
      } else {
        result.append(edit)
      }
    }
    return result.map { $0.replacement.isEmpty ? Edit(range: withEmptiedList($0.range)) : $0 }
  }

  private func withEmptiedList(_ removed: Range<Int>) -> Range<Int> {
    let (opening, closing) = (Array("<connections>".utf8), Array("</connections>".utf8))
    let before = bytes[..<removed.lowerBound].lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? 0
    let after = bytes[removed.upperBound...].firstIndex { !Self.isSpace($0) } ?? bytes.count
    guard bytes[..<before].suffix(opening.count).elementsEqual(opening), bytes[after...].starts(with: closing) else {
      return removed
    }
    return lines(around: before - opening.count..<after + closing.count)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
}

extension [UInt8] {
  fileprivate func lastRange(of mark: [UInt8]) -> Range<Int>? {
    guard count >= mark.count else { return nil }
    return (0...count - mark.count).last { self[$0...].starts(with: mark) }.map { $0..<$0 + mark.count }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func firstRange(of mark: [UInt8]) -> Range<Int>? {
    guard count >= mark.count else { return nil }
    return (startIndex...endIndex - mark.count).first { self[$0...].starts(with: mark) }.map { $0..<$0 + mark.count }
  }
}
