import HeadlessUIKit
import Testing

/// Geometry as text, as `NSStringFromCGRect` and archives write it.
@Suite struct GeometryTextTests {
  @Test(arguments: [
    CGRect.zero, CGRect(x: 1, y: -2, width: 3, height: 4), CGRect(x: 0.5, y: 1.25, width: 1e6, height: 0.1),
  ])
  func aTextIsReadAgain(rect: CGRect) throws {
    #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
    #expect(CGPointFromString(NSStringFromCGPoint(rect.origin)) == rect.origin)
    #expect(CGSizeFromString(NSStringFromCGSize(rect.size)) == rect.size)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let insets = UIEdgeInsets(top: rect.minX, left: rect.minY, bottom: rect.width, right: rect.height)
    #expect(UIEdgeInsetsFromString(NSStringFromUIEdgeInsets(insets)) == insets)

    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(rect, forKey: "rect")
    archiver.encode(rect.origin, forKey: "point")
    archiver.encode(rect.size, forKey: "size")
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGRect(forKey: "rect") == rect)
    #expect(reader.decodeCGPoint(forKey: "point") == rect.origin)
    #expect(reader.decodeCGSize(forKey: "size") == rect.size)
    #expect(reader.decodeCGRect(forKey: "none") == .zero)
  }

  @Test(arguments: ["", "{1, 2}", "{{a, b}, {c, d}}", "{{1, 2}, {3}}"]) func anotherTextIsZero(text: String) {
    #expect(CGRectFromString(text) == .zero)
  }
}
