public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The categories by the names of their constants, from the smallest one on.
  package static let named: KeyValuePairs<String, UIContentSizeCategory> = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
    "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
    "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
    "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
  ]
  package static let ordered = named.map(\.value)

  /// The name of the constant, such as "accessibilityLarge".
  package var name: String { Self.named.first { $0.value == self }?.key ?? rawValue }

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    guard let first = ordered.firstIndex(of: left), let second = ordered.firstIndex(of: right) else { return false }
    return first < second
  }

  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right < left }
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { !(right < left) }
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { !(left < right) }

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium && Self.ordered.contains(self) }

  public static let didChangeNotification = notification("ContentSizeCategoryDidChange")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
