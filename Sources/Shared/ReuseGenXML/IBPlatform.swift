/// The platform that a document is made for.
package enum IBPlatform: String, Sendable {
  case iOS, tvOS, watchOS, macOS

  /// Whether the platform has UIKit's views and controllers.
  package var hasUIKit: Bool { self == .iOS || self == .tvOS }

  /// The platform that the attributes of a `<document>` state: its runtime's, or its type's if it states no runtime.
  package init(targetRuntime runtime: String?, type: String?) {
    let runtime = runtime ?? ""
    let type = type ?? ""
    self =
      if let platform = Self.runtimes.first(where: { runtime.hasPrefix($0.prefix) })?.platform {
        platform
      } else if type.contains(".AppleTV.") {
        .tvOS
      } else if type.contains(".WatchKit.") || type.contains(".watchKit.") {
        .watchOS
      } else if type.contains(".Cocoa.") {
        .macOS
      } else {
        .iOS
      }
  }

  private static let runtimes: [(prefix: String, platform: IBPlatform)] = [
    ("iOS", .iOS), ("AppleTV", .tvOS), ("watchKit", .watchOS), ("MacOSX", .macOS),
  ]
}
