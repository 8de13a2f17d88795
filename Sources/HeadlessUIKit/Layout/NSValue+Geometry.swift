// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// UIKit's names for values of geometry. Foundation has the first three under others.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
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
