import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Several windows of an app: their order, and which of them gets a touch.
@MainActor struct WindowLevelTests {
  private static func window(_ level: UIWindow.Level) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.windowLevel = level
    window.isHidden = false
    return window
  }

  @Test func windowsAreListedByLevelAndThenInTheOrderInWhichTheyWereShown() {
    let windows = [UIWindow.Level.alert, .normal, .statusBar, .normal, .normal + 1].map(Self.window)
    let listed = UIApplication.shared.windows.compactMap { window in windows.firstIndex { $0 === window } }
    #expect(listed == [1, 3, 4, 2, 0])
    windows[1].makeKeyAndVisible()
    windows[3].windowLevel = .alert + 1
    #expect(
      UIApplication.shared.windows.compactMap { window in windows.firstIndex { $0 === window } } == [1, 4, 2, 0, 3]
    )
    #expect(windows[1].isKeyWindow, "a level decides what is in front, and not what is key")
  }

  /// A change of a window in front, and whether a touch reaches the other one.
  struct Row: NamedCase {
    let name: String
    let change: @MainActor @Sendable (UIWindow) -> Void
    let reaches: Bool
  }

  private final class Passing: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  @Test(arguments: [
    Row(name: "hidden", change: { $0.isHidden = true }, reaches: true),
    Row(name: "elsewhere", change: { $0.frame.origin.y = 50 }, reaches: true),
    Row(name: "the same level", change: { $0.windowLevel = .normal }, reaches: true),
    Row(name: "without touches", change: { $0.isUserInteractionEnabled = false }, reaches: true),
    Row(name: "in front, with a view", change: { $0.addSubview(UIView(frame: $0.bounds)) }, reaches: false),
    Row(name: "in front, without a view there", change: { _ in }, reaches: true),
    Row(name: "without a scene", change: { $0.windowScene = nil }, reaches: true),
    Row(
      name: "in front, with a view that isn't laid out yet",
      change: { window in
        let (view, size) = (UIView(), window.bounds.size)
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        NSLayoutConstraint.activate([
          view.widthAnchor.constraint(equalToConstant: size.width),
          view.heightAnchor.constraint(equalToConstant: size.height),
        ])
      },
      reaches: false
    ),
  ])
  func aTouchReachesAWindowBehindOnesThatDoNotTakeIt(_ row: Row) {
    let back = Self.window(.normal)
    let front = Passing(frame: back.frame)
    front.windowLevel = .statusBar
    front.isHidden = false
    row.change(front)
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in taps += 1 }
    back.addGestureRecognizer(tap)
    withKnownIssue {
      back.user.tap(at: CGPoint(x: 10, y: 10))
    } when: {
      !row.reaches
    }
    #expect(taps == (row.reaches ? 1 : 0))
  }
}
