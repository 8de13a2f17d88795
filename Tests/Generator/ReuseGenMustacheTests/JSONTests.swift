import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenMustache

@Suite struct JSONTests {
  @Test(
    arguments: [
      (nil, "null"),
      (true, "true"),
      (-5, "-5"),
      (.int(.min), "-9223372036854775808"),
      (85.0, "85"),
      (1.21, "1.21"),
      (-0.5, "-0.5"),
      (1e20, "1e+20"),
      (1.5e-7, "1.5e-07"),
      (.number(.nan), "null"),
      (.number(-.infinity), "null"),
      (.lambda { _ in "" }, "null"),
      ("", "\"\""),
      (
        "a \"b\" \\ / \n\r\t\u{8}\u{C}\u{1}\u{1F}\u{7F} é 日 👩‍👩‍👧 e\u{301}",
        "\"a \\\"b\\\" \\\\ / \\n\\r\\t\\b\\f\\u0001\\u001f\\u007f é 日 👩‍👩‍👧 e\u{301}\""
      ),
      ("\r\n", "\"\\r\\n\""),
      ([], "[]"),
      ([:], "{}"),
      ([1, [], "a"], "[\n  1,\n  [],\n  \"a\"\n]"),
      (
        ["b": [["x": 1]], "a": ["é": nil, "z": false, "Z": [:]], "10": 1, "9": 2],
        """
        {
          "10": 1,
          "9": 2,
          "a": {
            "Z": {},
            "z": false,
            "é": null
          },
          "b": [
            {
              "x": 1
            }
          ]
        }
        """
      ),
    ] as [(MustacheValue, String)]
  )
  func aValueIsWrittenAsIndentedJSON(value: MustacheValue, expected: String) throws {
    #expect(value.json == expected)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(value.json.utf8), options: .fragmentsAllowed)
    }
  }

  @Test func compactJSONHasNoSpaces() {
    let value: MustacheValue = ["b": [1, 2], "a": ["x": "y"]]
    #expect(value.json(.compact) == #"{"a":{"x":"y"},"b":[1,2]}"#)
  }

  /// The order of dictionaries differs between runs, and must not affect the output.
  @Test func keysAreSorted() {
    let keys = (0..<200).map { "key\($0)" }
    let one = MustacheValue.object(Dictionary(keys.map { ($0, 1) }) { $1 })
    let other = MustacheValue.object(Dictionary(keys.reversed().map { ($0, 1) }) { $1 })
    #expect(one.json == other.json)
    let written = one.json.split(separator: "\n").dropFirst().dropLast().map { $0.filter { $0 != "," } }
    #expect(written == keys.sorted().map { "  \"\($0)\": 1" })
  }

  /// Written and read again, seeded random values are the same.
  @Test(arguments: 0..<20) func writtenValuesAreReadBackEqual(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let value = Self.value(depth: 4, using: &random)
    let read = try JSONDecoder().decode(JSONValue.self, from: Data(value.json.utf8))
    #expect(read.value.json == value.json)
    let onOneLine = try JSONDecoder().decode(JSONValue.self, from: Data(value.json(.compact).utf8))
    #expect(onOneLine.value.json == value.json)
  }

  private static func value(depth: Int, using random: inout SeededGenerator) -> MustacheValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .int(.random(in: -1_000_000...1_000_000, using: &random))
    case 3: return .number(Double.random(in: -1...1, using: &random))
    case 4:
      let scalars = (0..<8).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0..<0x3000, using: &random)) }
      return .string(String(String.UnicodeScalarView(scalars)))
    case 5, 6:
      return .array((0..<4).map { _ in value(depth: depth - 1, using: &random) })
    default:
      let members = (0..<4).map { ("\($0)" + "\u{1}\"é\n".prefix($0), value(depth: depth - 1, using: &random)) }
      return .object(Dictionary(members) { $1 })
    }
  }
}
