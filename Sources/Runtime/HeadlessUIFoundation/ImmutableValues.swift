// UIKit's values that can be copied. They don't change, so a copy is the object itself.
extension UIColor: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFont: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITraitCollection: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
