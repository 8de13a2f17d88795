/// A color of the system that follows the appearance: it has other components in Dark Mode.
package struct SystemColor: Sendable {
  /// Red, green, blue and alpha, from 0 to 1.
  package let light: [Double]
  /// The same in Dark Mode.
  package let dark: [Double]

  private init(_ light: UInt32, _ lightAlpha: Double = 1, dark: UInt32, _ darkAlpha: Double = 1) {
    (self.light, self.dark) = (Self.parts(of: light, lightAlpha), Self.parts(of: dark, darkAlpha))
  }

  private static func parts(of rgb: UInt32, _ alpha: Double) -> [Double] {
    // A function, because the compiler takes two seconds for the types of one expression.
    func part(_ bits: UInt32) -> Double { Double(bits & 0xFF) / 255 }
    return [part(rgb >> 16), part(rgb >> 8), part(rgb), alpha]
  }

  /// The color that documents and catalogs name, as "systemRedColor"; `nil` for other names, such as those of fixed
  /// colors.
  package static func named(_ name: String) -> SystemColor? {
    all[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  package static let systemRed = SystemColor(0xFF3B30, dark: 0xFF453A)
  package static let systemOrange = SystemColor(0xFF9500, dark: 0xFF9F0A)
  package static let systemYellow = SystemColor(0xFFCC00, dark: 0xFFD60A)
  package static let systemGreen = SystemColor(0x34C759, dark: 0x30D158)
  package static let systemMint = SystemColor(0x00C7BE, dark: 0x63E6E2)
  package static let systemTeal = SystemColor(0x30B0C7, dark: 0x40C8E0)
  package static let systemCyan = SystemColor(0x32ADE6, dark: 0x64D2FF)
  package static let systemBlue = SystemColor(0x007AFF, dark: 0x0A84FF)
  package static let systemIndigo = SystemColor(0x5856D6, dark: 0x5E5CE6)
  package static let systemPurple = SystemColor(0xAF52DE, dark: 0xBF5AF2)
  package static let systemPink = SystemColor(0xFF2D55, dark: 0xFF375F)
  package static let systemBrown = SystemColor(0xA2845E, dark: 0xAC8E68)
  package static let systemGray = SystemColor(0x8E8E93, dark: 0x8E8E93)
  package static let systemGray2 = SystemColor(0xAEAEB2, dark: 0x636366)
  package static let systemGray3 = SystemColor(0xC7C7CC, dark: 0x48484A)
  package static let systemGray4 = SystemColor(0xD1D1D6, dark: 0x3A3A3C)
  package static let systemGray5 = SystemColor(0xE5E5EA, dark: 0x2C2C2E)
  package static let systemGray6 = SystemColor(0xF2F2F7, dark: 0x1C1C1E)

  package static let systemBackground = SystemColor(0xFFFFFF, dark: 0x000000)
  package static let secondarySystemBackground = SystemColor(0xF2F2F7, dark: 0x1C1C1E)
  package static let tertiarySystemBackground = SystemColor(0xFFFFFF, dark: 0x2C2C2E)
  package static let systemGroupedBackground = SystemColor(0xF2F2F7, dark: 0x000000)
  package static let secondarySystemGroupedBackground = SystemColor(0xFFFFFF, dark: 0x1C1C1E)
  package static let tertiarySystemGroupedBackground = SystemColor(0xF2F2F7, dark: 0x2C2C2E)

  package static let label = SystemColor(0x000000, dark: 0xFFFFFF)
  package static let secondaryLabel = SystemColor(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  package static let tertiaryLabel = SystemColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  package static let quaternaryLabel = SystemColor(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  package static let placeholderText = SystemColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  package static let separator = SystemColor(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  package static let opaqueSeparator = SystemColor(0xC6C6C8, dark: 0x38383A)
  package static let link = SystemColor(0x007AFF, dark: 0x0984FF)
  package static let systemFill = SystemColor(0x787880, 0.2, dark: 0x787880, 0.36)
  package static let secondarySystemFill = SystemColor(0x787880, 0.16, dark: 0x787880, 0.32)
  package static let tertiarySystemFill = SystemColor(0x767680, 0.12, dark: 0x767680, 0.24)
  package static let quaternarySystemFill = SystemColor(0x747480, 0.08, dark: 0x767680, 0.18)

  private static let all: [String: SystemColor] = [
    "systemRed": systemRed, "systemOrange": systemOrange, "systemYellow": systemYellow, "systemGreen": systemGreen,
    "systemMint": systemMint, "systemTeal": systemTeal, "systemCyan": systemCyan, "systemBlue": systemBlue,
    "systemIndigo": systemIndigo, "systemPurple": systemPurple, "systemPink": systemPink, "systemBrown": systemBrown,
    "systemGray": systemGray, "systemGray2": systemGray2, "systemGray3": systemGray3, "systemGray4": systemGray4,
    "systemGray5": systemGray5, "systemGray6": systemGray6, "tint": systemBlue,
    "systemBackground": systemBackground, "secondarySystemBackground": secondarySystemBackground,
    "tertiarySystemBackground": tertiarySystemBackground, "systemGroupedBackground": systemGroupedBackground,
    "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground,
    "groupTableViewBackground": systemGroupedBackground, "label": label, "secondaryLabel": secondaryLabel,
    "tertiaryLabel": tertiaryLabel, "quaternaryLabel": quaternaryLabel, "placeholderText": placeholderText,
    "separator": separator, "opaqueSeparator": opaqueSeparator, "link": link, "systemFill": systemFill,
    "secondarySystemFill": secondarySystemFill, "tertiarySystemFill": tertiarySystemFill,
    "quaternarySystemFill": quaternarySystemFill,
  ]
}
