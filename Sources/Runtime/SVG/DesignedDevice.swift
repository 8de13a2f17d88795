import HeadlessUIKit
import ReuseGenXML

/// The device that a document states, for whose size classes Interface Builder showed its views and saved their frames.
struct DesignedDevice {
  /// The width of the screen held upright, in points; `nil` for a device that Xcode added later.
  let width: CGFloat?
  let isPad: Bool
  /// Whether bars end at the edges of the screen.
  let hasHomeButton: Bool
  private let isLandscape: Bool
  private let isLarge: Bool
  /// Whether the app has only a part of the screen.
  private let isSplit: Bool

  /// - Parameter root: The root element of a document; before Xcode 8, it states no device.
  init?(of root: IBElement) {
    guard let device = root.children.first(where: { $0.name == "device" }), let id = device["id"] else { return nil }
    isPad = id.hasPrefix("ipad")
    isLandscape = device["orientation"] == "landscape"
    isLarge = Self.largePhones.contains(id)
    hasHomeButton = ["retina3_5", "retina4_0", "retina4_7", "retina5_5"].contains(id)
    width = Self.widths.first { $0.ids.contains(id) }?.width ?? (isPad ? 768 : nil)
    let layouts = [device["layout"]] + device.children.map { $0["id"] }
    isSplit = layouts.contains { $0?.hasPrefix("split") ?? false }
  }

  /// The Plus and Max phones, XR and 11, whose width is regular in landscape.
  private static let largePhones: Set<String> = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_9"]

  /// The widths of the phones' screens, in points.
  private static let widths: [(width: CGFloat, ids: Set<String>)] = [
    (320, ["retina3_5", "retina4_0"]), (375, ["retina4_7", "retina5_4", "retina5_9"]), (390, ["retina6_0"]),
    (393, ["retina6_12"]), (402, ["retina6_3"]), (414, ["retina5_5", "retina6_1", "retina6_5"]), (428, ["retina6_7"]),
    (430, ["retina6_72"]), (440, ["retina6_9"]),
  ]

  /// The traits by which a view differs on the device from one on a phone held upright.
  ///
  /// - Parameter size: The size of the view, which counts where the app has only a part of the screen.
  func traits(ofViewWith size: CGSize) -> TraitValues {
    if isPad, isSplit { return SizeClasses.values(for: size, idiom: .pad) }
    var traits = TraitValues.unspecified
    if isPad {
      traits.horizontalSizeClass = .regular
      traits.verticalSizeClass = .regular
      traits.userInterfaceIdiom = .pad
    } else if isLandscape {
      traits.horizontalSizeClass = isLarge ? .regular : .compact
      traits.verticalSizeClass = .compact
    }
    return traits
  }
}
