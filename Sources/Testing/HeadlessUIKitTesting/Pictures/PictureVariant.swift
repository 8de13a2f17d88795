import HeadlessUIKit
import HeadlessUIKitDrawing

/// A device, a trait or a size of text with which a screen is drawn.
///
/// Each variant of a call is a picture of its own. A list combines several:
///
///     people.expectPicture(on: .iPhone13, .dark, [.iPhoneSE, .accessibilityLarge])
public struct PictureVariant: Hashable, Sendable {
  /// The settings that differ from those of the screen.
  private(set) var settings = PictureSettings()
  /// Whether the device is held sideways.
  private var isLandscape = false
  private var isLight = false
  /// Why no screen is like this, or `nil` if one can be.
  private(set) var misfit: String?

  /// The size of the device, in points, or `nil` to keep that of the screen.
  var size: CGSize? {
    settings.device.map { isLandscape ? CGSize(width: $0.size.height, height: $0.size.width) : $0.size }
  }

  /// The name in the name of the file: "iPhone-13-dark".
  var name: String {
    let parts = settings.title.split(separator: ",").map { $0.split(separator: " ").joined(separator: "-") }
    return (parts + (isLight ? ["light"] : []) + (isLandscape ? ["landscape"] : [])).joined(separator: "-")
  }

  private init(_ change: (inout PictureSettings) -> Void) { change(&settings) }

  private static func device(_ name: String) -> PictureVariant {
    PictureVariant { $0.device = PictureDevice(name) }
  }

  private static func contentSize(_ size: UIContentSizeCategory) -> PictureVariant {
    PictureVariant { $0.contentSize = size }
  }

  /// 375 × 667 points.
  public static let iPhoneSE = device("iPhone SE")
  /// 375 × 812 points.
  public static let iPhone13Mini = device("iPhone 13 mini")
  /// 390 × 844 points.
  public static let iPhone13 = device("iPhone 13")
  /// 393 × 852 points.
  public static let iPhone15 = device("iPhone 15")
  /// 440 × 956 points.
  public static let iPhone16ProMax = device("iPhone 16 Pro Max")
  /// 820 × 1180 points.
  public static let iPad = device("iPad")
  /// 1024 × 1366 points.
  public static let iPadPro = device("iPad Pro")

  /// A screen of another size, from 100 to 4,096 points on each side. Any other size is an issue of the test.
  public static func size(width: Int, height: Int) -> PictureVariant {
    var variant = device("\(width)x\(height)")
    if variant.settings.device == nil {
      variant.misfit =
        "a screen of \(width) × \(height) points isn't drawn: each side is expected to have 100 to 4,096 points; correct "
        + ".size(width:height:), or draw a view of that size"
    }
    return variant
  }

  /// The device held sideways.
  public var landscape: PictureVariant {
    var copy = self
    copy.isLandscape = true
    return copy
  }

  /// The unchanged screen.
  public static let standard = PictureVariant { _ in }
  /// The light appearance: the unchanged screen unless it overrides the style.
  public static let light: PictureVariant = {
    var light = standard
    light.isLight = true
    return light
  }()
  /// The dark appearance.
  public static let dark = PictureVariant { $0.isDark = true }
  /// Right to left.
  public static let rightToLeft = PictureVariant { $0.isRightToLeft = true }

  /// The smallest text.
  public static let extraSmall = contentSize(.extraSmall)
  /// Small text.
  public static let small = contentSize(.small)
  /// Text a step smaller than the standard.
  public static let medium = contentSize(.medium)
  /// The standard size of text.
  public static let large = contentSize(.large)
  /// Text a step larger than the standard.
  public static let extraLarge = contentSize(.extraLarge)
  /// Text two steps larger than the standard.
  public static let extraExtraLarge = contentSize(.extraExtraLarge)
  /// The largest text without the accessibility sizes.
  public static let extraExtraExtraLarge = contentSize(.extraExtraExtraLarge)
  /// The first accessibility size.
  public static let accessibilityMedium = contentSize(.accessibilityMedium)
  /// The second accessibility size.
  public static let accessibilityLarge = contentSize(.accessibilityLarge)
  /// The third accessibility size.
  public static let accessibilityExtraLarge = contentSize(.accessibilityExtraLarge)
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = contentSize(.accessibilityExtraExtraLarge)
  /// The largest text.
  public static let accessibilityExtraExtraExtraLarge = contentSize(.accessibilityExtraExtraExtraLarge)

  /// Gives a view the traits of the variant.
  @MainActor
  func override(traitsOf view: UIView) {
    if isLight { view.traitOverrides.userInterfaceStyle = .light }
    if settings.isDark { view.traitOverrides.userInterfaceStyle = .dark }
    if settings.isRightToLeft { view.traitOverrides.layoutDirection = .rightToLeft }
    if let size = settings.contentSize { view.traitOverrides.preferredContentSizeCategory = size }
  }
}

extension PictureVariant: ExpressibleByArrayLiteral {
  /// A combination of variants. The later ones take precedence.
  public init(arrayLiteral elements: PictureVariant...) {
    for element in elements {
      if let device = element.settings.device { settings.device = device }
      if let misfit = element.misfit { self.misfit = misfit }
      if let size = element.settings.contentSize { settings.contentSize = size }
      if element.settings.isDark { (settings.isDark, isLight) = (true, false) }
      if element.isLight { (settings.isDark, isLight) = (false, true) }
      settings.isRightToLeft = settings.isRightToLeft || element.settings.isRightToLeft
      isLandscape = isLandscape || element.isLandscape
    }
  }
}
