#if !canImport(CoreGraphics)
public import Foundation

public final class CGColor: NSObject, Sendable {
  /// Red, green, blue and alpha.
  package let parts: [CGFloat]
  private let isGray: Bool

  private init(parts: [CGFloat], isGray: Bool) { (self.parts, self.isGray) = (parts, isGray) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(parts: [red, green, blue, alpha], isGray: false)
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(parts: [gray, gray, gray, alpha], isGray: true)
  }
  /// Creates a color from components and alpha in a color space: two for gray, four for others.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.numberOfComponents == 1 {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  public var alpha: CGFloat { parts[3] }
  public var components: [CGFloat]? { isGray ? [parts[0], parts[3]] : parts }
  public var numberOfComponents: Int { isGray ? 2 : 4 }
  public var colorSpace: CGColorSpace? { isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB() }

  public func copy(alpha: CGFloat) -> CGColor? { CGColor(parts: parts.dropLast() + [alpha], isGray: isGray) }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.components == components }
  public override var hash: Int { parts.hashValue }

  package static let black = CGColor(gray: 0, alpha: 1)
}

/// A color space. Colors of all spaces count as RGB.
public final class CGColorSpace: NSObject, Sendable {
  public let numberOfComponents: Int
  public var name: CFString? { text as NSString }
  private let text: String

  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  init(name: String, components: Int) {
    text = name
    numberOfComponents = components
  }
  public convenience init?(name: CFString) { self.init(name: name as String, components: 3) }

  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: "DeviceRGB", components: 3) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: "DeviceGray", components: 1) }

public final class CGGradient: NSObject {
  package let colors: [CGColor]
  /// The location of each color.
  package let locations: [CGFloat]

  /// Creates a gradient; equal distances if there are no locations.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let found = colors.compactMap { $0 as? CGColor }
    guard !found.isEmpty, found.count == colors.count else { return nil }
    self.colors = found
    let last = CGFloat(max(1, found.count - 1))
    self.locations = found.indices.map { locations?[$0] ?? CGFloat($0) / last }
  }

  /// Creates a gradient of colors whose components, with alpha, follow each other; equal distances if there are no
  /// locations.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    let length = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap { CGColor(colorSpace: space, components: components + $0 * length) }
    self.init(colorsSpace: space, colors: colors as NSArray, locations: locations)
  }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}
#endif
