import Testing

@testable import HeadlessUIKit

/// The number of times that a layout visits each view.
@MainActor struct LayoutPassTests {
  private class CountingView: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// Sets the frame of a subview to another one than its constraints do.
  private final class ContradictingView: CountingView {
    override func layoutSubviews() {
      super.layoutSubviews()
      for view in subviews { view.frame = bounds.insetBy(dx: 5, dy: 5) }
    }
  }

  private final class RestlessView: CountingView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
      subviews.first?.setNeedsLayout()
      subviews.first?.layoutIfNeeded()
    }
  }

  private final class CountingCell: UITableViewCell {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// A chain of `depth + 1` views, each the only subview of the one before.
  private func chain(_ depth: Int, of make: @MainActor (CGRect) -> CountingView = { CountingView(frame: $0) })
    -> [CountingView]
  {
    let views = (0...depth).map { _ in make(CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    return views
  }

  @Test(arguments: 0...8)
  func nestedViewsAreLaidOutOnce(depth: Int) {
    let views = chain(depth)
    views[0].layoutIfNeeded()
    #expect(views.allSatisfy { $0.layouts == 1 })
    views[depth].setNeedsLayout()
    views[0].layoutIfNeeded()
    for (level, view) in views.enumerated() { #expect(view.layouts == (level == depth ? 2 : 1)) }
  }

  @Test(arguments: 0...8)
  func aContentViewThatDoesNotTranslateItsMaskIsLaidOutOnce(depth: Int) {
    let views = chain(depth)
    let cell = CountingCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
    ])
    views[depth].addSubview(cell)
    views[0].layoutIfNeeded()
    #expect(cell.layouts == 1)
    #expect(views.allSatisfy { $0.layouts == 1 })
    #expect(cell.contentView.frame == cell.bounds)
    #expect(label.frame.maxX == 100)
  }

  @Test(arguments: 0...8)
  func aFrameSetInLayoutSubviewsStands(depth: Int) {
    let views = chain(depth)
    let outer = ContradictingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = CountingView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    views[depth].addSubview(outer)
    views[0].layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 90, height: 90))
    #expect(outer.layouts == 1 && inner.layouts == 1)
    #expect(views.allSatisfy { $0.layouts == 1 })
  }

  /// Views that always need another layout are laid out until the limit, however deep they are nested.
  @Test(arguments: 0...8)
  func layoutsOfRestlessViewsDoNotMultiplyWithDepth(depth: Int) {
    let views = chain(depth, of: { RestlessView(frame: $0) })
    views[0].layoutIfNeeded()
    #expect(views.allSatisfy { (1...Int(UIView.layoutLimit)).contains($0.layouts) }, "\(views.map(\.layouts))")
    let before = views.map(\.layouts)
    views[0].layoutIfNeeded()
    #expect(zip(views, before).allSatisfy { $0.layouts > $1 }, "each view is laid out again later")
  }

  @Test func aViewThatInvalidatesItsSuperviewIsFollowedByAnotherPass() {
    final class Invalidating: CountingView {
      override func layoutSubviews() {
        super.layoutSubviews()
        if layouts == 1 { superview?.setNeedsLayout() }
      }
    }
    let outer = CountingView()
    let inner = Invalidating()
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(outer.layouts == 2 && inner.layouts == 1)
  }

  /// "The default implementation uses any constraints you have set to determine the size and position of any subviews."
  @Test(arguments: [false, true]) func constraintsSetFramesInLayoutSubviews(callsSuper: Bool) {
    final class Container: UIView {
      let inner = UIView()
      var callsSuper = false
      var widthBefore: CGFloat?
      override func layoutSubviews() {
        widthBefore = inner.frame.width
        if callsSuper { super.layoutSubviews() }
      }
    }
    let (container, leaf) = (Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    container.callsSuper = callsSuper
    container.addSubview(container.inner)
    container.inner.addSubview(leaf)
    for view in [container.inner, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      container.inner.widthAnchor.constraint(equalTo: container.widthAnchor),
      leaf.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
    ])
    container.layoutIfNeeded()
    #expect(container.widthBefore == 0 && container.inner.frame.width == (callsSuper ? 100 : 0))
    #expect(leaf.frame.width == 50)
  }
}
