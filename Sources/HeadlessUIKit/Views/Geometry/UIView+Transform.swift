extension UIView {
  /// The view's transform about its center, in the superview's coordinates.
  final var transformAboutCenter: CGAffineTransform {
    let middle = layoutFrame
    return CGAffineTransform(translationX: -middle.midX, y: -middle.midY).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: middle.midX, y: middle.midY))
  }

  /// The frame without the view's transform.
  package final var untransformedFrame: CGRect { layoutFrame }
}

extension CGRect {
  /// The smallest rectangle around a frame that a transform changed about its center.
  func transformed(by transform: CGAffineTransform) -> CGRect {
    let rect = CGRect(x: -width / 2, y: -height / 2, width: width, height: height).applying(transform)
    return rect.offsetBy(dx: midX, dy: midY)
  }

  /// The frame whose transformed one this is, as far as there is one: UIKit leaves it undefined.
  func untransformed(by transform: CGAffineTransform) -> CGRect {
    let size = CGRect(origin: .zero, size: self.size).applying(transform.inverted()).size
    let offset = CGPoint.zero.applying(transform)
    let middle = CGPoint(x: midX - offset.x, y: midY - offset.y)
    return CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }

  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// The smallest rectangle around points.
  init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
