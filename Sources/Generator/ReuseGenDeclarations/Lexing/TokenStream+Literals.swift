extension TokenStream {
  /// The text of a string literal without an interpolation, with its escapes resolved.
  package func value(ofString index: Int) -> String {
    let token = self[index]
    var start = token.start
    var end = token.end
    if start < end, bytes[start] == UInt8(ascii: "@") { start += 1 }
    var pounds = 0
    while start + pounds < end, bytes[start + pounds] == .pound { pounds += 1 }
    let quotes = token.flags.contains(.isQuoted) ? 3 : 1
    start = min(start + pounds + quotes, end)
    // A literal that isn't terminated has no quotation mark at its end.
    if end > start, bytes[end - 1] == (pounds > 0 ? .pound : .quote) { end = max(end - pounds - quotes, start) }
    let lines = quotes == 3 ? unindented(start..<end, pounds: pounds) : nil
    guard lines != nil || bytes[start..<end].contains(.backslash) else { return text(in: start..<end) }
    return Self.unescaped(lines ?? Array(bytes[start..<end]), pounds: pounds)
  }

  /// The lines of a literal, without the indentation of its last line; `nil` if it is on one line.
  private func unindented(_ range: Range<Int>, pounds: Int) -> [UInt8]? {
    guard let last = bytes[range].lastIndex(of: .lineFeed) else { return nil }
    let indentation = bytes[last + 1..<range.upperBound].count { $0.isBlank }
    // The first line feed and the last one aren't part of the text.
    let lines = bytes[range].split(separator: .lineFeed, omittingEmptySubsequences: false).dropFirst().dropLast()
    var result: [UInt8] = []
    for line in lines {
      var text = line.dropFirst(min(indentation, line.prefix { $0.isBlank }.count))
      if text.last == .carriageReturn { text.removeLast() }
      result += text
      // A backslash at the end continues the line.
      if pounds == 0, text.last == .backslash, text.dropLast().last != .backslash {
        result.removeLast()
      } else {
        result.append(.lineFeed)
      }
    }
    if result.last == .lineFeed { result.removeLast() }
    return result
  }

  private static func unescaped(_ bytes: [UInt8], pounds: Int) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let code = offset + 1 + pounds
      guard bytes[offset] == .backslash, code < bytes.count,
        bytes[offset + 1..<code].allSatisfy({ $0 == .pound })
      else {
        result.append(bytes[offset])
        offset += 1
        continue
      }
      offset = code + 1
      switch bytes[code] {
      case UInt8(ascii: "n"): result.append(.lineFeed)
      case UInt8(ascii: "r"): result.append(.carriageReturn)
      case UInt8(ascii: "t"): result.append(.tab)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "u"): offset = appendScalar(of: bytes, to: &result, from: offset)
      case let other: result.append(other)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends the scalar of `\u{…}`, or of `\u` and digits in Objective-C.
  private static func appendScalar(of bytes: [UInt8], to result: inout [UInt8], from start: Int) -> Int {
    let end = bytes.count
    var offset = start
    let hasBraces = offset < end && bytes[offset] == UInt8(ascii: "{")
    if hasBraces { offset += 1 }
    var code: UInt32 = 0
    var digits = 0
    while offset < end, digits < (hasBraces ? 8 : 4), let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue
    {
      code = code << 4 | UInt32(digit)
      digits += 1
      offset += 1
    }
    if hasBraces, offset < end, bytes[offset] == UInt8(ascii: "}") { offset += 1 }
    result += Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    return offset
  }
}
