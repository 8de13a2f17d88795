import Testing

@testable import HeadlessUIKit

/// Layouts that depend on the content of views.
@MainActor struct ContentLayoutTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private func pin(_ view: UIView, in container: UIView, _ inset: CGFloat = 0) {
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: inset),
      container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }

  @Test func theGuideOfAScrollViewsFrameIsItsFrame() {
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 350, height: 100))
    box.addSubview(scroll)
    let title = label("12345678901234567890", lines: 1)
    scroll.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
      title.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
    ])
    box.layoutIfNeeded()
    #expect(title.frame.width == 350)
  }

  /// The start and the height of a view in scrolled content, beside what doesn't scroll with it.
  @Test(arguments: [
    ("frameLayoutGuide", 30, 30), ("safeAreaLayoutGuide", 30, 30), ("the view outside", 20, 50),
    ("contentLayoutGuide", 0, 30), ("the content's edges", 0, 100),
  ])
  func aViewFollowsWhatDoesNotScroll(_ name: String, _ start: Int, _ length: Int) {
    let (scroll, view) = (UIScrollView(frame: CGRect(x: 0, y: 10, width: 100, height: 30)), UIView())
    box.addSubview(scroll)
    let filler = UIView()
    for added in [filler, view] { scroll.addSubview(added) }
    for added in [filler, view] { added.translatesAutoresizingMaskIntoConstraints = false }
    let (top, bottom): (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) =
      switch name {
      case "frameLayoutGuide": (scroll.frameLayoutGuide.topAnchor, scroll.frameLayoutGuide.bottomAnchor)
      case "safeAreaLayoutGuide": (scroll.safeAreaLayoutGuide.topAnchor, scroll.safeAreaLayoutGuide.bottomAnchor)
      case "the view outside": (box.topAnchor, filler.topAnchor)
      case "contentLayoutGuide": (scroll.contentLayoutGuide.topAnchor, scroll.frameLayoutGuide.bottomAnchor)
      default: (scroll.topAnchor, scroll.bottomAnchor)
      }
    let isOutside = name == "the view outside"
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: top), view.bottomAnchor.constraint(equalTo: bottom),
      filler.topAnchor.constraint(equalTo: scroll.topAnchor, constant: isOutside ? 70 : 0),
      filler.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      filler.heightAnchor.constraint(equalToConstant: isOutside ? 30 : 100),
    ])
    box.layoutIfNeeded()
    for offset in [10, 30] {
      scroll.contentOffset.y = CGFloat(offset)
      box.layoutIfNeeded()
    }
    let isGuided = name == "contentLayoutGuide"
    #expect(view.frame.minY == CGFloat(start) && view.frame.height == CGFloat(isGuided ? 60 : length))
    #expect(filler.frame.minY == (isOutside ? 70 : 0) && scroll.contentSize.height == 100)
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 30, width: 100, height: 30))
  }

  /// Twenty digits take a line of 124 points; a line is 12 points high.
  @Test(arguments: [(125, 12), (100, 24), (50, 36), (30, 60), (26, 60)])
  func theWidthOfATextDeterminesItsHeight(_ width: Int, _ height: Int) {
    let text = label("12345678901234567890")
    box.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: box.leadingAnchor), text.topAnchor.constraint(equalTo: box.topAnchor),
      text.widthAnchor.constraint(equalToConstant: CGFloat(width)),
    ])
    box.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func aHeightMayDetermineTheWidthOfAText() {
    let text = label("12345678901234567890")
    box.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: box.leadingAnchor), text.topAnchor.constraint(equalTo: box.topAnchor),
      text.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.25),
    ])
    box.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 50, height: 36))
  }

  @Test func aNewTextMovesWhatIsBelow() {
    let (title, below) = (label("12345"), label("1"))
    for view in [title, below] {
      box.addSubview(view)
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
    }
    title.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
    below.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8).isActive = true
    box.layoutIfNeeded()
    #expect(below.frame == CGRect(x: 0, y: 20, width: 100, height: 12))
    title.text = "123456789012345678901"
    box.layoutIfNeeded()
    #expect(below.frame.minY == 32)
    title.font = .systemFont(ofSize: 20)
    box.layoutIfNeeded()
    #expect(below.frame.minY == 80)
    box.frame.size.width = 400
    box.layoutIfNeeded()
    #expect(below.frame == CGRect(x: 0, y: 32, width: 400, height: 12))
  }

  @Test func aStackFitsItsViews() {
    let stack = UIStackView(arrangedSubviews: [label("12345"), label("1234567890")])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    pin(stack, in: box, 10)
    let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 82, height: 48))
    stack.arrangedSubviews[1].isHidden = true
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50.5, height: 32))
  }

  @Test func aFittingSizeKeepsARequiredWidth() {
    pin(label("12345678901234567890"), in: box, 5)
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 60, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size == CGSize(width: 60, height: 46))
  }

  @Test func constraintsDetermineAScrollViewsContentSize() {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    pin(scroll, in: box)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    pin(content, in: scroll)
    content.heightAnchor.constraint(equalToConstant: 500).isActive = true
    content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    box.layoutIfNeeded()
    #expect(scroll.frame == box.bounds)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 500))
    #expect(scroll.contentSize == CGSize(width: 100, height: 500))
  }

  @Test func constraintsPlaceGuides() {
    let guide = UILayoutGuide()
    box.addLayoutGuide(guide)
    let view = label("1234")
    box.addSubview(view)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: box.leftAnchor), guide.topAnchor.constraint(equalTo: box.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 10),
      guide.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor), view.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    box.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(view.frame.origin == CGPoint(x: 50, y: 10))
  }

  @Test func aLabelThatWrapsIsAsWideAsItsWidestLine() {
    let text = label("Words that need more than one line here")
    box.addSubview(text)
    NSLayoutConstraint.activate([
      text.centerXAnchor.constraint(equalTo: box.centerXAnchor), text.topAnchor.constraint(equalTo: box.topAnchor),
      text.leadingAnchor.constraint(greaterThanOrEqualTo: box.leadingAnchor),
    ])
    box.layoutIfNeeded()
    let wrapped = text.textSize(width: 100, lines: 0)
    #expect(wrapped.width < 99)
    #expect(abs(text.frame.width - wrapped.width) < 0.01)
    #expect(abs(text.frame.height - wrapped.height) < 0.01)
    #expect(abs(text.frame.midX - 50) < 0.01)
    // Where constraints determine the width, the text doesn't.
    text.widthAnchor.constraint(equalToConstant: 98).isActive = true
    box.layoutIfNeeded()
    #expect(text.frame.width == 98)
  }

  /// A stack has the baselines of an arranged view, and a view those of its baseline view.
  @Test(arguments: [(NSLayoutConstraint.Axis.horizontal, 1, 1), (.vertical, 0, 2)])
  func aViewHasTheBaselinesOfAnother(_ axis: NSLayoutConstraint.Axis, first: Int, last: Int) {
    final class Around: UIView {
      let stack: UIStackView
      init(_ stack: UIStackView) {
        self.stack = stack
        super.init(frame: .zero)
        addSubview(stack)
      }
      required init?(coder: NSCoder) { nil }
      override var forFirstBaselineLayout: UIView { stack.forFirstBaselineLayout }
      override var forLastBaselineLayout: UIView { stack.forLastBaselineLayout }
    }
    let labels = [10, 40, 20].map { size in
      let label = UILabel()
      (label.text, label.font) = ("Ag", .systemFont(ofSize: size))
      return label
    }
    let around = Around(UIStackView(arrangedSubviews: labels))
    (around.stack.axis, around.stack.alignment) = (axis, .leading)
    let (box, marks) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), [UIView(), UIView()])
    for view in marks + [around, around.stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      if view.superview == nil { box.addSubview(view) }
    }
    NSLayoutConstraint.activate([
      around.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      around.stack.topAnchor.constraint(equalTo: around.topAnchor, constant: 7),
      marks[0].topAnchor.constraint(equalTo: around.firstBaselineAnchor),
      marks[1].topAnchor.constraint(equalTo: around.stack.lastBaselineAnchor),
    ])
    box.layoutIfNeeded()
    let baselines = [first, last].map { index in
      let (label, font) = (labels[index], labels[index].font ?? .systemFont(ofSize: 0))
      return label.convert(CGPoint(x: 0, y: label.bounds.midY - font.lineHeight / 2 + font.ascender), to: box).y
    }
    #expect(zip(marks, baselines).allSatisfy { abs($0.frame.minY - $1) < 0.001 })
  }

  @Test func baselinesOfDifferentFontsLieOnOneLine() {
    let (small, large) = (label("1", lines: 1), label("1", lines: 1))
    large.font = .systemFont(ofSize: 20)
    for view in [small, large] { box.addSubview(view) }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: box.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    box.layoutIfNeeded()
    // A line is centered in its label.
    let baselines = [small, large].map { $0.frame.midY - $0.font.lineHeight / 2 + $0.font.ascender }
    #expect(abs(baselines[0] - baselines[1]) < 0.001)
  }

  @Test func constraintsAreUpdatedOnceBeforeALayout() {
    let view = UpdatingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.addSubview(view)
    box.layoutIfNeeded()
    box.layoutIfNeeded()
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    box.layoutIfNeeded()
    #expect(view.updates == 2 && !view.needsUpdateConstraints())
  }

  @Test func theSameContentIsNotSolvedAgain() throws {
    let text = label("12345", lines: 1)
    pin(text, in: box)
    box.layoutIfNeeded()
    let unit = try #require(box.layoutHost)
    text.text = "54321"
    box.layoutIfNeeded()
    #expect(box.layoutHost === unit)
    #expect(unit.solveCount == 1)
    text.text = "Longer than before, but its edges are pinned"
    box.layoutIfNeeded()
    #expect(unit.solveCount == 1)
  }

  /// "Call this when something changes in your custom view that invalidates its intrinsic content size."
  @Test func aNaturalSizeIsKeptUntilItIsInvalidated() {
    final class Bar: UIView {
      var height: CGFloat = 20
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: height) }
    }
    let (host, bar) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Bar())
    bar.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(bar)
    bar.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
    var heights: [CGFloat] = []
    for invalidates in [false, false, true] {
      if invalidates { bar.invalidateIntrinsicContentSize() }
      host.setNeedsLayout()
      host.layoutIfNeeded()
      heights.append(bar.frame.height)
      bar.height = 60
    }
    #expect(heights == [20, 20, 60])
  }
}

private final class UpdatingView: UIView {
  private(set) var updates = 0

  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}
