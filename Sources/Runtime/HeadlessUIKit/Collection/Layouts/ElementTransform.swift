/// The transform of an element that isn't the identity. An object, because nearly all elements have none.
final class ElementTransform: Equatable, Sendable {
  let matrix: CATransform3D

  init(_ matrix: CATransform3D) { self.matrix = matrix }

  /// The part in two dimensions, which determines the frame.
  var affine: CGAffineTransform { CATransform3DGetAffineTransform(matrix) }

  static func == (left: ElementTransform, right: ElementTransform) -> Bool {
    left === right || CATransform3DEqualToTransform(left.matrix, right.matrix)
  }
}
