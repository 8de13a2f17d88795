import ReuseGenBasics

/// A color of an asset catalog in both appearances.
package struct CatalogColor: Sendable {
  /// Red, green, blue and alpha, from 0 to 1.
  let light: [Double]
  /// The same in Dark Mode; equal to those of the light appearance if the catalog has none.
  let dark: [Double]

  /// - Parameter contents: The Contents.json of a color set. `nil` if it can't be read, or has no color for all
  ///   devices.
  package init?(_ contents: [UInt8]) {
    let json = try? JSONReader.read(contents, file: "")
    let colors = (json?["colors"]?.elements ?? []).filter {
      $0["display-gamut"] == nil && $0["idiom"]?.text ?? "universal" == "universal"
    }
    guard let any = colors.first(where: { Self.appearances(of: $0).allSatisfy { $0 == "light" } }),
      let light = Self.parts(of: any, isDark: false)
    else { return nil }
    let dark = colors.first { Self.appearances(of: $0) == ["dark"] } ?? any
    guard let dark = Self.parts(of: dark, isDark: true) else { return nil }
    (self.light, self.dark) = (light, dark)
  }

  private static func appearances(of entry: LocatedJSON) -> [String] {
    (entry["appearances"]?.elements ?? []).map { $0["value"]?.text ?? "" }
  }

  private static func parts(of entry: LocatedJSON, isDark: Bool) -> [Double]? {
    guard let color = entry["color"] else { return nil }
    if let system = color["reference"]?.text.flatMap(SystemColor.named) { return isDark ? system.dark : system.light }
    guard let components = color["components"] else { return nil }
    func part(_ name: String) -> Double? { components[name]?.text.flatMap(Self.number) }
    let alpha = components["alpha"]?.text.flatMap(Double.init) ?? 1
    if let white = part("white") { return [white, white, white, alpha] }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return [red, green, blue, alpha]
  }

  /// A component: hexadecimal digits, one of 255 steps, or a fraction.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
  }
}
