import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// Systems of constraints and the frames that follow from them.
@MainActor struct LayoutCaseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let views: [String]
    let constraints: [String]
    let frames: [String]

    /// A line with a name, the views, the constraints and the frames.
    init(_ line: Substring) {
      let parts = line.split(separator: " | ")
      func list(_ index: Int) -> [String] { parts[index].components(separatedBy: ", ") }
      testDescription = String(parts[0])
      (views, frames) = (list(1), list(3))
      constraints = list(2).flatMap { $0 == "ROW" ? row : $0 == "EDGES" ? edges : [$0] }
    }
  }

  nonisolated static let edges = ["a.top == box.top", "a.bottom == box.bottom"]
  nonisolated static let row = [
    "a.left == box.left", "b.left == a.right + 10", "b.right == box.right", "a.top == box.top", "b.top == box.top",
  ]

  nonisolated static let cases = """
    pinned | a | a.left == box.left + 5, a.right == box.right - 5, EDGES | a 5 0 190 100
    a natural size, centred | a 60x20 | a.centerX == box.centerX, a.centerY == box.centerY | a 70 40 60 20
    at least | a 60x20 | a.width >= 80, a.height >= 10 | a 0 0 80 20
    at most | a 60x20 | a.width <= 40 | a 0 0 40 20
    as wide as the box, but no wider than a number | a | a.centerX == box.centerX, a.width == box.width @750, a.width \
    <= 150, a.height == 10, a.top == box.top | a 25 0 150 10
    a proportion | a | a.width == box.width * 0.25, a.left == box.left, a.height == box.height * 0.5 | a 0 0 50 50
    an aspect ratio | a | a.left == box.left, a.width == 64, a.height == a.width * 0.5 | a 0 0 64 32
    an aspect ratio the other way | a | a.width == a.height * 1.5, a.left == box.left, EDGES | a 0 0 150 100
    a position in proportion | a 20x20 | a.centerX == box.centerX * 0.5, a.centerY == box.centerY * 1.5 | a 40 65 20 20
    margins | a | a.left == box.leftMargin, a.right == box.rightMargin, a.top == box.topMargin, a.bottom == \
    box.bottomMargin | a 2 1 194 96
    of equal hugging the later one grows | a 60x20, b 40x20 | ROW | a 0 0 60 20, b 70 0 130 20
    a fixed length leaves the rest | a, b | ROW, a.width == 50, a.height == 5, b.height == 5 | a 0 0 50 5, b 60 0 140 5
    equal lengths | a, b | ROW, a.width == b.width, a.height == 5, b.height == a.height | a 0 0 95 5, b 105 0 95 5
    a sibling's subview | a, b in a, c | a.left == box.left + 10, a.top == box.top + 10, a.width == 100, a.height == \
    50, b.left == a.left + 5, b.width == 20, b.top == a.top, b.height == 10, c.left == b.right + 4, c.top == \
    b.bottom, c.width == b.width, c.height == 10 | a 10 10 100 50, b 5 0 20 10, c 39 20 20 10
    the superview's superview | a, b in a | a.left == box.left + 10, a.top == box.top, a.right == box.right - 30, \
    a.bottom == box.bottom, b.right == box.right - 50, b.left == box.left + 20, b.top == a.top, b.height == 10 | a 10 \
    0 160 100, b 10 0 130 10
    a superview around its content | a, b 30x10 in a | a.left == box.left, a.top == box.top, b.left == a.left + 3, \
    a.right == b.right + 4, b.top == a.top + 5, a.bottom == b.bottom + 6 | a 0 0 37 21, b 3 5 30 10
    the stronger one | a | a.width == 10 @250, a.width == 20 @251, a.height == 1 | a 0 0 20 1
    one stronger against two weaker | a | a.width == 10 @250, a.width == 10 @250, a.width == 20 @251, a.height == 1 | \
    a 0 0 20 1
    stronger than the natural size | a 60x20 | a.width == 30 @751 | a 0 0 30 20
    weaker than resisting, stronger than hugging | a 60x20, b 60x20 | a.width == 30 @500, b.width == 90 @500 | a 0 0 \
    60 20, b 0 0 90 20
    undetermined frames stay | a | a.left == box.left + 3 | a 3 0 0 0
    an upper limit holds it | a 60x20 | a.right <= box.right - 20, a.bottom <= box.bottom @500 | a 120 80 60 20
    the first of two limits | a 60x20 | a.left >= box.left + 20, a.right <= box.right - 20 | a 20 0 60 20
    a limit gives a length | a | a.centerX == box.centerX, a.left >= box.left + 20, EDGES | a 20 0 160 100
    no length is below zero | a | a.left == box.left + 150, a.right == box.right - 60 @999, a.height == 1 | a 150 0 0 1
    """.split(separator: "\n").map { Case($0) }

  @Test(arguments: cases) func framesMatchTheSketch(_ item: Case) {
    let sketch = LayoutSketch(item.views, item.constraints)
    #expect(sketch.frames == item.frames)
    // A second layout changes nothing, and a wider box returns to the same frames.
    sketch.box.setNeedsLayout()
    #expect(sketch.frames == item.frames)
  }

  @Test(arguments: [(251.0, 250.0, "a 0 0 60 20", "b 70 0 130 20"), (250, 251, "a 0 0 150 20", "b 160 0 40 20")])
  func theOneThatHugsLessGrows(_ a: Double, _ b: Double, _ first: String, _ second: String) throws {
    let sketch = LayoutSketch(["a 60x20", "b 40x20"], Self.row)
    try #require(sketch.views["a"]).setContentHuggingPriority(UILayoutPriority(Float(a)), for: .horizontal)
    try #require(sketch.views["b"]).setContentHuggingPriority(UILayoutPriority(Float(b)), for: .horizontal)
    #expect(sketch.frames == [first, second])
  }

  @Test(arguments: [(751.0, 750.0, "a 0 0 160 20", "b 170 0 30 20"), (750, 751, "a 0 0 90 20", "b 100 0 100 20")])
  func theOneThatResistsLessShrinks(_ a: Double, _ b: Double, _ first: String, _ second: String) throws {
    let sketch = LayoutSketch(["a 160x20", "b 100x20"], Self.row)
    let (one, other) = (try #require(sketch.views["a"]), try #require(sketch.views["b"]))
    one.setContentCompressionResistancePriority(UILayoutPriority(Float(a)), for: .horizontal)
    other.setContentCompressionResistancePriority(UILayoutPriority(Float(b)), for: .horizontal)
    #expect(sketch.frames == [first, second])
  }

  @Test func changesTakeEffect() throws {
    var sketch = LayoutSketch(["a 60x20"], ["a.left == box.left + 5", "a.width == 80 @500"])
    #expect(sketch.frames == ["a 5 0 80 20"])
    sketch.constraints[0].constant = 9
    #expect(sketch.frames == ["a 9 0 80 20"])
    sketch.constraints[1].priority = UILayoutPriority(100)
    #expect(sketch.frames == ["a 9 0 60 20"])
    let view = try #require(sketch.views["a"] as? SizedView)
    view.natural.width = 33
    view.invalidateIntrinsicContentSize()
    #expect(sketch.frames == ["a 9 0 33 20"])
    sketch.constraints[0].isActive = false
    view.frame.origin.x = 70
    #expect(sketch.frames == ["a 70 0 33 20"])
    view.removeFromSuperview()
    #expect(sketch.box.constraints.isEmpty && view.constraints.isEmpty == false)
    sketch = LayoutSketch([], [])
  }

  @Test(.tags(.process), .promptExit) nonisolated func theLastOfConflictingConstraintsIsBrokenWithAMessage()
    async throws
  {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let sketch = LayoutSketch(["a"], ["a.width == 10", "a.width == 20", "a.height == 1"])
        if sketch.frames != ["a 0 0 10 1"] { fatalError("\(sketch.frames)") }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text == """
        Unable to simultaneously satisfy constraints.
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint SizedView.width == 20>

        """
    )
  }
}
