import HeadlessUIKit
import Testing

struct TransformInverseTests {
  @Test(arguments: [
    CATransform3DIdentity, CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 4, 8),
    CATransform3DTranslate(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 5, 6, 7),
    CATransform3DTranslate(CATransform3DMakeScale(0, 1, 1), 0, 0, 0),
  ])
  func aTransformTimesItsInverseIsTheIdentity(_ transform: CATransform3D) {
    let inverse = CATransform3DInvert(transform)
    guard transform.m11 != 0 || transform.m12 != 0 else {
      // There is no inverse.
      #expect(CATransform3DEqualToTransform(inverse, transform))
      return
    }
    let product = CATransform3DConcat(transform, inverse)
    let numbers = [
      product.m11 - 1, product.m12, product.m13, product.m14, product.m21, product.m22 - 1, product.m23, product.m24,
      product.m31, product.m32, product.m33 - 1, product.m34, product.m41, product.m42, product.m43, product.m44 - 1,
    ]
    #expect(numbers.allSatisfy { abs($0) < 1e-12 })
  }
}
