import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit
@testable import HeadlessUIKitDrawing

/// How text is broken into the lines of a picture.
@Suite struct TextLineTests {
  private let font = UIFont.systemFont(ofSize: 10)

  @Test(arguments: 0..<60)
  func aLineIsCutWhereItNoLongerFits(room: Int) {
    let text = "A line of several words, é and 日本, that is cut"
    let width = CGFloat(room) * 5
    let cut = TextLines.lines(of: text + "\nmore", font, width: width, limit: 1)
    var expected = text + " more"
    if font.width(of: expected + "…") > width * 1.05 {
      while !expected.isEmpty, font.width(of: expected + "…") > width * 1.05 { expected.removeLast() }
    }
    #expect(cut == [expected + "…"])
  }

  @Test func wordsAreDistributedOverLines() {
    let lines = TextLines.lines(of: "one two three four", font, width: font.width(of: "one two"), limit: 5)
    #expect(lines == ["one two", "three", "four"])
  }

  /// A time that grew with the square of the length would exceed the limit in a full run.
  @Test(.timeLimit(.minutes(1)), arguments: [20.0, 1e7])
  func longTextIsBroken(width: Double) {
    let count = SoakLength.count(10_000, full: 100_000)
    let text = String(repeating: "word ", count: count)
    #expect(!TextLines.lines(of: text, font, width: CGFloat(width), limit: count).isEmpty)
    let word = String(repeating: "word", count: count) + "\n"
    #expect(TextLines.lines(of: word, font, width: CGFloat(width), limit: 1).count == 1)
  }
}
