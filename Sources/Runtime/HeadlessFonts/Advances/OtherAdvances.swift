/// The advances of characters that Inter has no glyphs for, in the system's other fonts.
enum OtherAdvances {
  private static let emoji = 1.2
  private static let fullWidth = 1.0
  private static let usual = 0.6

  /// The advance in ems; 0 for characters that are drawn on others, or not at all.
  static func ems(of character: Unicode.Scalar) -> Double? {
    let code = character.value
    switch character.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // Two of them are one flag.
    if (0x1F1E6...0x1F1FF).contains(code) { return emoji / 2 }
    if character.properties.isEmojiModifier { return 0 }
    if character.properties.isEmoji || code >= 0x1F000 && code < 0x20000 { return emoji }
    // Halfwidth forms.
    if (0xFF61...0xFFDC).contains(code) { return fullWidth / 2 }
    return isFullWidth(code) ? fullWidth : usual
  }

  private static func isFullWidth(_ code: UInt32) -> Bool {
    // Hangul, then everything from the radicals of Chinese characters to the end of their planes.
    (0x1100...0x115F).contains(code) || (0x2E80...0xA4CF).contains(code) || (0xAC00...0xD7A3).contains(code)
      || (0xF900...0xFAFF).contains(code) || (0xFE30...0xFE4F).contains(code) || (0xFF00...0xFF60).contains(code)
      || (0x20000...0x3FFFF).contains(code)
  }
}
