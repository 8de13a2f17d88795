/// A number as JSON5 writes it.
///
/// No value of a manifest is a number, so a mistake in one is told apart from a number where something else belongs.
struct JSONNumber {
  let value: Double

  /// Why a word is no number.
  struct Mistake: Error {
    var message: String
  }

  init(_ word: String) throws(Mistake) {
    let isNegative = word.hasPrefix("-")
    let digits = isNegative || word.hasPrefix("+") ? word.dropFirst() : word[...]
    value = try (isNegative ? -1 : 1) * Self.magnitude(digits, word: word)
  }

  private static func magnitude(_ digits: Substring, word: String) throws(Mistake) -> Double {
    switch digits {
    case "Infinity": return .infinity
    case "NaN": return .nan
    case _ where digits.hasPrefix("0x") || digits.hasPrefix("0X"): return try hexadecimal(digits.dropFirst(2), word)
    default: return try decimal(digits, word)
    }
  }

  /// Foundation reads an integer that a `Double` holds exactly; those up to here all are.
  private static func hexadecimal(_ digits: Substring, _ word: String) throws(Mistake) -> Double {
    guard !digits.isEmpty, digits.utf8.allSatisfy(isHexDigit) else { throw notANumber(word) }
    guard let value = UInt64(digits, radix: 16), value <= 1 << 53 else { throw outOfRange(word) }
    return Double(value)
  }

  private static func decimal(_ digits: Substring, _ word: String) throws(Mistake) -> Double {
    var rest = digits.utf8[...]
    let whole = takeDigits(&rest)
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = takeDigits(&rest)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { throw notANumber(word) }
    if whole.count > 1, whole.first == UInt8(ascii: "0") {
      throw Mistake(message: "the number \(word) begins with a 0; remove it")
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard !takeDigits(&rest).isEmpty else { throw notANumber(word) }
      // Foundation takes no exponent after a 0 alone.
      if whole.elementsEqual("0".utf8), fraction.isEmpty, !digits.contains(".") {
        throw Mistake(message: "the number \(word) is 0; write 0")
      }
    }
    guard rest.isEmpty, let value = Double(digits) else { throw notANumber(word) }
    let isZero = (Array(whole) + Array(fraction)).allSatisfy { $0 == UInt8(ascii: "0") }
    guard value.isFinite, value != 0 || isZero else { throw outOfRange(word) }
    return value
  }

  private static func takeDigits(_ rest: inout Substring.UTF8View.SubSequence) -> Substring.UTF8View.SubSequence {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(digits.count)
    return digits
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private static func outOfRange(_ word: String) -> Mistake {
    Mistake(message: "the number \(word) is too large or too small; no value of a manifest is a number")
  }

  private static func notANumber(_ word: String) -> Mistake {
    let first = word.unicodeScalars.first { $0 != "+" && $0 != "-" && $0 != "." }
    if let first, ("0"..."9").contains(first) {
      return Mistake(message: "\(word) is no number; a string stands in quotes: \"\(word)\"")
    }
    return Mistake(message: "\(word) is no value; a string stands in quotes: \"\(word)\"")
  }
}
