import HeadlessUIKit
import Testing

@MainActor struct VisualFormatTests {
  struct Format: Sendable, CustomTestStringConvertible {
    let format: String
    /// The frames of the views `a` and `b` in a view of 100 by 50 points with margins of 8.
    let a: [CGFloat]
    var b: [CGFloat]?
    var testDescription: String { format }
  }

  nonisolated static let formats = [
    Format(format: "H:|[a]|", a: [0, 0, 100, 0]),
    Format(format: "|-[a]-|", a: [8, 0, 84, 0]),
    Format(format: "H:|-10-[a(30)]", a: [10, 0, 30, 0]),
    Format(format: "V:|-(5)-[a(==20)]", a: [0, 5, 0, 20]),
    Format(format: "H:|[a(20)]-[b(a)]", a: [0, 0, 20, 0], b: [28, 0, 20, 0]),
    Format(format: "H:|-edge-[a(>=10, <=40)]-gap-[b(==a)]-edge-|", a: [3, 0, 40, 0], b: [57, 0, 40, 0]),
    Format(format: "H:|[a(60@200)][b(70@900)]|", a: [0, 0, 30, 0], b: [30, 0, 70, 0]),
    Format(format: "H:[a(25)]-0-|", a: [75, 0, 25, 0]),
    Format(format: "H:|-(-4)-[a(10)]", a: [-4, 0, 10, 0]),
  ]

  @Test(arguments: formats) func aFormatPlacesItsViews(_ test: Format) {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: test.format,
      options: [],
      metrics: ["edge": 3, "gap": 14],
      views: ["a": a, "b": b]
    )
    host.addConstraints(made)
    host.layoutIfNeeded()
    func numbers(_ frame: CGRect) -> [CGFloat] { [frame.minX, frame.minY, frame.width, frame.height] }
    #expect(numbers(a.frame) == test.a)
    if let expected = test.b { #expect(numbers(b.frame) == expected) }
  }

  @Test func optionsAlignTheViews() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    let views = ["a": a, "b": b]
    host.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[a(10)]-[b(10)]",
        options: [.alignAllTop, .alignAllBottom],
        metrics: nil,
        views: views
      )
    )
    host.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-7-[a(20)]", metrics: nil, views: views))
    host.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 18, y: 7, width: 10, height: 20))
  }

  @Test func constraintsAreAddedAndRemoved() {
    let (host, view) = (UIView(), UIView())
    host.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    let top = view.topAnchor.constraint(equalTo: host.topAnchor)
    view.addConstraint(width)
    host.addConstraints([width, top])
    #expect(view.constraints == [width] && host.constraints == [top] && width.isActive)
    host.removeConstraint(width)
    #expect(width.isActive)
    view.removeConstraints([width])
    #expect(!width.isActive && view.constraints.isEmpty)
    #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
  }
}
