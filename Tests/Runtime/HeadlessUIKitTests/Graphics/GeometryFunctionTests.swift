import HeadlessUIKit
import Testing

#if !canImport(CoreGraphics)
/// CoreGraphics' functions of C return what the members of the same meaning return.
struct GeometryFunctionTests {
  private static let rect = CGRect(x: 10, y: 20, width: -30, height: 40)
  private static let other = CGRect(x: -5, y: 30, width: 100, height: 5)
  private static let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

  @Test(
    arguments: [
      (CGRectGetMinX(rect), -20), (CGRectGetMidX(rect), -5), (CGRectGetMaxX(rect), 10), (CGRectGetMinY(rect), 20),
      (CGRectGetMidY(rect), 40), (CGRectGetMaxY(rect), 60), (CGRectGetWidth(rect), 30), (CGRectGetHeight(rect), 40),
    ] as [(CGFloat, CGFloat)]
  )
  func lengthsAreThoseOfTheStandardizedRectangle(value: CGFloat, expected: CGFloat) { #expect(value == expected) }

  @Test(arguments: [
    (CGRectMake(1, 2, 3, 4), CGRect(x: 1, y: 2, width: 3, height: 4)),
    (CGRectStandardize(rect), rect.standardized),
    (CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)), CGRect(x: 0, y: 0, width: 2, height: 2)),
    (CGRectInset(other, 5, 1), CGRect(x: 0, y: 31, width: 90, height: 3)),
    (CGRectOffset(other, 5, 1), CGRect(x: 0, y: 31, width: 100, height: 5)),
    (CGRectUnion(rect, other), CGRect(x: -20, y: 20, width: 115, height: 40)),
    (CGRectIntersection(rect, other), CGRect(x: -5, y: 30, width: 15, height: 5)),
    (
      CGRectApplyAffineTransform(other, CGAffineTransformMakeScale(2, 3)), CGRect(x: -10, y: 90, width: 200, height: 15)
    ),
    (CGRectZero, CGRect(x: 0, y: 0, width: 0, height: 0)),
  ])
  func rectangles(value: CGRect, expected: CGRect) {
    #expect(value == expected)
    #expect(CGRectEqualToRect(value, expected))
  }

  @Test(arguments: [
    (CGRectIsEmpty(CGRectZero), true), (CGRectIsEmpty(other), false), (CGRectIsNull(CGRectNull), true),
    (CGRectIsNull(CGRectZero), false), (CGRectIsInfinite(CGRectInfinite), true),
    (CGRectContainsPoint(other, CGPointMake(0, 31)), true), (CGRectContainsPoint(other, CGPointZero), false),
    (CGRectContainsRect(rect, other), false), (CGRectIntersectsRect(rect, other), true),
    (CGRectEqualToRect(rect, other), false), (CGSizeEqualToSize(CGSizeMake(1, 2), CGSizeZero), false),
    (CGPointEqualToPoint(CGPointMake(1, 2), CGPointMake(1, 2)), true),
    (CGAffineTransformIsIdentity(CGAffineTransformIdentity), true), (CGAffineTransformIsIdentity(transform), false),
    (CGAffineTransformEqualToTransform(transform, transform), true),
  ])
  func comparisons(value: Bool, expected: Bool) { #expect(value == expected) }

  @Test(arguments: [
    (CGAffineTransformMake(1, 2, 3, 4, 5, 6), transform),
    (CGAffineTransformMakeTranslation(1, 2), CGAffineTransform(translationX: 1, y: 2)),
    (CGAffineTransformMakeRotation(1), CGAffineTransform(rotationAngle: 1)),
    (CGAffineTransformTranslate(transform, 1, 2), transform.translatedBy(x: 1, y: 2)),
    (CGAffineTransformScale(transform, 1, 2), transform.scaledBy(x: 1, y: 2)),
    (CGAffineTransformRotate(transform, 1), transform.rotated(by: 1)),
    (CGAffineTransformConcat(transform, CGAffineTransformMakeScale(2, 2)), CGAffineTransform(2, 4, 6, 8, 10, 12)),
    (CGAffineTransformConcat(transform, CGAffineTransformInvert(transform)), .identity),
  ])
  func transforms(value: CGAffineTransform, expected: CGAffineTransform) { #expect(value == expected) }

  @Test func transformsApplyToPointsAndSizes() {
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), Self.transform) == CGPoint(x: 9, y: 12))
    #expect(CGSizeApplyAffineTransform(CGSizeMake(1, 1), Self.transform) == CGSize(width: 4, height: 6))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1.0, dy: 2.0))
  }

  @Test func copiesOfPathsAreTyped() throws {
    let path = UIBezierPath(rect: CGRectMake(0, 0, 10, 10)).cgPath
    let copy = try #require(path.mutableCopy())
    copy.addLine(to: CGPointMake(20, 20))
    #expect(path.boundingBox.width == 10)
    #expect(copy.boundingBox.width == 20)
    #expect(path.copy() == path)
  }
}
#endif
