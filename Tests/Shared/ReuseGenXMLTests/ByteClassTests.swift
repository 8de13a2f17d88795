import Testing

@testable import ReuseGenXML

struct ByteClassTests {
  @Test func eachByteHasItsClass() {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._"
    for byte in UInt8.min ... .max {
      let isMark = byte < 0x20 || "\"'&<".utf8.contains(byte)
      let isRare = byte >= 0x80 || byte == UInt8(ascii: ":")
      let other = isMark ? ByteClass.mark : isRare ? ByteClass.rare : UInt8(ascii: ".")
      let expected = letters.utf8.contains(byte) ? ByteClass.name : other
      #expect(ByteClass.table[Int(byte)] == expected, "\(byte)")
    }
  }

  @Test(arguments: 0..<8) func lettersAreCountedUpToTheFirstOtherByte(position: Int) {
    let letters = "abyzABYZ"
    for byte in UInt8.min ... .max {
      var bytes = Array(letters.utf8)
      bytes[position] = byte
      let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      let word = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      #expect(ASCIIName.letters(in: word) == (isLetter ? 8 : position), "\(byte)")
    }
  }

  @Test(arguments: 0..<8) func plainBytesAreCountedUpToTheFirstOtherByte(position: Int) {
    for byte in UInt8.min ... .max {
      var bytes = Array(" az~é!é".utf8.prefix(8))
      bytes[position] = byte
      let isPlain = byte >= 0x20 && !"\"'&<#".utf8.contains(byte)
      let word = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      #expect(XMLScanner.plainBytes(in: word) == (isPlain ? 8 : position), "\(byte)")
    }
  }
}
