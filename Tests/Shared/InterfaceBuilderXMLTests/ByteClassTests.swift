import Testing

@testable import InterfaceBuilderXML

struct ByteClassTests {
  @Test func eachByteHasItsClass() {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._"
    for byte in UInt8.min ... .max {
      let isMark = byte < 0x20 || "\"'&<".utf8.contains(byte)
      let expected = letters.utf8.contains(byte) ? ByteClass.name : isMark ? ByteClass.mark : UInt8(ascii: ".")
      #expect(ByteClass.table[Int(byte)] == expected, "\(byte)")
    }
  }
}
