package import ReuseGenBasics

open class UIColor: NSObject, @unchecked Sendable {
  // Unchecked, because UIKit's providers of dynamic colors aren't Sendable.
  private final let header = AttributeHeader()
  private final var value = Value.gray(0, alpha: 0)

  /// How the components are determined.
  private enum Value {
    case fixed([CGFloat])
    /// A shade of gray, which equals no color of the RGB space.
    case gray(CGFloat, alpha: CGFloat)
    case styled(light: [CGFloat], dark: [CGFloat])
    case dynamic((UITraitCollection) -> UIColor)
  }

  /// A clear color: apps use it as an initial value. It is the designated initializer, so that subclasses inherit all.
  public override init() { super.init() }

  private convenience init(_ value: Value) {
    self.init()
    self.value = value
  }

  public required convenience init?(coder: NSCoder) {
    let parts = ["UIRed", "UIGreen", "UIBlue", "UIAlpha", "UIWhite"].map { key in
      coder.containsValue(forKey: key) ? CGFloat(coder.decodeDouble(forKey: key)) : nil
    }
    if let white = parts[4], let alpha = parts[3] {
      self.init(white: white, alpha: alpha)
      return
    }
    guard let red = parts[0], let green = parts[1], let blue = parts[2], let alpha = parts[3] else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed([red, green, blue, alpha]))
  }

  /// A color of the P3 space. The components count as RGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(.gray(white, alpha: alpha)) }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let hsb = HSBComponents(hue: hue, saturation: saturation, brightness: brightness)
    let rgb = hsb.rgb
    self.init(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    if parts.count < 4 {
      self.init(white: parts.first ?? 0, alpha: parts.last ?? 1)
    } else {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }

  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// A system color in two styles.
  package convenience init(_ color: SystemColor) {
    self.init(.styled(light: color.light.map { CGFloat($0) }, dark: color.dark.map { CGFloat($0) }))
  }

  package convenience init(_ rgb: UInt32) { self.init(.fixed(Self.parts(of: rgb))) }

  private static func parts(of rgb: UInt32) -> [CGFloat] {
    // A function, because the compiler takes two seconds for the types of one expression.
    func part(_ bits: UInt32) -> CGFloat { CGFloat(bits & 0xFF) / 255 }
    return [part(rgb >> 16), part(rgb >> 8), part(rgb), 1]
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch value {
    case .fixed, .gray: self
    case .styled(let light, let dark): Self.system(traitCollection.userInterfaceStyle == .dark ? dark : light)
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// A system color in one style. Those without a hue are shades of gray.
  private static func system(_ parts: [CGFloat]) -> UIColor {
    let isGray = parts[0] == parts[1] && parts[1] == parts[2]
    return UIColor(isGray ? .gray(parts[0], alpha: parts[3]) : .fixed(parts))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch value {
    case .fixed(let parts): return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    case .gray(let white, _): return UIColor(white: white, alpha: alpha)
    case .styled(var light, var dark):
      (light[3], dark[3]) = (alpha, alpha)
      return UIColor(.styled(light: light, dark: dark))
    case .dynamic(let provider): return UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// The same color with the components of another one in the light appearance. It stays one of the system's.
  package func withLightAppearance(of light: UIColor) -> UIColor {
    if case .styled(_, let dark) = value { return UIColor(.styled(light: light.parts, dark: dark)) }
    return UIColor { $0.userInterfaceStyle == .dark ? self : light }
  }

  /// Whether it is one of the system's colors for both appearances, which has other ones for more contrast.
  package var isSystemColor: Bool { if case .styled = value { true } else { false } }

  /// Red, green, blue and alpha, with the current traits.
  package var parts: [CGFloat] {
    switch value {
    case .fixed(let parts): parts
    case .gray(let white, let alpha): [white, white, white, alpha]
    case .styled, .dynamic: resolvedColor(with: .current).parts
    }
  }

  /// The components of the color. Returns `true`, because every color here has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = parts
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// The hue, saturation and brightness of the color. Returns `true`, because every color here has them.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = parts
    let hsb = HSBComponents(rgb: parts)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = parts[3]
    return true
  }

  /// The brightness of a gray color. Returns `false` if the color isn't gray.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let parts = parts
    guard parts[0] == parts[1], parts[1] == parts[2] else { return false }
    white?.pointee = parts[0]
    alpha?.pointee = parts[3]
    return true
  }

  public var cgColor: CGColor {
    switch value {
    case .fixed(let parts): CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
    case .styled, .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// Colors with equal components are equal, but a shade of gray equals no color of the RGB space. A color that depends
  /// on traits equals itself only, and a system color the same system color.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (value, other.value) {
    case (.fixed(let mine), .fixed(let others)): mine == others
    case (.gray(let white, let alpha), .gray(let otherWhite, let otherAlpha)):
      white == otherWhite && alpha == otherAlpha
    case (.styled(let light, let dark), .styled(let otherLight, let otherDark)):
      light == otherLight && dark == otherDark
    default: self === other
    }
  }

  public override var hash: Int {
    switch value {
    case .fixed(let parts): parts.hashValue
    case .gray(let white, let alpha): [white, alpha].hashValue
    case .styled(let light, let dark): light.hashValue ^ dark.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}

/// A color by hue, saturation and brightness.
private struct HSBComponents {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  init(rgb: [CGFloat]) {
    let (red, green, blue) = (rgb[0], rgb[1], rgb[2])
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    brightness = high
    saturation = high > 0 ? range / high : 0
    if range <= 0 {
      hue = 0
    } else if high == red {
      hue = (green - blue) / range / 6
    } else if high == green {
      hue = ((blue - red) / range + 2) / 6
    } else {
      hue = ((red - green) / range + 4) / 6
    }
    if hue < 0 { hue += 1 }
  }

  var rgb: [CGFloat] {
    [5, 3, 1].map { (offset: CGFloat) in
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
  }
}
