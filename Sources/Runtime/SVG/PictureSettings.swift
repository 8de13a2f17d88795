package import HeadlessUIKit

/// The device and the user's settings under which a document is shown.
package struct PictureSettings: Hashable, Sendable {
  /// The device whose screen a scene fills; `nil` for the size that the document states.
  package var device: PictureDevice?
  package var isDark: Bool
  /// The user's preferred size of text; `nil` for that of a new device.
  package var contentSize: UIContentSizeCategory?
  /// Whether the user's language is written from right to left.
  package var isRightToLeft: Bool

  package init(
    device: PictureDevice? = nil,
    isDark: Bool = false,
    contentSize: UIContentSizeCategory? = nil,
    isRightToLeft: Bool = false
  ) {
    (self.device, self.isDark, self.contentSize) = (device, isDark, contentSize)
    self.isRightToLeft = isRightToLeft
  }

  /// Whether a document is shown as Interface Builder shows it.
  package var isStandard: Bool { self == PictureSettings() }

  /// The settings for people: "iPhone SE, dark"; empty for those of a new device.
  package var title: String {
    [device?.name, isDark ? "dark" : nil, contentSize.map(Self.name), isRightToLeft ? "right to left" : nil]
      .compactMap { $0 }.joined(separator: ", ")
  }

  /// The text sizes by the names that Xcode's simulator has for them, such as "accessibility-large".
  package static let contentSizes = UIContentSizeCategory.named.map { constant in
    let name = constant.key.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
    return (key: name, value: constant.value)
  }

  private static func name(of category: UIContentSizeCategory) -> String {
    contentSizes.first { $0.value == category }?.key ?? category.rawValue
  }

  /// The traits of the system with these settings.
  var traits: UITraitCollection {
    var own: [UITraitCollection] = [.current]
    if isDark { own.append(UITraitCollection(userInterfaceStyle: .dark)) }
    if let contentSize { own.append(UITraitCollection(preferredContentSizeCategory: contentSize)) }
    if isRightToLeft { own.append(UITraitCollection(layoutDirection: .rightToLeft)) }
    return UITraitCollection(traitsFrom: own)
  }

  /// Gives a view the traits, apart from the layout direction on no device: the designed layout comes first.
  @MainActor func override(traitsOf view: UIView) {
    if isRightToLeft, device != nil { view.traitOverrides.layoutDirection = .rightToLeft }
    if isDark { view.traitOverrides.userInterfaceStyle = .dark }
    if let contentSize { view.traitOverrides.preferredContentSizeCategory = contentSize }
  }
}

/// The screen of a device in portrait orientation.
package struct PictureDevice: Hashable, Sendable {
  package let name: String
  /// The size in points.
  package let size: CGSize

  package static let all = [
    PictureDevice(name: "iPhone SE", width: 375, height: 667),
    PictureDevice(name: "iPhone 13 mini", width: 375, height: 812),
    PictureDevice(name: "iPhone 13", width: 390, height: 844),
    PictureDevice(name: "iPhone 15", width: 393, height: 852),
    PictureDevice(name: "iPhone 16 Pro Max", width: 440, height: 956),
    PictureDevice(name: "iPad", width: 820, height: 1180),
    PictureDevice(name: "iPad Pro", width: 1024, height: 1366),
  ]

  /// The size classes of its screen, and the kind of device.
  var traits: TraitValues { SizeClasses.values(for: size, idiom: .phone) }

  private init(name: String, width: CGFloat, height: CGFloat) {
    self.name = name
    size = CGSize(width: width, height: height)
  }

  /// The device of a name, written with spaces or hyphens, or a size in points: "390x844".
  package init?(_ text: String) {
    let wanted = Self.plain(text)
    if let known = Self.all.first(where: { Self.plain($0.name) == wanted }) {
      self = known
      return
    }
    let parts = wanted.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], Self.sides.contains(width),
      Self.sides.contains(height)
    else { return nil }
    self.init(name: "\(width)x\(height)", width: CGFloat(width), height: CGFloat(height))
  }

  /// The lengths of sides in points, from a watch to a large display.
  private static let sides = 100...4096

  private static func plain(_ text: String) -> String { text.lowercased().filter { $0 != " " && $0 != "-" } }
}
