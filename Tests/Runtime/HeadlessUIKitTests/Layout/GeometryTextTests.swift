import HeadlessUIKit
import Testing

/// Geometry as text, as `NSCoder.string(for:)` and archives write it.
@Suite struct GeometryTextTests {
  @Test(arguments: [
    CGRect.zero, CGRect(x: 1, y: -2, width: 3, height: 4), CGRect(x: 0.5, y: 1.25, width: 1e6, height: 0.1),
  ])
  func aTextIsReadAgain(rect: CGRect) throws {
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let insets = UIEdgeInsets(top: rect.minX, left: rect.minY, bottom: rect.width, right: rect.height)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let directional = NSDirectionalEdgeInsets(top: rect.minX, leading: 1, bottom: rect.width, trailing: 2)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)) == directional)
    let offset = UIOffset(horizontal: rect.minX, vertical: rect.height)
    #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
    let vector = CGVector(dx: rect.minX, dy: rect.height)
    #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
    let transform = CGAffineTransform(a: 1, b: rect.minX, c: 0, d: 2, tx: rect.width, ty: -0.5)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)

    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(rect, forKey: "rect")
    archiver.encode(rect.origin, forKey: "point")
    archiver.encode(rect.size, forKey: "size")
    archiver.encode(insets, forKey: "insets")
    archiver.encode(offset, forKey: "offset")
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGRect(forKey: "rect") == rect)
    #expect(reader.decodeCGPoint(forKey: "point") == rect.origin)
    #expect(reader.decodeCGSize(forKey: "size") == rect.size)
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(reader.decodeUIOffset(forKey: "offset") == offset)
    #expect(reader.decodeCGRect(forKey: "none") == .zero)
  }

  @Test(arguments: ["", "{1, 2}", "{{a, b}, {c, d}}", "{{1, 2}, {3}}"]) func anotherTextIsZero(text: String) {
    #expect(NSCoder.cgRect(for: text) == .zero)
  }
}
