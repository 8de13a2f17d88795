import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// The segments of a control, and the selected one, after changes.
@MainActor struct SegmentTests {
  /// An action on the segments A, B and C, the resulting segments, the selected one, and the width of the control.
  struct Case: NamedCase {
    let name: String
    var chosen = 1
    var titles = ["A", "B", "C"]
    let index: Int
    var width: CGFloat = 88.5
    var told = 0
    let act: @MainActor @Sendable (UISegmentedControl) -> Void
  }

  @Test(arguments: [
    Case(name: "nothing", index: 1) { _ in },
    Case(name: "the chosen one goes", titles: ["A", "C"], index: -1, width: 59) {
      $0.removeSegment(at: 1, animated: true)
    },
    Case(name: "one before it goes", titles: ["B", "C"], index: 0, width: 59) {
      $0.removeSegment(at: 0, animated: true)
    },
    Case(name: "one after it goes", titles: ["A", "B"], index: 1, width: 58) {
      $0.removeSegment(at: 2, animated: true)
    },
    Case(name: "the last one, chosen, goes", chosen: 2, titles: ["A", "B"], index: -1, width: 58) {
      $0.removeSegment(at: 2, animated: true)
    },
    Case(name: "one goes while none is chosen", chosen: -1, titles: ["B", "C"], index: -1, width: 59) {
      $0.removeSegment(at: 0, animated: true)
    },
    Case(name: "none there goes", index: 1) { $0.removeSegment(at: 3, animated: true) },
    Case(name: "all go", titles: [], index: -1, width: 0) { $0.removeAllSegments() },
    Case(name: "one comes before it", titles: ["A", "D", "B", "C"], index: 2, width: 118) {
      $0.insertSegment(withTitle: "D", at: 1, animated: true)
    },
    Case(name: "one comes after it", titles: ["A", "B", "C", "D"], index: 1, width: 118) {
      $0.insertSegment(withTitle: "D", at: 9, animated: true)
    },
    Case(name: "one comes while none is chosen", chosen: -1, titles: ["D", "A", "B", "C"], index: -1, width: 118) {
      $0.insertSegment(withTitle: "D", at: -1, animated: true)
    },
    Case(name: "a longer title", titles: ["AAAA", "B", "C"], index: 1, width: 165) {
      $0.setTitle("AAAA", forSegmentAt: 0)
    },
    Case(name: "a picture in a title's place", titles: ["-", "B", "C"], index: 1, width: 120) {
      $0.setImage(UIImage(systemName: "star"), forSegmentAt: 0)
    },
    Case(name: "as wide as their content", titles: ["AAAA", "B", "C"], index: 1, width: 113) {
      $0.setTitle("AAAA", forSegmentAt: 0)
      $0.apportionsSegmentWidthsByContent = true
    },
    Case(name: "a width of its own", index: 1, width: 158) { $0.setWidth(100, forSegmentAt: 2) },
    Case(name: "touched", index: 2, told: 1) { $0.user.tapSegment(at: 2) },
    Case(name: "touched where it is chosen", index: 1) { $0.user.tapSegment(at: 1) },
    Case(name: "touched and not kept", chosen: -1, index: -1, told: 2) {
      $0.isMomentary = true
      $0.user.tapSegment(at: 2)
      $0.user.tapSegment(at: 2)
    },
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
