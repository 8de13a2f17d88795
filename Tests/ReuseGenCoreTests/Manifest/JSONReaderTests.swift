import Foundation
import Testing

@testable import ReuseGenCore

/// The outline and Foundation read the same language: the one gives places, the other values.
struct JSONOutlineTests {
  static let seed = """
    // A manifest
    { "a": 1, b: 'x\\n\\u00e9', "c": [true, false, null,], /* all */ "d": {"e": -1.5e3, "f": +.5, g: 0x1F,}, "h": [] }
    """

  @Test func foundationAcceptsWhatTheOutlineAccepts() throws {
    var random = SeededGenerator(seed: 2)
    let letters = Array("{}[],:\"'\\/* \n10eE+-.truefalsnbx\u{A0}é".utf8)
    var accepted = 0
    for _ in 0..<20_000 {
      var text = Array(Self.seed.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<text.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text.remove(at: index)
        case 1: text[index] = letters.randomElement(using: &random) ?? 0
        default: text.insert(letters.randomElement(using: &random) ?? 0, at: index)
        }
      }
      guard text.firstInvalidUTF8Offset == nil else { continue }
      let outline = try? JSONOutline(text)
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = true
      let decodes = (try? decoder.decode(AnyJSON.self, from: Data(text))) != nil
      if outline != nil, decodes { accepted += 1 }
      // Where Foundation refuses a text, the user must be told where.
      if !decodes, outline != nil { Issue.record("only the outline accepts \(String(decoding: text, as: UTF8.self))") }
    }
    #expect(accepted > 1_000)
  }

  private struct AnyJSON: Decodable {}

  @Test func keysAreReadWithTheirEscapes() throws {
    let outline = try JSONOutline(Array(#"{ "\u0061\x62\"": 1, 'c\'\n': 2, d_$1: 3, "\uD83D\uDE00": 4 }"#.utf8))
    guard case .object(let members) = outline.shape else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["ab\"", "c'\n", "d_$1", "😀"])
    #expect(members.map(\.keyOffset) == [2, 21, 33, 42])
  }
}

/// SplitMix64: the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
