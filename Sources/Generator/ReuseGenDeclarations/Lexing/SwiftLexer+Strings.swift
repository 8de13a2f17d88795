extension SwiftLexer {
  /// The most "#" that a literal may have; with more they are punctuation.
  private static let mostPounds = 32

  /// Reads a literal from its first quotation mark on.
  mutating func string(pounds: Int, start: Int) {
    // With pounds, three quotation marks start lines only at the end of a line: #"""# is a text of one.
    var isMultiline = bytes[offset + 1] == .quote && bytes[offset + 2] == .quote
    if isMultiline, pounds > 0 { isMultiline = bytes.isLineEnd(bytes.skippingSpace(from: offset + 3)) }
    offset += isMultiline ? 3 : 1
    restOfString(StringDelimiter(pounds: pounds, isMultiline: isMultiline), start: start, opening: nil)
  }

  /// Reads a literal up to its end or its next interpolation.
  ///
  /// - Parameter opening: The token of the interpolation that was closed before.
  mutating func restOfString(_ literal: StringDelimiter, start: Int, opening: Int?) {
    while true {
      guard offset < bytes.count else {
        output.hasBrokenToken = true
        offset = bytes.count
        return endString(start, literal, opening)
      }
      switch bytes[offset] {
      case .quote where isEnd(of: literal):
        offset += (literal.isMultiline ? 3 : 1) + literal.pounds
        return endString(start, literal, opening)
      case .backslash where bytes.run(of: .pound, from: offset + 1, limit: literal.pounds) == literal.pounds:
        offset += 1 + literal.pounds
        if bytes[offset] == UInt8(ascii: "(") {
          offset += 1
          return interpolate(start, literal, opening)
        }
        // Skip the escaped character, unless it ends the line.
        if !bytes.isLineEnd(offset) { offset += 1 }
      case .lineFeed, .carriageReturn:
        if !literal.isMultiline {
          output.hasBrokenToken = true
          return endString(start, literal, opening)
        }
        offset += 1
      default:
        offset += 1
      }
    }
  }

  private func isEnd(of literal: StringDelimiter) -> Bool {
    let quotes = literal.isMultiline ? 3 : 1
    guard bytes.run(of: .quote, from: offset, limit: quotes) == quotes else { return false }
    return bytes.run(of: .pound, from: offset + quotes, limit: literal.pounds) == literal.pounds
  }

  private mutating func endString(_ start: Int, _ literal: StringDelimiter, _ opening: Int?) {
    output.add(
      opening == nil ? .string : .stringEnd,
      start..<offset,
      flags: literal.isMultiline ? .isQuoted : []
    )
    if let opening { output.pairLast(with: opening) }
  }

  private mutating func interpolate(_ start: Int, _ literal: StringDelimiter, _ opening: Int?) {
    output.open(
      .interpolation,
      as: opening == nil ? .stringStart : .stringMiddle,
      start..<offset,
      literal: literal
    )
    if let opening { output.pairLast(with: opening) }
  }

  // MARK: - Pounds

  /// Reads a raw string, a regular expression, a directive, or "#" by itself.
  mutating func pound() {
    let start = offset
    let pounds = bytes.run(of: .pound, from: offset, limit: Self.mostPounds + 1)
    let next = bytes[offset + pounds]
    if pounds <= Self.mostPounds, next == .quote {
      offset += pounds
      return string(pounds: pounds, start: start)
    }
    if pounds <= Self.mostPounds, next == .slash, let end = endOfRegex(pounds: pounds) {
      offset = end
      return output.add(.regex, start..<end)
    }
    if pounds == 1, next.isOfWord, !next.isDigit { return directive() }
    offset += 1
    output.add(.punctuation, start..<offset)
  }

  private mutating func directive() {
    let start = offset
    offset += 1
    while bytes[offset].isOfWord { offset += 1 }
    let keyword = offset - start <= 7 ? keywords.keyword(of: bytes, start..<offset) : .none
    output.addDirective(keyword, start..<offset)
    if keyword == .conditionStart { skipFalseBranch() }
  }

  /// Skips the branch of `#if false`, which many use as a comment.
  private mutating func skipFalseBranch() {
    let end = offset + " false".utf8.count
    guard bytes.has(" false", at: offset), bytes.endsLine(end) else { return }
    output.add(.word, offset + 1..<end)
    offset = bytes.endOfBranch(from: end)
    output.pending = .startsLine
  }

  /// Where a regular expression between "#/" and "/#" ends; `nil` if it doesn't end.
  private mutating func endOfRegex(pounds: Int) -> Int? {
    guard offset >= poundFailure.offset || pounds < poundFailure.pounds else { return nil }
    var end = bytes.skippingSpace(from: offset + pounds + 1)
    let isMultiline = bytes.isLineEnd(end)
    while end < bytes.count, isMultiline || !bytes.isLineEnd(end) {
      if bytes[end] == .backslash {
        end += 2
      } else if bytes[end] == .slash, bytes.run(of: .pound, from: end + 1, limit: pounds) == pounds {
        return end + 1 + pounds
      } else {
        end += 1
      }
    }
    poundFailure = (min(end, bytes.count), pounds)
    return nil
  }
}
