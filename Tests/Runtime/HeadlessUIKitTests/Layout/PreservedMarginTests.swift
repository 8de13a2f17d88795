import Testing

@testable import HeadlessUIKit

/// Margins that subviews preserve.
@MainActor struct PreservedMarginTests {
  struct Case: NamedCase {
    let name: String
    var preserves = true
    /// The origin and the size.
    let frame: [CGFloat]
    let own: CGFloat
    /// The margins at the top, left, bottom and right.
    let expected: [CGFloat]
  }

  /// In a view of 200 by 100 points with margins of 20 at the sides, 10 above and 30 below.
  @Test(arguments: [
    Case(name: "at the edges", frame: [0, 0, 200, 100], own: 8, expected: [10, 20, 30, 20]),
    Case(name: "not preserved", preserves: false, frame: [0, 0, 200, 100], own: 8, expected: [8, 8, 8, 8]),
    Case(name: "within the margins", frame: [20, 10, 160, 60], own: 8, expected: [8, 8, 8, 8]),
    Case(name: "partly in them", frame: [5, 0, 100, 90], own: 0, expected: [10, 15, 20, 0]),
    Case(name: "beyond the edges", frame: [-40, -40, 280, 180], own: 8, expected: [10, 20, 30, 20]),
    Case(name: "with wider ones", frame: [0, 0, 200, 100], own: 25, expected: [25, 25, 30, 25]),
  ])
  func aViewKeepsTheMarginsOfItsSuperview(_ row: Case) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20)
    let inner = UIView(frame: CGRect(x: row.frame[0], y: row.frame[1], width: row.frame[2], height: row.frame[3]))
    inner.layoutMargins = UIEdgeInsets(top: row.own, left: row.own, bottom: row.own, right: row.own)
    inner.preservesSuperviewLayoutMargins = row.preserves
    outer.addSubview(inner)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(content)
    let guide = inner.layoutMarginsGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor), content.leftAnchor.constraint(equalTo: guide.leftAnchor),
      content.rightAnchor.constraint(equalTo: guide.rightAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    let margins = row.expected
    let expected = UIEdgeInsets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
    #expect(content.frame == inner.bounds.inset(by: expected))
    #expect(guide.layoutFrame == content.frame)
  }

  /// The width of a view with margins of 20 and 40 points at the sides, and the span of its readable area.
  @Test(arguments: [(400, 20, 340), (732, 20, 672), (800, 54, 672)] as [(CGFloat, CGFloat, CGFloat)])
  func theReadableAreaIsNotWiderThanALineShouldBe(width: CGFloat, left: CGFloat, readable: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    let guide = view.readableContentGuide
    NSLayoutConstraint.activate([
      line.leftAnchor.constraint(equalTo: guide.leftAnchor), line.rightAnchor.constraint(equalTo: guide.rightAnchor),
      line.topAnchor.constraint(equalTo: guide.topAnchor), line.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    view.frame.size.width = width
    view.layoutIfNeeded()
    #expect(line.frame == CGRect(x: left, y: 0, width: readable, height: 50))
    #expect(guide.layoutFrame == line.frame)
  }

  /// A label at the margins of a controller's view, below a navigation bar.
  @Test(arguments: [(true, 44, 16), (false, 0, 16)] as [(Bool, CGFloat, CGFloat)])
  func marginsBeginAtTheSafeArea(insets: Bool, top: CGFloat, left: CGFloat) {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.show(UINavigationController(rootViewController: controller))
    let label = UILabel()
    label.text = "Name"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor), label.leftAnchor.constraint(equalTo: guide.leftAnchor),
    ])
    window.layoutIfNeeded()
    controller.view.insetsLayoutMarginsFromSafeArea = insets
    window.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: left, y: top))
  }

  /// The content would move against the view while it scrolls.
  @Test func marginsInAScrollViewDoNotFollowTheSafeArea() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.show(UINavigationController(rootViewController: controller))
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 375, height: 2000)
    controller.view.addSubview(scrollView)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))
    scrollView.addSubview(content)
    window.layoutIfNeeded()
    scrollView.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(content.layoutMarginsGuide.layoutFrame.minY == 8)
  }

  final class MarginController: UIViewController {
    var changes = 0
    override func viewLayoutMarginsDidChange() { changes += 1 }
  }

  /// "The root view's layout margins are guaranteed to be no smaller than the values in the
  /// systemMinimumLayoutMargins property."
  @Test func theRootViewHasAtLeastTheMarginsOfTheSystem() {
    let controller = MarginController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667), showing: controller)
    var margins: UIEdgeInsets { controller.view.layoutMargins }
    #expect(margins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.changes = 0
    window.frame.size.width = 430
    #expect(margins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20) && controller.changes == 1)
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 30, bottom: 0, trailing: 2)
    #expect(margins == UIEdgeInsets(top: 5, left: 30, bottom: 0, right: 20))
    window.frame.size.width = 375
    #expect(margins == UIEdgeInsets(top: 5, left: 30, bottom: 0, right: 16))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(margins == UIEdgeInsets(top: 5, left: 30, bottom: 0, right: 2))
    controller.view.layoutMargins = .zero
    #expect(margins == .zero)
  }
}
