import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The traits that dynamic colors and preferred fonts use.
@MainActor @Suite(.serialized) struct CurrentTraitTests {
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

  /// A color of the app's is dark in texts, and in what a view draws itself.
  @Test func everythingThatADarkScreenShowsIsDark() {
    final class Dot: UIView {
      override func draw(_ rect: CGRect) {
        UIColor { $0.userInterfaceStyle == .dark ? .cyan : .magenta }.setFill()
        UIBezierPath(rect: rect).fill()
      }
    }
    final class Screen: UIViewController {
      override func viewDidLoad() {
        let custom = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }
        let (title, button) = (UILabel(frame: view.bounds), UIButton(frame: view.bounds))
        (title.text, title.textColor) = ("Ada", custom)
        button.setTitle("Save", for: .normal)
        button.setTitleColor(custom, for: .normal)
        view.backgroundColor = .systemBackground
        for part in [title, button, Dot(frame: view.bounds)] { view.addSubview(part) }
      }
    }
    window.show(Screen())
    window.overrideUserInterfaceStyle = .dark
    let (dark, colors) = (window.svg(), ["#000000", "#ffff00", "#00ffff"])
    for color in colors { #expect(dark.contains("fill=\"\(color)\""), "\(color)") }
    window.overrideUserInterfaceStyle = .light
    let light = window.svg()
    for color in ["#ffffff", "#0000ff", "#ff00ff"] {
      #expect(light.contains("fill=\"\(color)\"") && !dark.contains("fill=\"\(color)\""), "\(color)")
    }
  }

  /// Apple's table of the sizes of styles, from the smallest category to the largest one.
  @Test(
    arguments: [
      (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
      (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
      (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
      (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
      (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ] as [(UIFont.TextStyle, [CGFloat])]
  )
  func aNewScreenHasTheSizesOfTheCategory(_ style: UIFont.TextStyle, sizes: [CGFloat]) {
    let app = UIApplication.shared
    defer { app.user.setPreferredContentSizeCategory(.large) }
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    let (kept, screen) = (UILabel(), UIViewController())
    (kept.font, kept.adjustsFontForContentSizeCategory) = (.preferredFont(forTextStyle: style), true)
    screen.view.addSubview(kept)
    window.show(screen)
    for (category, size) in zip(categories, sizes) {
      app.user.setPreferredContentSizeCategory(category)
      let new = UILabel()
      new.font = .preferredFont(forTextStyle: style)
      #expect([kept.font.pointSize, new.font.pointSize] == [size, size], "\(category)")
    }
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
