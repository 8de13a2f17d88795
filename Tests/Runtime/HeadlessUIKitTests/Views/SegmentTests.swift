import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// The segments of a control, and the selected one, after changes.
@MainActor
@Suite struct SegmentTests {
  /// An action on the segments A, B and C, the resulting segments, the selected one, and the width of the control.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var chosen = 1
    let act: @MainActor @Sendable (UISegmentedControl) -> Void
    var titles = ["A", "B", "C"]
    let index: Int
    var width: CGFloat = 88.5
    var told = 0
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "nothing", act: { _ in }, index: 1),
    Case(
      name: "the chosen one goes",
      act: { $0.removeSegment(at: 1, animated: true) },
      titles: ["A", "C"],
      index: -1,
      width: 59
    ),
    Case(
      name: "one before it goes",
      act: { $0.removeSegment(at: 0, animated: true) },
      titles: ["B", "C"],
      index: 0,
      width: 59
    ),
    Case(
      name: "one after it goes",
      act: { $0.removeSegment(at: 2, animated: true) },
      titles: ["A", "B"],
      index: 1,
      width: 58
    ),
    Case(
      name: "the last one, chosen, goes",
      chosen: 2,
      act: { $0.removeSegment(at: 2, animated: true) },
      titles: ["A", "B"],
      index: -1,
      width: 58
    ),
    Case(
      name: "one goes while none is chosen",
      chosen: -1,
      act: { $0.removeSegment(at: 0, animated: true) },
      titles: ["B", "C"],
      index: -1,
      width: 59
    ),
    Case(name: "none there goes", act: { $0.removeSegment(at: 3, animated: true) }, index: 1),
    Case(name: "all go", act: { $0.removeAllSegments() }, titles: [], index: -1, width: 0),
    Case(
      name: "one comes before it",
      act: { $0.insertSegment(withTitle: "D", at: 1, animated: true) },
      titles: ["A", "D", "B", "C"],
      index: 2,
      width: 118
    ),
    Case(
      name: "one comes after it",
      act: { $0.insertSegment(withTitle: "D", at: 9, animated: true) },
      titles: ["A", "B", "C", "D"],
      index: 1,
      width: 118
    ),
    Case(
      name: "one comes while none is chosen",
      chosen: -1,
      act: { $0.insertSegment(withTitle: "D", at: -1, animated: true) },
      titles: ["D", "A", "B", "C"],
      index: -1,
      width: 118
    ),
    Case(
      name: "a longer title",
      act: { $0.setTitle("AAAA", forSegmentAt: 0) },
      titles: ["AAAA", "B", "C"],
      index: 1,
      width: 165
    ),
    Case(
      name: "a picture in a title's place",
      act: { $0.setImage(UIImage(systemName: "star"), forSegmentAt: 0) },
      titles: ["-", "B", "C"],
      index: 1,
      width: 120
    ),
    Case(
      name: "as wide as their content",
      act: {
        $0.setTitle("AAAA", forSegmentAt: 0)
        $0.apportionsSegmentWidthsByContent = true
      },
      titles: ["AAAA", "B", "C"],
      index: 1,
      width: 113
    ),
    Case(name: "a width of its own", act: { $0.setWidth(100, forSegmentAt: 2) }, index: 1, width: 158),
    Case(name: "touched", act: { $0.user.tapSegment(at: 2) }, index: 2, told: 1),
    Case(name: "touched where it is chosen", act: { $0.user.tapSegment(at: 1) }, index: 1),
    Case(
      name: "touched and not kept",
      chosen: -1,
      act: {
        $0.isMomentary = true
        $0.user.tapSegment(at: 2)
        $0.user.tapSegment(at: 2)
      },
      index: -1,
      told: 2
    ),
  ])
  func segmentsFollowInsertionsRemovalsAndTaps(_ row: Case) {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = row.chosen
    control.translatesAutoresizingMaskIntoConstraints = false
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    host.addSubview(control)
    NSLayoutConstraint.activate([
      control.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      control.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    var told = 0
    control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    row.act(control)
    host.layoutIfNeeded()
    #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "-" } == row.titles)
    #expect(control.selectedSegmentIndex == row.index)
    #expect(control.frame.width == row.width)
    #expect(told == row.told)
  }

  @Test func segmentsShareTheRemainingWidth() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame.size.width = 200
    #expect(control.segmentWidths.allSatisfy { abs($0 - 200 / 3) < 0.001 })
    control.setWidth(100, forSegmentAt: 1)
    #expect(control.segmentWidths == [50, 100, 50] && control.widthForSegment(at: 1) == 100)
  }
}
