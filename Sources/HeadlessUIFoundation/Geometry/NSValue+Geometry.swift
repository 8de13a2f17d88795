// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// UIKit's names for values of geometry. Foundation has the first three under others.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }

  // Foundation stores values of its own types only, so these are kept as one of the same numbers.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(rect: CGRect(x: insets.top, y: insets.left, width: insets.bottom, height: insets.right))
  }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(rect: CGRect(x: insets.top, y: insets.leading, width: insets.bottom, height: insets.trailing))
  }
  public convenience init(uiOffset offset: UIOffset) {
    self.init(size: CGSize(width: offset.horizontal, height: offset.vertical))
  }
  public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let rect = rectValue
    return UIEdgeInsets(top: rect.origin.x, left: rect.origin.y, bottom: rect.size.width, right: rect.size.height)
  }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = uiEdgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top,
      leading: insets.left,
      bottom: insets.bottom,
      trailing: insets.right
    )
  }
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: sizeValue.width, vertical: sizeValue.height) }
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
}

extension NSCoder {
  /// A point as text.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// A size as text.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  /// A rectangle as text.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// The point of a text; zero if the text has none.
  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
  /// The size of a text; zero if the text has none.
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
  /// The rectangle of a text; zero if the text has none.
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
}

#if !canImport(ObjectiveC)
extension NSCoder {
  public func encode(_ point: CGPoint, forKey key: String) { encode(NSStringFromCGPoint(point), forKey: key) }
  public func encode(_ size: CGSize, forKey key: String) { encode(NSStringFromCGSize(size), forKey: key) }
  public func encode(_ rect: CGRect, forKey key: String) { encode(NSStringFromCGRect(rect), forKey: key) }
  public func decodeCGPoint(forKey key: String) -> CGPoint { CGPointFromString(text(forKey: key)) }
  public func decodeCGSize(forKey key: String) -> CGSize { CGSizeFromString(text(forKey: key)) }
  public func decodeCGRect(forKey key: String) -> CGRect { CGRectFromString(text(forKey: key)) }
  private func text(forKey key: String) -> String {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) as String? ?? "" : ""
  }
}
#endif

/// The numbers of a text.
private func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
  let found = text.split { "{}, ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
  return found.count == count ? found : nil
}
/// The point of a text; zero if the text has none.
public func CGPointFromString(_ string: String) -> CGPoint {
  numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
}
/// The size of a text; zero if the text has none.
public func CGSizeFromString(_ string: String) -> CGSize {
  numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
}
/// The rectangle of a text; zero if the text has none.
public func CGRectFromString(_ string: String) -> CGRect {
  numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
}
/// Insets as text: top, left, bottom, right.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  "{\(plain(insets.top)), \(plain(insets.left)), \(plain(insets.bottom)), \(plain(insets.right))}"
}
/// The insets of a text; zero if the text has none.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
}

/// A point as text.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(plain(point.x)), \(plain(point.y))}" }
/// A size as text.
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(plain(size.width)), \(plain(size.height))}" }
/// A rectangle as text.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
private func plain(_ number: CGFloat) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}
