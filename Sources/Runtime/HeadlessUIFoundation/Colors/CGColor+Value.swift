extension CGColor {
  /// A value that is a color, such as one of a gradient layer; `nil` for other values.
  package static func color(_ value: Any) -> CGColor? {
    #if canImport(CoreGraphics)
    // The compiler refuses a conditional cast to a type of Core Foundation, because it always succeeds.
    let object = value as AnyObject
    return CFGetTypeID(object) == CGColor.typeID ? unsafeDowncast(object, to: CGColor.self) : nil
    #else
    return value as? CGColor
    #endif
  }
}
