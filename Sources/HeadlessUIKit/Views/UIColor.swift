/// A color: red, green, blue and alpha from 0 to 1.
public final class UIColor: NSObject, Sendable {
  private let components: [CGFloat]

  /// A color of the RGB space, each part from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// A shade of gray, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  private convenience init(_ rgb: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  /// The same color, more or less transparent.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// The components of the color. Returns `true`, because every color here has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components[0]
    green?.pointee = components[1]
    blue?.pointee = components[2]
    alpha?.pointee = components[3]
    return true
  }

  /// The components: red, green, blue, alpha.
  package var parts: [CGFloat] { components }

  /// The color as layers take it.
  public var cgColor: CGColor { CGColor(self) }

  /// Colors with equal components are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  /// Equal colors have equal hashes.
  public override var hash: Int { components.hashValue }

  /// Black.
  public static let black = UIColor(0x000000)
  /// White.
  public static let white = UIColor(0xFFFFFF)
  /// Two thirds of white.
  public static let lightGray = UIColor(0xAAAAAA)
  /// Half of white.
  public static let gray = UIColor(0x808080)
  /// A third of white.
  public static let darkGray = UIColor(0x555555)
  /// Red.
  public static let red = UIColor(0xFF0000)
  /// Green.
  public static let green = UIColor(0x00FF00)
  /// Blue.
  public static let blue = UIColor(0x0000FF)
  /// Cyan.
  public static let cyan = UIColor(0x00FFFF)
  /// Yellow.
  public static let yellow = UIColor(0xFFFF00)
  /// Magenta.
  public static let magenta = UIColor(0xFF00FF)
  /// Orange.
  public static let orange = UIColor(0xFF8000)
  /// Purple.
  public static let purple = UIColor(0x800080)
  /// Brown.
  public static let brown = UIColor(0x996633)
  /// Transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The system's red, in the light style.
  public static let systemRed = UIColor(0xFF3B30)
  /// The system's orange, in the light style.
  public static let systemOrange = UIColor(0xFF9500)
  /// The system's yellow, in the light style.
  public static let systemYellow = UIColor(0xFFCC00)
  /// The system's green, in the light style.
  public static let systemGreen = UIColor(0x34C759)
  /// The system's teal, in the light style.
  public static let systemTeal = UIColor(0x30B0C7)
  /// The system's blue, in the light style.
  public static let systemBlue = UIColor(0x007AFF)
  /// The system's indigo, in the light style.
  public static let systemIndigo = UIColor(0x5856D6)
  /// The system's purple, in the light style.
  public static let systemPurple = UIColor(0xAF52DE)
  /// The system's pink, in the light style.
  public static let systemPink = UIColor(0xFF2D55)
  /// The system's gray, in the light style.
  public static let systemGray = UIColor(0x8E8E93)
  /// The second of the system's grays, in the light style.
  public static let systemGray2 = UIColor(0xAEAEB2)
  /// The third of the system's grays, in the light style.
  public static let systemGray3 = UIColor(0xC7C7CC)
  /// The fourth of the system's grays, in the light style.
  public static let systemGray4 = UIColor(0xD1D1D6)
  /// The fifth of the system's grays, in the light style.
  public static let systemGray5 = UIColor(0xE5E5EA)
  /// The sixth of the system's grays, in the light style.
  public static let systemGray6 = UIColor(0xF2F2F7)
  /// The background of a screen, in the light style.
  public static let systemBackground = UIColor(0xFFFFFF)
  /// The background of content on a screen, in the light style.
  public static let secondarySystemBackground = UIColor(0xF2F2F7)
  /// The background of content on content, in the light style.
  public static let tertiarySystemBackground = UIColor(0xFFFFFF)
  /// The background of a grouped screen, in the light style.
  public static let systemGroupedBackground = UIColor(0xF2F2F7)
  /// The background of a group, in the light style.
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF)
  /// Primary text, in the light style.
  public static let label = UIColor(0x000000)
  /// Secondary text, in the light style.
  public static let secondaryLabel = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  /// Tertiary text, in the light style.
  public static let tertiaryLabel = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
  /// Separators, in the light style.
  public static let separator = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
  /// Links, in the light style.
  public static let link = UIColor(0x007AFF)
}
