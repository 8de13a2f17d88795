/// UIKit's colors by their names in documents.
package enum SystemColors {
  package static func color(_ name: String) -> UIColor? {
    all[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private static let all: [String: UIColor] = [
    "darkText": .black, "lightText": UIColor(white: 1, alpha: 0.6), "white": .white, "black": .black,
    "groupTableViewBackground": .systemGroupedBackground, "viewFlipsideBackground": .darkGray,
    "scrollViewTexturedBackground": .lightGray, "darkGray": .darkGray, "lightGray": .lightGray, "gray": .gray,
    "table": .white, "clear": .clear, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .systemGroupedBackground, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .tertiaryLabel.withAlphaComponent(0.18),
    "placeholderText": .tertiaryLabel, "separator": .separator, "opaqueSeparator": .systemGray3, "link": .link,
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemTeal": .systemTeal, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemGray": .systemGray,
    "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
    "systemGray5": .systemGray5, "systemGray6": .systemGray6, "systemFill": .systemGray4,
    "secondarySystemFill": .systemGray5, "tertiarySystemFill": .systemGray5, "quaternarySystemFill": .systemGray6,
  ]
}
