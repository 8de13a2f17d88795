/// The values of traits. Those that aren't specified have their types' unspecified values.
package struct TraitValues: Hashable, Sendable, UITraitOverrides {
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var displayScale: CGFloat = 0
  package var displayGamut = UIDisplayGamut.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var forceTouchCapability = UIForceTouchCapability.unknown
  package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  package var custom = CustomTraitValues()

  /// Values of which none is specified.
  package static let unspecified = TraitValues()

  /// A phone held upright, in the light style.
  package static let phone = TraitValues(
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
  package func overridden(by others: TraitValues) -> TraitValues {
    let none = Self.unspecified
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
    result.custom.override(with: others.custom)
    return result
  }
}
