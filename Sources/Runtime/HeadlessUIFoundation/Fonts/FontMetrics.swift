import HeadlessFonts

/// The values that text of a font is measured with.
struct FontMetrics: Sendable {
  let advances: FontAdvances
  let family: Family
  /// Whether texts have the widths that they have on a device, or nearly: whether the advances aren't those of another
  /// font.
  let isExact: Bool

  /// Values that the fonts of a family share, as fractions of the point size.
  struct Family: Sendable {
    /// The height above the baseline.
    var ascender: CGFloat
    /// The depth below the baseline, as a negative number.
    var descender: CGFloat
    /// The distance between lines.
    var leading: CGFloat = 0
    /// The height of a capital letter, San Francisco's unless stated.
    var capHeight: CGFloat = 0.7046
    /// The height of a lowercase letter, San Francisco's unless stated.
    var xHeight: CGFloat = 0.5264

    /// San Francisco, the system's font.
    static let system = Family(ascender: 0.9521484375, descender: -0.2412109375)
    /// The fonts that apps use most often.
    fileprivate static let named: [(prefix: String, family: Family)] = [
      ("HelveticaNeue", Family(ascender: 0.952, descender: -0.213, leading: 0.028)),
      ("Helvetica", Family(ascender: 0.77, descender: -0.23, leading: 0.15)),
      ("Avenir", Family(ascender: 1, descender: -0.366)),
      ("Arial", Family(ascender: 0.905, descender: -0.212, leading: 0.033)),
      ("Georgia", Family(ascender: 0.917, descender: -0.219)),
      ("TimesNewRoman", Family(ascender: 0.891, descender: -0.216, leading: 0.042)),
      ("Menlo", Family(ascender: 0.928, descender: -0.236)),
      ("Verdana", Family(ascender: 1.005, descender: -0.21)),
      ("Futura", Family(ascender: 1.039, descender: -0.26)),
      ("OpenSans", Family(ascender: 1.069, descender: -0.293)),
    ]
  }

  init(ofFontNamed name: String, pointSize: CGFloat) {
    let isSystem = name.hasPrefix("SFUI") || name.hasPrefix(".SF")
    if !isSystem, let file = FontLibrary.shared.font(named: name) {
      advances = FontAdvances(file, pointSize: Double(pointSize))
      family = Family(file)
      isExact = true
    } else {
      advances = FontAdvances(.init(ofFontNamed: name), pointSize: Double(pointSize), isTracked: isSystem)
      family = isSystem ? .system : Family.named.first { name.hasPrefix($0.prefix) }?.family ?? .system
      isExact = isSystem && !name.hasPrefix("SFUIMono")
    }
  }
}

extension FontMetrics.Family {
  fileprivate init(_ file: FontFile) {
    func ems(_ units: Int) -> CGFloat { CGFloat(units) / CGFloat(file.unitsPerEm) }
    self.init(ascender: ems(file.ascender), descender: ems(file.descender), leading: ems(file.lineGap))
    if let height = file.capHeight { capHeight = ems(height) }
    if let height = file.xHeight { xHeight = ems(height) }
  }
}

extension FontAdvances.Weight {
  /// The weight in the name of a font: "Avenir-Heavy".
  fileprivate init(ofFontNamed name: String) {
    let style = name.drop { $0 != "-" }
    switch style {
    case "-Regular", "": self = .regular
    case "-Semibold", "-SemiBold", "-DemiBold": self = .semibold
    case let style where style.hasPrefix("-Medium"): self = .medium
    case let style where ["Bold", "Heavy", "Black"].contains { style.contains($0) }: self = .bold
    default: self = .regular
    }
  }
}
