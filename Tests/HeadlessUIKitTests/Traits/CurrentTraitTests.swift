import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The traits that dynamic colors and preferred fonts use.
@MainActor
@Suite(.serialized) struct CurrentTraitTests {
  final class Card: UIView {
    var borders: [CGColor] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      borders.append(UIColor.systemBackground.cgColor)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      borders.append(UIColor.systemBackground.cgColor)
    }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      borders.append(UIColor.systemBackground.cgColor)
    }
  }

  private let white = UIColor.white.cgColor
  private let black = UIColor.black.cgColor
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func aViewSeesItsOwnTraitsInLayoutsAndNotifications() {
    let card = Card(frame: window.bounds)
    window.addSubview(card)
    card.borders = []
    window.layoutIfNeeded()
    #expect(card.borders == [white])
    window.overrideUserInterfaceStyle = .dark
    #expect(card.borders == [white, black])
    card.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(card.borders == [white, black, black])
    card.tintColor = .red
    #expect(card.borders.last == black && card.borders.count == 4)
    #expect(UIColor.systemBackground.cgColor == white)
  }

  @Test func traitsThatACallerMakesCurrentDoNotReachAViewsLayout() {
    let card = Card(frame: window.bounds)
    window.addSubview(card)
    card.borders = []
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { window.layoutIfNeeded() }
    #expect(card.borders == [white])
  }

  @Test func picturesShowDynamicColorsInTheStyleOfEachView() {
    let custom = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    let (dark, light) = (UIView(frame: window.bounds), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    dark.backgroundColor = custom
    light.backgroundColor = custom
    light.overrideUserInterfaceStyle = .light
    dark.addSubview(light)
    window.addSubview(dark)
    window.backgroundColor = .systemBackground
    window.overrideUserInterfaceStyle = .dark
    let fills = window.svg().split(separator: "fill=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(fills == ["#000000", "#ff0000", "#00ff00"])
    // A layer's color is fixed when it is set.
    #expect(dark.svg().contains("#ff0000"))
  }

  @Test func fontsFollowTheSizeOfContentThatTheUserPrefers() {
    let app = UIApplication.shared
    defer { app.user.setPreferredContentSizeCategory(.large) }
    window.isHidden = false
    let (adjusting, fixed, scaled) = (UILabel(), UILabel(), UILabel())
    for label in [adjusting, fixed, scaled] {
      label.font = .preferredFont(forTextStyle: .body)
      window.addSubview(label)
    }
    scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: 25)
    (adjusting.adjustsFontForContentSizeCategory, scaled.adjustsFontForContentSizeCategory) = (true, true)
    app.user.setPreferredContentSizeCategory(.accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    #expect(UIFontMetrics.default.scaledValue(for: 17) == 53)
    #expect([adjusting, fixed, scaled].map(\.font.pointSize) == [53, 17, 25])
    let new = UILabel()
    #expect(new.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    app.user.setPreferredContentSizeCategory(.large)
    #expect([adjusting, fixed, scaled].map(\.font.pointSize) == [17, 17, 10])
  }

  @Test func aStyledFontOfADescriptorAdjusts() throws {
    let bold = try #require(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote).withSymbolicTraits(.traitBold)
    )
    let field = UITextField()
    field.adjustsFontForContentSizeCategory = true
    field.font = UIFont(descriptor: bold, size: 0)
    let app = UIApplication.shared
    defer { app.user.setPreferredContentSizeCategory(.large) }
    window.isHidden = false
    window.addSubview(field)
    app.user.setPreferredContentSizeCategory(.extraExtraExtraLarge)
    #expect(field.font?.pointSize == 19)
    #expect(field.font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
  }
}
