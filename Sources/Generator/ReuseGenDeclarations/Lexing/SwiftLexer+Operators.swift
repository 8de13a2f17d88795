extension SwiftLexer {
  /// Reads a comment, a regular expression or an operator.
  mutating func slash() {
    if comment() { return }
    let start = offset
    if mayStartRegex, let end = endOfRegex() {
      offset = end
      output.add(.regex, start..<end)
    } else {
      operators()
    }
  }

  /// Whether an operand may come next: an infix operator would follow an operand, and a regular expression doesn't
  /// start with a space.
  private var mayStartRegex: Bool {
    guard offset >= slashFailure, let last = output.last else { return offset >= slashFailure }
    let next = bytes[offset + 1]
    if next.isBlank { return false }
    switch last.kind {
    case .open, .stringStart, .stringMiddle, .directive: return true
    case .word:
      return last.keyword.precedesExpression || startsLine
    case .punctuation: return bytes[last.start] != .dot
    // An operator that follows an operand without a space is a postfix one.
    case .operator: return last.flags.contains(.followsSpace)
    case .close, .string, .stringEnd, .number, .regex: return startsLine
    case .end: return true
    }
  }

  private var startsLine: Bool { output.pending.contains(.startsLine) }

  /// The end of a regular expression between slashes; `nil` if it doesn't end on its line, ends after a space, or
  /// closes a parenthesis that it doesn't open.
  private mutating func endOfRegex() -> Int? {
    var end = offset + 1
    var parentheses = 0
    var brackets = 0
    while !bytes.isLineEnd(end), bytes[end] != .slash {
      switch bytes[end] {
      case .backslash: end += bytes.isLineEnd(end + 1) ? 0 : 1
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets = max(brackets - 1, 0)
      case UInt8(ascii: "(") where brackets == 0: parentheses += 1
      case UInt8(ascii: ")") where brackets == 0:
        parentheses -= 1
        if parentheses < 0 {
          slashFailure = end
          return nil
        }
      default: break
      }
      end += 1
    }
    let isRegex = bytes[end] == .slash && end > offset + 1 && !bytes[end - 1].isBlank
    if isRegex { return end + 1 }
    slashFailure = end
    return nil
  }

  /// Reads an operator.
  mutating func operators() {
    let start = offset
    let first = bytes[offset]
    offset += 1
    // Generic arguments are closed one by one, and "?" and "!" follow types without a space.
    if first == UInt8(ascii: "<") || first == UInt8(ascii: ">") {
      return output.add(.operator, start..<offset)
    }
    if first == UInt8(ascii: "-"), bytes[offset] == UInt8(ascii: ">") {
      offset += 1
      return output.add(.operator, start..<offset)
    }
    skipOperator(withDots: false)
    output.add(.operator, start..<offset)
  }

  /// Reads a dot, or an operator that starts with two.
  mutating func dot() {
    let start = offset
    offset += 1
    guard bytes[offset] == .dot || bytes[offset].isOfOperator && bytes[offset] != .slash else {
      return output.add(.punctuation, start..<offset)
    }
    skipOperator(withDots: true)
    output.add(.operator, start..<offset)
  }

  private mutating func skipOperator(withDots: Bool) {
    while true {
      let byte = bytes[offset]
      if byte == .slash {
        // A comment ends an operator.
        if bytes[offset + 1] == .slash || bytes[offset + 1] == .star { return }
        // No operator has the end of a comment.
        if bytes[offset - 1] == .star { output.hasBrokenToken = true }
        offset += 1
      } else if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") {
        return
      } else if byte.isOfOperator || withDots && byte == .dot {
        offset += 1
      } else if byte >= 0x80 {
        let width = operatorWidth(at: offset)
        if width == 0 { return }
        offset += width
      } else {
        return
      }
    }
  }

  // MARK: - Beyond ASCII

  mutating func beyondASCII() {
    let start = offset
    let width = operatorWidth(at: offset)
    if width > 0 {
      offset += width
      skipOperator(withDots: false)
      output.add(.operator, start..<offset)
    } else {
      offset += scalarWidth(at: offset)
      skipWord()
      output.add(.word, start..<offset)
    }
  }

  /// How many bytes the scalar at an offset has: 1 if they aren't UTF-8.
  func scalarWidth(at offset: Int) -> Int {
    let width =
      switch bytes[offset] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    for next in 1..<max(width, 2) where next < width {
      guard bytes[offset + next] & 0xC0 == 0x80 else { return 1 }
    }
    return width
  }

  /// The width of the scalar at an offset if operators have it; otherwise 0.
  func operatorWidth(at offset: Int) -> Int {
    let width = scalarWidth(at: offset)
    guard width == 2 || width == 3 else { return 0 }
    var scalar = UInt32(bytes[offset]) & (width == 2 ? 0x1F : 0x0F)
    for next in 1..<width { scalar = scalar << 6 | UInt32(bytes[offset + next] & 0x3F) }
    return Self.isOfOperator(scalar) ? width : 0
  }

  /// The scalars that start operators, by the grammar of Swift.
  private static func isOfOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: true
    case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: true
    case 0x3001...0x3003, 0x3008...0x3020, 0x3030: true
    default: false
    }
  }
}
