import Testing

@testable import ReuseGenBasics

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0),
    ("abc", "abd", 1), ("abc", "ab", 1), ("abc", "abcd", 1), ("abc", "acb", 1),
    ("kitten", "sitting", 3), ("ca", "abc", 3), ("été", "ete", 2),
  ])
  func editsAreCounted(first: String, second: String, expected: Int) {
    #expect(editDistance(Array(first.unicodeScalars), Array(second.unicodeScalars)) == expected)
  }

  /// Every pair of words of up to four letters of an alphabet of two, compared with the recursive definition.
  @Test func everyPairOfShortWordsAgreesWithTheDefinition() {
    var words: [[Unicode.Scalar]] = [[]]
    for index in 0..<15 { words += [words[index] + ["a"], words[index] + ["b"]] }
    #expect(words.count == 31)
    for first in words {
      for second in words {
        let distance = Self.definition(first[...], second[...])
        #expect(editDistance(first, second) == distance)
        for limit in 0...4 {
          #expect(editDistance(first, second, atMost: limit) == (distance <= limit ? distance : nil))
        }
      }
    }
  }

  private static func definition(_ first: ArraySlice<Unicode.Scalar>, _ second: ArraySlice<Unicode.Scalar>) -> Int {
    guard let a = first.last else { return second.count }
    guard let b = second.last else { return first.count }
    var best = min(
      definition(first.dropLast(), second.dropLast()) + (a == b ? 0 : 1),
      definition(first.dropLast(), second) + 1,
      definition(first, second.dropLast()) + 1
    )
    if first.count > 1, second.count > 1, first.dropLast().last == b, second.dropLast().last == a {
      best = min(best, definition(first.dropLast(2), second.dropLast(2)) + 1)
    }
    return best
  }
}
