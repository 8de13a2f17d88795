import ReuseGenBasics
import Testing

struct LineStartsTests {
  /// The first bytes of lines, found byte by byte.
  private static func starts(in bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    for (index, byte) in bytes.enumerated() {
      let isReturn = byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if byte == 0x0A || isReturn { starts.append(UInt32(index + 1)) }
    }
    return starts
  }

  /// Every text of up to nine bytes of a letter, a return and a line feed: two words of the search.
  @Test func linesBeginAfterTheirEnds() {
    let alphabet: [UInt8] = [0x61, 0x0D, 0x0A]
    var different = 0
    for count in 0...9 {
      let texts = (0..<count).reduce(1) { texts, _ in texts * alphabet.count }
      for number in 0..<texts {
        var rest = number
        let bytes = (0..<count).map { _ in
          defer { rest /= alphabet.count }
          return alphabet[rest % alphabet.count]
        }
        if LineStarts(bytes).starts != Self.starts(in: bytes) { different += 1 }
      }
    }
    #expect(different == 0)
  }

  /// Bytes that differ from line ends in one bit are none.
  @Test func otherBytesEndNoLines() {
    for byte in UInt8.min...UInt8.max where byte != 0x0A && byte != 0x0D {
      #expect(LineStarts([0x0A, byte, byte, 0x0D, byte]).starts == [0, 1, 4])
    }
  }
}
