import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// Patterns of composed names that are found by how a name begins or ends, beside a search of all of them.
struct NamePatternTests {
  @Test(arguments: 0..<200)
  func anyOfThePatternsMatches(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func text(_ lengths: ClosedRange<Int>) -> String {
      String((0..<Int.random(in: lengths, using: &random)).map { _ in "ab_é".randomElement(using: &random) ?? "a" })
    }
    let patterns = (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
      NamePattern((0..<Int.random(in: 2...3, using: &random)).map { _ in text(0...2) })
    }
    let index = NamePatterns(Set(patterns))
    for name in (0..<20).map({ _ in text(0...5) }) {
      let expected = patterns.contains { $0.hasWord && $0.matches(name) }
      #expect(index.matches(name) == expected, "\(name) by \(patterns.map(\.pieces))")
    }
  }
}
