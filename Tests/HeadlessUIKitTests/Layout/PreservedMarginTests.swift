import Testing

@testable import HeadlessUIKit

/// Margins that subviews preserve.
@MainActor
@Suite struct PreservedMarginTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var preserves = true
    let frame: CGRect
    let own: CGFloat
    let expected: UIEdgeInsets
    var testDescription: String { name }
  }

  /// In a view of 200 by 100 points with margins of 20 at the sides, 10 above and 30 below.
  @Test(arguments: [
    Case(
      name: "at the edges",
      frame: CGRect(x: 0, y: 0, width: 200, height: 100),
      own: 8,
      expected: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20)
    ),
    Case(
      name: "not preserved",
      preserves: false,
      frame: CGRect(x: 0, y: 0, width: 200, height: 100),
      own: 8,
      expected: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    ),
    Case(
      name: "within the margins",
      frame: CGRect(x: 20, y: 10, width: 160, height: 60),
      own: 8,
      expected: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    ),
    Case(
      name: "partly in them",
      frame: CGRect(x: 5, y: 0, width: 100, height: 90),
      own: 0,
      expected: UIEdgeInsets(top: 10, left: 15, bottom: 20, right: 0)
    ),
    Case(
      name: "with wider ones",
      frame: CGRect(x: 0, y: 0, width: 200, height: 100),
      own: 25,
      expected: UIEdgeInsets(top: 25, left: 25, bottom: 30, right: 25)
    ),
  ])
  func aViewKeepsTheMarginsOfItsSuperview(_ row: Case) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20)
    let inner = UIView(frame: row.frame)
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
    #expect(content.frame == inner.bounds.inset(by: row.expected))
    #expect(guide.layoutFrame == content.frame)
  }
}
