import ReuseGenTestSupport
import Testing

@testable import ReuseGenXML

/// The scan looks at words, which begin at multiples of their size. Each case is therefore tried at each offset of
/// texts that begin at each remainder.
@Suite(.long) struct CharacterScanTests {
  private static let lines = (0..<64).map { index -> UInt8 in index % 7 == 3 ? 0x0A : index % 7 == 4 ? 0x20 : 0x7F }

  /// Lines of text, with other bytes from an offset.
  private func scan(_ bytes: [UInt8], at offset: Int, start: Int) -> CharacterScan {
    var text = Self.lines
    text.replaceSubrange(start + offset..<start + offset + bytes.count, with: bytes)
    return text.withUnsafeBytes { CharacterScan(UnsafeRawBufferPointer(rebasing: $0[start..<start + 41])) }
  }

  private func forEachOffset(of bytes: [UInt8], _ check: (Int, CharacterScan) -> Void) {
    for start in 0..<16 {
      for offset in 0...41 - bytes.count { check(offset, scan(bytes, at: offset, start: start)) }
    }
  }

  @Test(arguments: UInt8.min ... .max) func aByteIsFoundWhereverItIs(byte: UInt8) {
    let isIllegal = byte < 0x20 && ![0x09, 0x0A, 0x0D].contains(byte)
    forEachOffset(of: [byte]) { offset, scan in
      // An expectation is expensive, even if it holds.
      if scan.illegalCharacter != (isIllegal ? offset : nil) || scan.invalidUTF8 != (byte < 0x80 ? nil : offset) {
        Issue.record("at \(offset): \(scan)")
      }
    }
  }

  @Test(arguments: ["é", "€", "\u{FFFD}", "😀", "\r\n", "\t\t"]) func anAllowedCharacterIsNotFound(text: String) {
    forEachOffset(of: Array(text.utf8)) { _, scan in #expect(scan.illegalCharacter == nil && scan.invalidUTF8 == nil) }
  }

  @Test(arguments: ["\u{FFFE}", "\u{FFFF}", "é\u{1}", "😀\u{B}", "\n\u{1F}"])
  func aCharacterThatIsNotAllowedIsFoundAfterOthers(text: String) {
    let before = text.unicodeScalars.dropLast().reduce(0) { $0 + UTF8.width($1) }
    forEachOffset(of: Array(text.utf8)) { offset, scan in
      #expect(scan.illegalCharacter == offset + before && scan.invalidUTF8 == nil)
    }
  }
}
