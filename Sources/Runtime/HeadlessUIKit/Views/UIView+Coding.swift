extension UIView {
  final func encodeValues(_ coder: NSCoder) {
    coder.encodeValue(bounds, forKey: "UIBounds")
    coder.encodeValue(center, forKey: "UICenter")
    coder.encodeValue(tag, forKey: "UITag")
    coder.encodeValue(alpha, forKey: "UIAlpha")
    coder.encodeValue(autoresizingMask.rawValue, forKey: "UIAutoresizingMask")
    coder.encodeValue(contentMode.rawValue, forKey: "UIContentMode")
    coder.encodeValue([isHidden, clipsToBounds, isOpaque, isUserInteractionEnabled], forKey: "UIFlags")
    coder.encodeValue(restorationIdentifier, forKey: "UIRestorationIdentifier")
    coder.encodeObject(backgroundColor, forKey: "UIBackgroundColor")
    coder.encodeObjects(statedSubviews, forKey: "UISubviews")
  }

  /// Sets the values that `encodeValues(_:)` wrote. Archived subviews are in front of those that a class makes itself.
  final func decodeValues(_ coder: NSCoder) {
    guard let bounds = coder.decodeValue(CGRect.self, forKey: "UIBounds") else { return }
    (self.bounds, center) = (bounds, coder.decodeValue(CGPoint.self, forKey: "UICenter") ?? .zero)
    tag = coder.decodeValue(Int.self, forKey: "UITag") ?? 0
    alpha = coder.decodeValue(CGFloat.self, forKey: "UIAlpha") ?? 1
    autoresizingMask = AutoresizingMask(rawValue: coder.decodeValue(UInt.self, forKey: "UIAutoresizingMask") ?? 0)
    contentMode = coder.decodeValue(Int.self, forKey: "UIContentMode").flatMap(ContentMode.init) ?? .scaleToFill
    if let flags = coder.decodeValue([Bool].self, forKey: "UIFlags"), flags.count == 4 {
      (isHidden, clipsToBounds, isOpaque, isUserInteractionEnabled) = (flags[0], flags[1], flags[2], flags[3])
    }
    restorationIdentifier = coder.decodeValue(String?.self, forKey: "UIRestorationIdentifier") ?? nil
    backgroundColor = coder.decodedObject(UIColor.self, forKey: "UIBackgroundColor")
    for view in coder.decodeAnyObjects(forKey: "UISubviews").compactMap({ $0 as? UIView }) { addSubview(view) }
  }
}
