import HeadlessUIKit
import ReuseGenTestSupport
import Testing

@MainActor
@Suite struct VisualFormatTests {
  struct Format: Sendable, CustomTestStringConvertible {
    let format: String
    /// The frames of the views `a` and `b` in a view of 100 by 50 points with margins of 8.
    let a: CGRect
    var b: CGRect?
    var testDescription: String { format }
  }

  nonisolated static let formats = [
    Format(format: "H:|[a]|", a: CGRect(x: 0, y: 0, width: 100, height: 0)),
    Format(format: "|-[a]-|", a: CGRect(x: 8, y: 0, width: 84, height: 0)),
    Format(format: "H:|-10-[a(30)]", a: CGRect(x: 10, y: 0, width: 30, height: 0)),
    Format(format: "V:|-(5)-[a(==20)]", a: CGRect(x: 0, y: 5, width: 0, height: 20)),
    Format(
      format: "H:|[a(20)]-[b(a)]",
      a: CGRect(x: 0, y: 0, width: 20, height: 0),
      b: CGRect(x: 28, y: 0, width: 20, height: 0)
    ),
    Format(
      format: "H:|-edge-[a(>=10, <=40)]-gap-[b(==a)]-edge-|",
      a: CGRect(x: 3, y: 0, width: 40, height: 0),
      b: CGRect(x: 57, y: 0, width: 40, height: 0)
    ),
    Format(
      format: "H:|[a(60@200)][b(70@900)]|",
      a: CGRect(x: 0, y: 0, width: 30, height: 0),
      b: CGRect(x: 30, y: 0, width: 70, height: 0)
    ),
    Format(format: "H:[a(25)]-0-|", a: CGRect(x: 75, y: 0, width: 25, height: 0)),
    Format(format: "H:|-(-4)-[a(10)]", a: CGRect(x: -4, y: 0, width: 10, height: 0)),
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
    #expect(a.frame == test.a)
    if let expected = test.b { #expect(b.frame == expected) }
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
    host.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|-7-[a(20)]", metrics: nil, views: views)
    )
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

  @Test(.tags(.process), .promptExit) nonisolated func aMistakeInAFormatStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a", options: [], metrics: nil, views: ["a": UIView()])
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[b]", options: [], metrics: nil, views: ["a": UIView()])
      }
    }
  }
}
