extension CALayer {
  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    coder.encodeValue(name, forKey: "name")
    coder.encodeValue([bounds.origin, position, anchorPoint], forKey: "points")
    coder.encodeValue(bounds.size, forKey: "size")
    coder.encodeValue([zPosition, cornerRadius, borderWidth], forKey: "lengths")
    coder.encodeValue(opacity, forKey: "opacity")
    coder.encodeValue([isHidden, masksToBounds], forKey: "flags")
    coder.encodeObject(backgroundColor.map { UIColor(cgColor: $0) }, forKey: "backgroundColor")
    coder.encodeObject(borderColor.map { UIColor(cgColor: $0) }, forKey: "borderColor")
    coder.encodeObjects(sublayers, forKey: "sublayers")
  }

  final func decodeValues(_ coder: NSCoder) {
    name = coder.decodeValue(String?.self, forKey: "name") ?? nil
    if let points = coder.decodeValue([CGPoint].self, forKey: "points"), points.count == 3 {
      bounds = CGRect(origin: points[0], size: coder.decodeValue(CGSize.self, forKey: "size") ?? .zero)
      (position, anchorPoint) = (points[1], points[2])
    }
    if let lengths = coder.decodeValue([CGFloat].self, forKey: "lengths"), lengths.count == 3 {
      (zPosition, cornerRadius, borderWidth) = (lengths[0], lengths[1], lengths[2])
    }
    opacity = coder.decodeValue(Float.self, forKey: "opacity") ?? 1
    if let flags = coder.decodeValue([Bool].self, forKey: "flags"), flags.count == 2 {
      (isHidden, masksToBounds) = (flags[0], flags[1])
    }
    backgroundColor = coder.decodedObject(UIColor.self, forKey: "backgroundColor")?.cgColor
    if let color = coder.decodedObject(UIColor.self, forKey: "borderColor") { borderColor = color.cgColor }
    for layer in coder.decodedObjects(CALayer.self, forKey: "sublayers") { addSublayer(layer) }
  }
}
