extension UITraitCollection {
  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) { values.encode(with: coder) }
}

extension TraitValues {
  fileprivate func encode(with coder: NSCoder) {
    coder.encodeValue(
      [
        horizontalSizeClass.rawValue, verticalSizeClass.rawValue, userInterfaceStyle.rawValue,
        userInterfaceLevel.rawValue, userInterfaceIdiom.rawValue, displayGamut.rawValue, layoutDirection.rawValue,
        accessibilityContrast.rawValue, legibilityWeight.rawValue, forceTouchCapability.rawValue,
        activeAppearance.rawValue,
      ],
      forKey: "UITraits"
    )
    coder.encodeValue(displayScale, forKey: "UIDisplayScale")
    coder.encodeValue(preferredContentSizeCategory.rawValue, forKey: "UIPreferredContentSizeCategory")
  }

  init?(coder: NSCoder) {
    guard let numbers = coder.decodeValue([Int].self, forKey: "UITraits"), numbers.count == 11 else { return nil }
    self.init()
    horizontalSizeClass = .init(rawValue: numbers[0]) ?? .unspecified
    verticalSizeClass = .init(rawValue: numbers[1]) ?? .unspecified
    userInterfaceStyle = .init(rawValue: numbers[2]) ?? .unspecified
    userInterfaceLevel = .init(rawValue: numbers[3]) ?? .unspecified
    userInterfaceIdiom = .init(rawValue: numbers[4]) ?? .unspecified
    displayGamut = .init(rawValue: numbers[5]) ?? .unspecified
    layoutDirection = .init(rawValue: numbers[6]) ?? .unspecified
    accessibilityContrast = .init(rawValue: numbers[7]) ?? .unspecified
    legibilityWeight = .init(rawValue: numbers[8]) ?? .unspecified
    forceTouchCapability = .init(rawValue: numbers[9]) ?? .unknown
    activeAppearance = .init(rawValue: numbers[10]) ?? .unspecified
    displayScale = coder.decodeValue(CGFloat.self, forKey: "UIDisplayScale") ?? 0
    let category = coder.decodeValue(String.self, forKey: "UIPreferredContentSizeCategory")
    preferredContentSizeCategory = category.map { .init(rawValue: $0) } ?? .unspecified
  }
}
