import HeadlessUIKit
import Testing

/// The traits and the tint color that a view has after it moved to another superview.
@MainActor struct SurroundingsTests {
  final class Recorder: UIView {
    var seen: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      seen.append(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
    }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      seen.append(tintColor == .red ? "red" : "other tint")
    }
  }

  /// A change of the superviews, and the calls that a view in them gets.
  struct Move: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let seen: [String]
    let prepare: @MainActor @Sendable (UIView, Recorder) -> Void
  }

  @Test(arguments: [
    Move(testDescription: "into a plain view", seen: []) { _, _ in },
    Move(testDescription: "into a dark view", seen: ["dark"]) { room, _ in room.overrideUserInterfaceStyle = .dark },
    Move(testDescription: "into a red view", seen: ["red"]) { room, _ in room.tintColor = .red },
    Move(testDescription: "with a tint of its own", seen: []) { room, view in
      room.tintColor = .red
      view.tintColor = .green
      view.seen = []
    },
  ])
  func aViewIsToldWhatItsNewSuperviewChanges(_ row: Move) {
    let (room, plain, outer, view) = (UIView(), UIView(), UIView(), Recorder())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), with: room, plain)
    outer.addSubview(view)
    row.prepare(room, view)
    plain.addSubview(outer)
    view.seen = []
    room.addSubview(outer)
    #expect(view.seen == row.seen)
    view.seen = []
    outer.removeFromSuperview()
    room.addSubview(outer)
    #expect(view.seen == row.seen)
    view.seen = []
    plain.addSubview(outer)
    withExtendedLifetime(window) { #expect(view.seen.count == row.seen.count) }
  }
}
