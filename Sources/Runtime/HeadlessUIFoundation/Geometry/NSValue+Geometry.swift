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
  public class func string(for point: CGPoint) -> String { "{\(plain(point.x)), \(plain(point.y))}" }
  public class func string(for vector: CGVector) -> String { "{\(plain(vector.dx)), \(plain(vector.dy))}" }
  public class func string(for size: CGSize) -> String { "{\(plain(size.width)), \(plain(size.height))}" }
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(numbers.map(plain).joined(separator: ", "))]"
  }
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\(plain(insets.top)), \(plain(insets.left)), \(plain(insets.bottom)), \(plain(insets.right))}"
  }
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    "{\(plain(insets.top)), \(plain(insets.leading)), \(plain(insets.bottom)), \(plain(insets.trailing))}"
  }
  public class func string(for offset: UIOffset) -> String {
    "{\(plain(offset.horizontal)), \(plain(offset.vertical))}"
  }
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
      ?? .identity
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
      ?? .zero
  }
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
}

#if !canImport(ObjectiveC)
extension NSCoder {
  public func encode(_ point: CGPoint, forKey key: String) { encode(Self.string(for: point), forKey: key) }
  public func encode(_ vector: CGVector, forKey key: String) { encode(Self.string(for: vector), forKey: key) }
  public func encode(_ size: CGSize, forKey key: String) { encode(Self.string(for: size), forKey: key) }
  public func encode(_ rect: CGRect, forKey key: String) { encode(Self.string(for: rect), forKey: key) }
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(Self.string(for: transform), forKey: key)
  }
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(Self.string(for: insets), forKey: key) }
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets), forKey: key)
  }
  public func encode(_ offset: UIOffset, forKey key: String) { encode(Self.string(for: offset), forKey: key) }
  public func decodeCGPoint(forKey key: String) -> CGPoint { Self.cgPoint(for: text(forKey: key)) }
  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(forKey: key)) }
  public func decodeCGSize(forKey key: String) -> CGSize { Self.cgSize(for: text(forKey: key)) }
  public func decodeCGRect(forKey key: String) -> CGRect { Self.cgRect(for: text(forKey: key)) }
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: text(forKey: key))
  }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: text(forKey: key)) }
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: text(forKey: key))
  }
  public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(forKey: key)) }
  private func text(forKey key: String) -> String {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) as String? ?? "" : ""
  }
}
#endif

private func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
  let found = text.split { "{}[], ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
  return found.count == count ? found : nil
}

private func plain(_ number: CGFloat) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}
