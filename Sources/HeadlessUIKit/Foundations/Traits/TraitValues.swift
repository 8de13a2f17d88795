/// The values of traits. Those that aren't specified have their types' unspecified values.
struct TraitValues: Hashable, Sendable, UIMutableTraits {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var displayScale: CGFloat = 0
  var displayGamut = UIDisplayGamut.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

  /// A phone held upright, in the light style.
  static let phone = TraitValues(
    horizontalSizeClass: .compact,
    verticalSizeClass: .regular,
    userInterfaceStyle: .light,
    userInterfaceLevel: .base,
    userInterfaceIdiom: .phone,
    displayScale: StandardScreen.scale,
    displayGamut: .P3,
    layoutDirection: .leftToRight,
    preferredContentSizeCategory: .large,
    accessibilityContrast: .normal,
    legibilityWeight: .regular,
    forceTouchCapability: .unavailable,
    activeAppearance: .active
  )

  /// The values, with those that others specify in their place.
  func overridden(by others: TraitValues) -> TraitValues {
    let none = TraitValues()
    if others == none { return self }
    var result = self
    func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>) {
      if others[keyPath: path] != none[keyPath: path] { result[keyPath: path] = others[keyPath: path] }
    }
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.userInterfaceStyle)
    take(\.userInterfaceLevel)
    take(\.userInterfaceIdiom)
    take(\.displayScale)
    take(\.displayGamut)
    take(\.layoutDirection)
    take(\.preferredContentSizeCategory)
    take(\.accessibilityContrast)
    take(\.legibilityWeight)
    take(\.forceTouchCapability)
    take(\.activeAppearance)
    return result
  }
}
