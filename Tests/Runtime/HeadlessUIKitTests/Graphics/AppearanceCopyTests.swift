import HeadlessPortedCode
import HeadlessUIKit
import Testing

/// Copies of appearances have the type and all values of the original, and are independent of it.
@MainActor struct AppearanceCopyTests {
  @Test func ofBars() {
    let original = UINavigationBarAppearance()
    original.backgroundColor = .red
    let copy = original.copy()
    copy.backgroundColor = .blue
    copy.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    #expect(original.backgroundColor == .red)
    #expect(original.titlePositionAdjustment == .zero)
    #expect((original.copy(with: nil) as? UINavigationBarAppearance)?.backgroundColor == .red)
  }

  @Test func ofButtons() {
    let original = UIBarButtonItemAppearance(style: .done)
    original.disabled.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    let copy = original.copy()
    #expect(copy.disabled.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    copy.disabled.titlePositionAdjustment = .zero
    #expect(original.disabled.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
  }

  @Test func ofTabs() {
    let original = UITabBarItemAppearance()
    original.normal.iconColor = .red
    let copy = original.copy()
    #expect(copy.normal.iconColor == .red)
    copy.normal.iconColor = .blue
    #expect(original.normal.iconColor == .red)
  }

  @Test func aCopyOfANavigationBarsAppearanceHasItsValues() {
    let appearance = UINavigationBarAppearance(idiom: .pad)
    fill(appearance)
    appearance.titleTextAttributes = [.kern: 1]
    appearance.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 1)
    appearance.largeTitleTextAttributes = [.kern: 2]
    appearance.subtitleTextAttributes = [.kern: 3]
    appearance.setBackIndicatorImage(image, transitionMaskImage: image)
    for item in [
      appearance.buttonAppearance, appearance.doneButtonAppearance, appearance.backButtonAppearance,
      appearance.prominentButtonAppearance,
    ] { fill(item) }
    check(appearance, against: UINavigationBarAppearance(), copy: appearance.copy())
  }

  @Test func aCopyOfAToolbarsAppearanceHasItsValues() {
    let appearance = UIToolbarAppearance(idiom: .pad)
    fill(appearance)
    for item in [
      appearance.buttonAppearance, appearance.doneButtonAppearance, appearance.prominentButtonAppearance,
    ] { fill(item) }
    check(appearance, against: UIToolbarAppearance(), copy: appearance.copy())
  }

  @Test func aCopyOfATabBarsAppearanceHasItsValues() {
    let appearance = UITabBarAppearance(idiom: .pad)
    fill(appearance)
    appearance.selectionIndicatorTintColor = .red
    appearance.selectionIndicatorImage = image
    appearance.stackedItemPositioning = .fill
    appearance.stackedItemWidth = 1
    appearance.stackedItemSpacing = 2
    for item in [
      appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance, appearance.compactInlineLayoutAppearance,
    ] { fill(item) }
    check(appearance, against: UITabBarAppearance(), copy: appearance.copy())
  }

  private let image = UIImage()

  private func fill(_ appearance: UIBarAppearance) {
    appearance.backgroundEffect = UIBlurEffect(style: .dark)
    appearance.backgroundColor = .red
    appearance.backgroundImage = image
    appearance.backgroundImageContentMode = .left
    appearance.shadowColor = .red
    appearance.shadowImage = image
  }

  private func fill(_ item: UIBarButtonItemAppearance) {
    for state in [item.normal, item.highlighted, item.disabled, item.focused] {
      state.titleTextAttributes = [.kern: 4]
      state.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 5)
      state.backgroundImage = image
      state.backgroundImagePositionAdjustment = UIOffset(horizontal: 6, vertical: 6)
    }
  }

  private func fill(_ item: UITabBarItemAppearance) {
    for state in [item.normal, item.selected, item.disabled, item.focused] {
      state.titleTextAttributes = [.kern: 4]
      state.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 5)
      state.iconColor = .red
      state.badgePositionAdjustment = UIOffset(horizontal: 6, vertical: 6)
      state.badgeBackgroundColor = .red
      state.badgeTextAttributes = [.kern: 7]
      state.badgeTitlePositionAdjustment = UIOffset(horizontal: 8, vertical: 8)
    }
  }

  /// Compares every stored value. A value that equals the initial one isn't filled above, so its copy shows nothing.
  private func check(_ appearance: UIBarAppearance, against initial: UIBarAppearance, copy: UIBarAppearance) {
    let (values, initialValues, copied) = (values(of: appearance), values(of: initial), values(of: copy))
    #expect(values.count > 10)
    for (name, value) in values {
      #expect(value != initialValues[name], "\(name) isn't filled")
      #expect(value == copied[name], "\(name) isn't copied")
    }
    // The copy's parts are its own.
    copy.backgroundColor = .blue
    #expect(appearance.backgroundColor == .red)
  }

  private func values(of object: Any, named path: String = "") -> [String: String] {
    var values: [String: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        let name = path + "." + (child.label ?? "")
        switch child.value {
        case is UIBarButtonItemAppearance, is UIBarButtonItemStateAppearance, is UITabBarItemAppearance,
          is UITabBarItemStateAppearance:
          values.merge(self.values(of: child.value, named: name)) { $1 }
        default: values[name] = String(describing: child.value)
        }
      }
      mirror = current.superclassMirror
    }
    return values
  }
}
