import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The direction of views and traits, and the layout that it mirrors.
@MainActor @Suite(.serialized) struct LayoutDirectionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  /// A view that fills a window whose traits are right to left.
  private func rightToLeftView() -> UIView {
    let view = UIView(frame: window.bounds)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.addSubview(view)
    return view
  }

  private func constrained(_ view: UIView, in host: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    return view
  }

  // MARK: Directions

  struct Effect: Sendable {
    let attribute: UISemanticContentAttribute
    let inEnglish: UIUserInterfaceLayoutDirection
    let inArabic: UIUserInterfaceLayoutDirection
  }

  @Test(arguments: [
    Effect(attribute: .unspecified, inEnglish: .leftToRight, inArabic: .rightToLeft),
    Effect(attribute: .playback, inEnglish: .leftToRight, inArabic: .leftToRight),
    Effect(attribute: .spatial, inEnglish: .leftToRight, inArabic: .leftToRight),
    Effect(attribute: .forceLeftToRight, inEnglish: .leftToRight, inArabic: .leftToRight),
    Effect(attribute: .forceRightToLeft, inEnglish: .rightToLeft, inArabic: .rightToLeft),
  ])
  func anAttributeDeterminesTheDirection(_ effect: Effect) {
    let view = UIView()
    view.semanticContentAttribute = effect.attribute
    window.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == effect.inEnglish)
    window.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == effect.inArabic)
    #expect(UIView.userInterfaceLayoutDirection(for: effect.attribute) == effect.inEnglish)
    let relative = UIView.userInterfaceLayoutDirection(for: effect.attribute, relativeTo: .rightToLeft)
    #expect(relative == effect.inArabic)
  }

  @Test func theAttributeIsNotInherited() {
    let (outer, inner) = (UIView(), UIView())
    outer.semanticContentAttribute = .forceRightToLeft
    outer.addSubview(inner)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func theAppsLanguageChangesTraitsAndLayout() {
    final class Screen: UIViewController {
      var seen: [UITraitEnvironmentLayoutDirection] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        seen.append(traitCollection.layoutDirection)
      }
    }
    let screen = Screen()
    window.rootViewController = screen
    window.isHidden = false
    let view = constrained(UIView(), in: screen.view)
    view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 5).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minX == 5)
    screen.seen = []
    let app = UIApplication.shared
    app.user.setLayoutDirection(.rightToLeft)
    defer { app.user.setLayoutDirection(.leftToRight) }
    #expect(app.userInterfaceLayoutDirection == .rightToLeft && screen.seen == [.rightToLeft])
    #expect(UITraitCollection.current.layoutDirection == .rightToLeft)
    window.layoutIfNeeded()
    #expect(view.frame.maxX == 195)
  }

  @Test func anAppearanceSetsTheDirectionOfItsClass() {
    final class Card: UIView {}
    final class Other: UIView {}
    Card.appearance().semanticContentAttribute = .forceRightToLeft
    let (card, own) = (Card(), Card())
    own.semanticContentAttribute = .forceLeftToRight
    #expect(card.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(own.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(Other().effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  // MARK: Constraints

  @Test func leadingIsTheRightEdge() {
    let host = rightToLeftView()
    let (a, b) = (constrained(UIView(), in: host), constrained(UIView(), in: host))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 12),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
    ])
    window.layoutIfNeeded()
    #expect(a.frame.minX == 148 && b.frame.maxX == 140)
  }

  @Test func relationsAndMultipliersAreMirrored() {
    let host = rightToLeftView()
    let (a, b) = (constrained(UIView(), in: host), constrained(UIView(), in: host))
    let pull = b.leadingAnchor.constraint(equalTo: host.leadingAnchor)
    pull.priority = .defaultLow
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: a,
        attribute: .leading,
        relatedBy: .equal,
        toItem: host,
        attribute: .trailing,
        multiplier: 0.5,
        constant: 10
      ),
      b.leadingAnchor.constraint(greaterThanOrEqualTo: host.leadingAnchor, constant: 30), pull,
    ])
    window.layoutIfNeeded()
    // 110 points from the right edge, and at least 30.
    #expect(a.frame.maxX == 90 && b.frame.maxX == 170)
  }

  @Test func theHoldersAttributeMirrorsConstraints() {
    let host = UIView(frame: window.bounds)
    let view = constrained(UIView(), in: host)
    view.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
    host.layoutIfNeeded()
    #expect(view.frame.minX == 0)
    host.semanticContentAttribute = .forceRightToLeft
    host.layoutIfNeeded()
    #expect(view.frame.maxX == 200)
    host.semanticContentAttribute = .unspecified
    host.layoutIfNeeded()
    #expect(view.frame.minX == 0)
  }

  @Test func leftAndCentersStay() {
    let host = rightToLeftView()
    let (a, b) = (constrained(UIView(), in: host), constrained(UIView(), in: host))
    a.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 6).isActive = true
    b.centerXAnchor.constraint(equalTo: host.centerXAnchor, constant: 10).isActive = true
    window.layoutIfNeeded()
    #expect(a.frame.minX == 6 && b.center.x == 110)
  }

  @Test(arguments: [
    ("|-10-[a(30)]", NSLayoutConstraint.FormatOptions.directionLeadingToTrailing, 160.0),
    ("|-10-[a(30)]", .directionLeftToRight, 10), ("|-10-[a(30)]", .directionRightToLeft, 160),
    ("|-[a(30)]", .directionLeadingToTrailing, 162), ("|-[a(30)]", .directionLeftToRight, 8),
  ])
  func aFormatHasADirection(_ format: String, _ options: NSLayoutConstraint.FormatOptions, _ x: Double) {
    let host = rightToLeftView()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    let views = ["a": view]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views)
    )
    window.layoutIfNeeded()
    #expect(view.frame.minX == CGFloat(x))
  }

  // MARK: Stack views

  private func stack(_ change: (UIStackView) -> Void) -> [CGRect] {
    let views = [20, 30].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 10)) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stack.semanticContentAttribute = .forceRightToLeft
    change(stack)
    stack.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test func aRowBeginsAtTheRightEdge() {
    let filled = stack {
      $0.spacing = 10
      $0.distribution = .fillEqually
    }
    #expect(filled.map(\.minX) == [55, 0])
    #expect(stack { $0.distribution = .equalSpacing }.map(\.minX) == [80, 0])
    let margins = stack {
      $0.distribution = .fillEqually
      $0.isLayoutMarginsRelativeArrangement = true
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
    }
    #expect(margins.map(\.minX) == [40, 0])
  }

  @Test func aColumnIsAlignedAtTheRightEdge() {
    let leading = stack {
      $0.axis = .vertical
      $0.alignment = .leading
    }
    #expect(leading.map(\.maxX) == [100, 100])
    let trailing = stack {
      $0.axis = .vertical
      $0.alignment = .trailing
    }
    #expect(trailing.map(\.minX) == [0, 0])
  }

  // MARK: Margins

  @Test func directionalMarginsFollowTheDirection() {
    let view = UIView(frame: window.bounds)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 5)
    let child = constrained(UIView(), in: view)
    child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(view.layoutMargins.left == 20 && child.frame.minX == 20)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 20) && child.frame.maxX == 180)
    #expect(view.directionalLayoutMargins.leading == 20)
  }

  @Test func marginsThatWereSetByEdgesStay() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 5)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins.left == 1 && view.directionalLayoutMargins.leading == 2)
  }
}
