/// The advances of one weight of Inter, read from their encoding.
struct AdvanceTable: Sendable {
  private let digits: StaticString

  init(_ weight: FontAdvances.Weight, isDisplay: Bool) {
    digits =
      switch (weight, isDisplay) {
      case (.regular, false): InterAdvances.textRegular
      case (.medium, false): InterAdvances.textMedium
      case (.semibold, false): InterAdvances.textSemibold
      case (.bold, false): InterAdvances.textBold
      case (.regular, true): InterAdvances.displayRegular
      case (.medium, true): InterAdvances.displayMedium
      case (.semibold, true): InterAdvances.displaySemibold
      case (.bold, true): InterAdvances.displayBold
      }
  }

  /// The advance in ems; `nil` for a character that Inter doesn't have.
  func ems(of character: Unicode.Scalar) -> Double? {
    guard let index = Self.index(of: character.value) else { return nil }
    let bytes = digits.utf8Start + 2 * index
    let units = Int(bytes[0] - Self.firstDigit) * 64 + Int(bytes[1] - Self.firstDigit)
    return units == Self.missing ? nil : Double(units) / 2048
  }

  private static let firstDigit = UInt8(ascii: "0")
  private static let missing = 64 * 64 - 1

  private static func index(of code: UInt32) -> Int? {
    if code >= 0x20, code < 0x250 { return Int(code - 0x20) }
    var start = 0
    for block in InterAdvances.blocks {
      if block.contains(code) { return start + Int(code - block.lowerBound) }
      start += block.count
    }
    return nil
  }
}
