// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The superclass of CoreGraphics' types here: they can be compared and hashed, and aren't subclasses of `NSObject`.
public class CFObject: Hashable, @unchecked Sendable {
  init() {}
  func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
  func copy() -> Any { self }
  func mutableCopy() -> Any { self }
  var hash: Int { ObjectIdentifier(self).hashValue }
  public static func == (left: CFObject, right: CFObject) -> Bool { left.isEqual(right) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

public func CFGetTypeID(_ cf: AnyObject) -> UInt { 0 }

extension CGColor {
  public static var typeID: UInt { 0 }
}
