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
    guard bytes[start..<end].contains(.backslash) else { return text(in: start..<end) }
    return unescaped(start..<end, pounds: pounds)
  }

  private func unescaped(_ range: Range<Int>, pounds: Int) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let code = offset + 1 + pounds
      guard bytes[offset] == .backslash, code < range.upperBound,
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
      case UInt8(ascii: "u"): offset = appendScalar(to: &result, from: offset, before: range.upperBound)
      case let other: result.append(other)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends the scalar of `\u{…}`, or of `\u` and digits in Objective-C.
  private func appendScalar(to result: inout [UInt8], from start: Int, before end: Int) -> Int {
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
