import Testing

@testable import HeadlessUIKit

/// Frames that constraints leave undetermined.
@MainActor struct AmbiguousLayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let views: [String]
    let constraints: [String]
    /// The names of the views whose frames are undetermined.
    let expected: [String]

    init(_ name: String, _ views: [String], _ constraints: [String], _ expected: [String]) {
      (testDescription, self.views, self.constraints, self.expected) = (name, views, constraints, expected)
    }
  }

  @Test(arguments: [
    Case("determined", ["a"], ["a.left == box.left", "a.top == box.top", "a.width == 5", "a.height == 5"], []),
    Case("a natural size", ["a 60x20"], ["a.left == box.left", "a.top == box.top"], []),
    Case("no height", ["a"], ["a.left == box.left", "a.top == box.top", "a.width == 5"], ["a"]),
    Case("no constraints", ["a"], [], ["a"]),
    Case(
      "one in another",
      ["a", "b in a"],
      ["a.left == box.left", "a.top == box.top", "a.width == 5", "a.height == 5", "b.left == a.left"],
      ["b"]
    ),
  ])
  func undeterminedFramesAreAmbiguous(_ row: Case) {
    let sketch = LayoutSketch(row.views, row.constraints)
    for _ in 0..<2 {
      #expect(sketch.views.filter { $0.value.hasAmbiguousLayout }.keys.sorted() == row.expected)
      sketch.box.layoutIfNeeded()
    }
  }

  @Test func aGuideIsAmbiguousUntilItIsDetermined() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = UILayoutGuide()
    #expect(!guide.hasAmbiguousLayout)
    box.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: box.leftAnchor), guide.topAnchor.constraint(equalTo: box.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 10),
    ])
    #expect(guide.hasAmbiguousLayout && !box.hasAmbiguousLayout && !box.safeAreaLayoutGuide.hasAmbiguousLayout)
    guide.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!guide.hasAmbiguousLayout)
  }
}
