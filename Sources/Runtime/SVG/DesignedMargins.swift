import HeadlessUIKit
import ReuseGenXML

/// The margins that views have in the version of Interface Builder that saved a document.
@MainActor
struct DesignedMargins {
  private let toolsVersion: Int
  private let isNib: Bool
  /// The width of the designed device's screen; `nil` if the document states none.
  private let screenWidth: CGFloat?

  init(of document: IBElement) {
    toolsVersion = Self.toolsVersion(of: document)
    screenWidth = DesignedDevice(of: document)?.width
    isNib = !document.children.contains { $0.name == "scenes" }
  }

  /// The version of Interface Builder that saved a document; the newest if it states none.
  private static func toolsVersion(of document: IBElement) -> Int {
    func number(_ text: String) -> Int? { Int(text.prefix { $0 != "." }) }
    let stated = document["toolsVersion"].flatMap(number) ?? .max
    // Some of Xcode 15 state 32700.99.1234, and their own version only as that of the plug-in.
    guard stated == 32700 else { return stated }
    let plugIn = document.children.first { $0.name == "dependencies" }?.children.first { $0.name == "plugIn" }
    return plugIn?["version"].flatMap(number) ?? stated
  }

  /// The margins of a content view, or of a cell, of a width. Beside an accessory the margin is the same in all
  /// versions.
  func margins(ofContentWith width: CGFloat, besideAccessory: Bool) -> UIEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch toolsVersion {
      // Before iOS 11, and in Xcode 9.0, cells had the margins of other views.
      case ..<13500: (8, 8)
      case ..<14500: (11, width >= 414 ? 20 : 16)
      // From Xcode 10.2 on, the margins are those of the device, except in cells as narrow as the smallest one.
      case ..<24000 where screenWidth ?? width >= 414: (11, width > 320 ? 20 : 16)
      case ..<17000 where isNib: (11, 15)
      case ..<24000: (11, 16)
      // iOS 26.
      default: (15, 20)
      }
    return UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: besideAccessory ? 8 : horizontal)
  }

  /// The margins of a view of a width that has no superview: those of a screen.
  func margins(ofRootWith width: CGFloat, preservesSuperviewMargins: Bool) -> UIEdgeInsets {
    var margins = UIView.screenMargins(width: width)
    // Xcode 6 has one margin for all screens, and televisions do.
    if toolsVersion < 7800 || width >= 1920 { (margins.left, margins.right) = (16, 16) }
    if preservesSuperviewMargins {
      (margins.top, margins.bottom) = (UIView.usualMargins.top, UIView.usualMargins.bottom)
    }
    return margins
  }
}
