import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.serialized) struct TraitTests {
  final class Recorder: UIView {
    var changes: [(UIUserInterfaceStyle, UIUserInterfaceSizeClass)] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes.append((traitCollection.userInterfaceStyle, traitCollection.horizontalSizeClass))
    }
  }
  final class Controller: UIViewController {
    var calls: [String] = []
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      calls.append("will \(newCollection.verticalSizeClass)")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("size")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      calls.append("did \(traitCollection.verticalSizeClass)")
    }
  }

  @Test(arguments: [
    (CGSize(width: 390, height: 844), UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
    (CGSize(width: 844, height: 390), .compact, .compact), (CGSize(width: 932, height: 430), .regular, .compact),
    (CGSize(width: 768, height: 1024), .regular, .regular), (CGSize(width: 1024, height: 768), .regular, .regular),
    (CGSize(width: 320, height: 1024), .compact, .regular), (CGSize(width: 507, height: 768), .compact, .regular),
    (CGSize(width: 678, height: 1024), .regular, .regular),
  ])
  func sizeClassesFollowTheWindow(
    _ size: CGSize,
    _ horizontal: UIUserInterfaceSizeClass,
    _ vertical: UIUserInterfaceSizeClass
  ) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let view = UIView()
    window.addSubview(view)
    #expect(view.traitCollection.horizontalSizeClass == horizontal)
    #expect(view.traitCollection.verticalSizeClass == vertical)
  }

  @Test(
    arguments: [
      (nil, nil, .accessibilityLarge), (nil, .extraLarge, .extraLarge), (.small, nil, .accessibilityLarge),
      (.accessibilityExtraLarge, nil, .accessibilityExtraLarge),
    ] as [(UIContentSizeCategory?, UIContentSizeCategory?, UIContentSizeCategory)]
  )
  func aViewLimitsTheSizeOfItsContent(
    least: UIContentSizeCategory?,
    most: UIContentSizeCategory?,
    expected: UIContentSizeCategory
  ) {
    let (window, view, label) = (UIWindow(frame: UIScreen.main.bounds), UIView(), UILabel())
    window.addSubview(view)
    view.addSubview(label)
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    (view.minimumContentSizeCategory, view.maximumContentSizeCategory) = (least, most)
    #expect(label.traitCollection.preferredContentSizeCategory == expected)
    let traits = UITraitCollection(preferredContentSizeCategory: expected)
    #expect(label.font.pointSize == UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize)
  }

  @Test func rotatingCallsUIKitsMethodsInTheirOrder() {
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), showing: controller)
    let recorder = Recorder()
    controller.view.addSubview(recorder)
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(controller.calls == ["will compact", "size", "did compact"])
    #expect(recorder.changes.count == 1)
    window.frame.size = CGSize(width: 852, height: 393)
    #expect(controller.calls.count == 4 && recorder.changes.count == 1)
  }

  @Test func viewsOfAWindowWithoutAControllerAreToldToo() {
    let recorder = Recorder()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), with: recorder)
    window.frame.size = CGSize(width: 768, height: 1024)
    #expect(recorder.changes.map(\.1) == [.regular])
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), with: recorder)
    #expect(recorder.changes.map(\.1) == [.regular, .compact])
    #expect(window.subviews.isEmpty && recorder.window === other)
  }

  @Test func aStyleIsInheritedUntilAnotherOneOverridesIt() {
    let (outer, inner) = (Recorder(), Recorder())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), with: outer)
    outer.addSubview(inner)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.changes.isEmpty)
    window.overrideUserInterfaceStyle = .dark
    #expect(outer.changes.map(\.0) == [.dark] && inner.changes.isEmpty)
    inner.overrideUserInterfaceStyle = .unspecified
    #expect(inner.changes.map(\.0) == [.dark])
    #expect(UIColor.label.resolvedColor(with: inner.traitCollection) == UIColor(white: 1, alpha: 1))
  }

  @Test func aControllersStyleCountsForItsChildren() {
    let (parent, child) = (Controller(), Controller())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark && child.view.traitCollection.userInterfaceStyle == .dark)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(wide, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child) == wide)
  }

  @Test func registrationsAreToldAboutTheirTraitsOnly() {
    let view = UIView()
    var told: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
      told += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    view.traitOverrides.horizontalSizeClass = .regular
    #expect(told.isEmpty && view.traitCollection.horizontalSizeClass == .regular)
    view.overrideUserInterfaceStyle = .dark
    #expect(told == [.light, .dark])
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    #expect(told.count == 2)
  }

  @Test func aViewIsToldWhenItMovesToAWindowWithOtherTraits() {
    let recorder = Recorder()
    let phone = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    phone.addSubview(recorder)
    #expect(recorder.changes.isEmpty)
    recorder.removeFromSuperview()
    UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 1366)).addSubview(recorder)
    #expect(recorder.changes.map(\.1) == [.regular])
  }

  @Test func theSizeOfContentScalesFonts() {
    let recorder = Recorder()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), with: recorder)
    window.makeKeyAndVisible()
    UIApplication.shared.user.setPreferredContentSizeCategory(.accessibilityLarge)
    defer { UIApplication.shared.user.setPreferredContentSizeCategory(.large) }
    #expect(
      recorder.changes.count == 1 && recorder.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    )
    let traits = recorder.traitCollection
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 33)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits) == 33)
    let font = UIFont(name: "Avenir-Medium", size: 10)
    #expect(font.map { metrics.scaledFont(for: $0, maximumPointSize: 12, compatibleWith: traits).pointSize } == 12)
    #expect(metrics.scaledValue(for: 10, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)) == 10)
  }

  @Test func collectionsCombine() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(horizontalSizeClass: .regular)])
    #expect(both.userInterfaceStyle == .dark && both.horizontalSizeClass == .regular)
    #expect(both.containsTraits(in: dark) && !dark.containsTraits(in: both))
    #expect(both.verticalSizeClass == .unspecified && both.displayScale == 0)
    #expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    #expect(both.modifyingTraits { $0.userInterfaceStyle = .light }.userInterfaceStyle == .light)
    #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
  }

  @Test(
    arguments: [
      (UIFontDescriptor.SymbolicTraits.traitBold, "SFUI-Semibold"), ([.traitItalic], "SFUI-Italic"),
      ([.traitBold, .traitItalic], "SFUI-SemiboldItalic"), ([], "SFUI-Regular"),
    ] as [(UIFontDescriptor.SymbolicTraits, String)]
  )
  func descriptorsChangeStyles(_ traits: UIFontDescriptor.SymbolicTraits, _ name: String) throws {
    let descriptor = try #require(UIFont.systemFont(ofSize: 13).fontDescriptor.withSymbolicTraits(traits))
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.fontName == name && font.pointSize == 13)
    #expect(font.fontDescriptor.symbolicTraits == traits)
  }

  enum Emphasis: UITraitDefinition { static let defaultValue = 3 }

  @Test func aTraitOfTheAppIsInheritedUntilItIsRemoved() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    var told: [Int] = []
    inner.registerForTraitChanges([Emphasis.self]) { (view: UIView, previous) in
      told += [previous[Emphasis.self], view.traitCollection[Emphasis.self]]
    }
    outer.traitOverrides[Emphasis.self] = 5
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(told == [3, 5])
    #expect(inner.traitCollection[UITraitUserInterfaceStyle.self] == .dark)
    #expect(outer.traitOverrides.contains(Emphasis.self) && !inner.traitOverrides.contains(Emphasis.self))
    #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    outer.traitOverrides.remove(Emphasis.self)
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(told == [3, 5, 5, 3])
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
  }
}
