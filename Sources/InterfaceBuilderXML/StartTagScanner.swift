import Foundation

/// Finds the start tags in the bytes of an XML document, one after the other.
///
/// XMLParser says where a start tag ends, which for a tag of several lines is another line than where it begins. The
/// scanner goes along with the parser, a tag at a time, and knows where it begins. It relies on two things that hold
/// in UTF-8: no byte of a longer character looks like "<", and "<" doesn't stand in attribute values or text. What it
/// has to step over are comments, CDATA sections, processing instructions and the document type. It looks for bytes
/// with `memchr`, so that it costs little in debug builds too.
struct StartTagScanner {
  private let bytes: UnsafeRawBufferPointer
  private var searchStart = 0

  /// Where the document type's own declarations begin, if it has passed by and had some.
  private(set) var declarations: Int?
  /// Where the first of them that declares an entity begins.
  private(set) var entityDeclaration: Int?
  /// Where processing instructions without data that have passed by end: before their "?>".
  private(set) var bareInstructions: [Int] = []

  private var countedTo = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// A scanner that has come to an offset, whose place is known.
  init(_ bytes: UnsafeRawBufferPointer, at offset: Int, _ place: IBPlace) {
    self.bytes = bytes
    searchStart = offset
    countedTo = offset
    line = place.line
    lineStart = offset - place.column + 1
  }

  /// The offset of the next start tag's "<".
  mutating func next() -> Int? {
    while let tag = offset(of: UInt8(ascii: "<"), from: searchStart), tag + 1 < bytes.count {
      switch bytes[tag + 1] {
      case UInt8(ascii: "/"):
        searchStart = tag + 2
      case UInt8(ascii: "?"):
        searchStart = end(of: "?>", from: tag + 2)
        noteInstruction(tag..<searchStart)
      case UInt8(ascii: "!"):
        if has("<!--", at: tag) {
          searchStart = end(of: "-->", from: tag + 4)
        } else if has("<![CDATA[", at: tag) {
          searchStart = end(of: "]]>", from: tag + 9)
        } else {
          searchStart = endOfDocumentType(from: tag + 2)
        }
      default:
        searchStart = tag + 1
        return tag
      }
    }
    searchStart = bytes.count
    return nil
  }

  /// The place of an offset. Offsets are asked for in ascending order: lines are counted from the last one.
  mutating func place(of offset: Int) -> IBPlace {
    while let lineFeed = self.offset(of: UInt8(ascii: "\n"), from: countedTo, to: offset) {
      line += 1
      lineStart = lineFeed + 1
      countedTo = lineStart
    }
    // A document may have millions of tags on one line: what was looked at isn't looked at again.
    countedTo = offset
    return IBPlace(line: line, column: offset - lineStart + 1, offset: offset)
  }

  private func offset(of byte: UInt8, from start: Int, to end: Int? = nil) -> Int? {
    let end = end ?? bytes.count
    guard start < end, let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), end - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  private func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count, let base = bytes.baseAddress else { return false }
    return memcmp(base + offset, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// The offset after `text`, or the end of the document.
  func end(of text: StaticString, from start: Int) -> Int {
    let last = text.utf8CodeUnitCount - 1
    var start = start
    while let found = offset(of: text.utf8Start[last], from: start + last) {
      if has(text, at: found - last) { return found + 1 }
      start = found - last + 1
    }
    return bytes.count
  }

  private mutating func noteInstruction(_ instruction: Range<Int>) {
    let target = instruction.dropFirst(2).dropLast(2)
    if !target.contains(where: { bytes[$0] <= 0x20 }) { bareInstructions.append(target.endIndex) }
  }

  /// The offset after the document type that begins before `start`: after its ">", its own declarations stepped over.
  private mutating func endOfDocumentType(from start: Int) -> Int {
    var offset = start
    var isInSubset = false
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let quote = self.offset(of: bytes[offset], from: offset + 1) else { return bytes.count }
        offset = quote + 1
      case UInt8(ascii: "["):
        isInSubset = true
        declarations = declarations ?? offset
        offset += 1
      case UInt8(ascii: "]"):
        isInSubset = false
        offset += 1
      case UInt8(ascii: ">") where !isInSubset:
        return offset + 1
      case UInt8(ascii: "<") where has("<!--", at: offset):
        offset = end(of: "-->", from: offset + 4)
      case UInt8(ascii: "<") where has("<?", at: offset):
        offset = end(of: "?>", from: offset + 2)
      case UInt8(ascii: "<"):
        if entityDeclaration == nil, has("<!ENTITY", at: offset) { entityDeclaration = offset }
        offset += 1
      default:
        offset += 1
      }
    }
    return bytes.count
  }
}
