extension UIView {
  /// `anchorPoint`, unless a subclass overrides it. Another anchor point doesn't move the view's center, so that the
  /// frame moves.
  package final var baseAnchorPoint: CGPoint {
    get { rareIfPresent?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set {
      if newValue == baseAnchorPoint { return }
      let old = center
      rare.anchorPoint = newValue
      center = old
    }
  }

  /// The anchor point of a frame without the view's transform.
  final func anchor(in frame: CGRect) -> CGPoint {
    let anchor = baseAnchorPoint
    return CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }

  /// The frame of a size whose anchor point is at a location.
  final func anchored(_ size: CGSize, at location: CGPoint) -> CGRect {
    let anchor = baseAnchorPoint
    return CGRect(
      x: location.x - anchor.x * size.width,
      y: location.y - anchor.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  /// The view's transform about its anchor point, in the superview's coordinates.
  final var transformAboutAnchor: CGAffineTransform {
    let anchor = anchor(in: layoutFrame)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// The frame without the view's transform.
  package final var untransformedFrame: CGRect { layoutFrame }

  /// The smallest rectangle around a frame that the view's transform changed.
  final func transformed(_ frame: CGRect) -> CGRect { frame.transformed(by: transform, about: baseAnchorPoint) }

  /// The frame whose transformed one is `frame`, as far as there is one: UIKit leaves it undefined.
  final func untransformed(_ frame: CGRect) -> CGRect {
    let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    let anchor = baseAnchorPoint
    let middle = CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height).applying(transform)
    return anchored(size, at: CGPoint(x: frame.midX - middle.x, y: frame.midY - middle.y))
  }
}

extension CGRect {
  /// The smallest rectangle around a frame that a transform changed about a point of it: its center unless specified.
  func transformed(by transform: CGAffineTransform, about anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> CGRect {
    let (x, y) = (anchor.x * width, anchor.y * height)
    let rect = CGRect(x: -x, y: -y, width: width, height: height).applying(transform)
    // A length is the distance of two edges, so that a quarter turn's has no error of sine and cosine.
    let (left, top) = (rect.minX + minX + x, rect.minY + minY + y)
    return CGRect(x: left, y: top, width: rect.maxX + minX + x - left, height: rect.maxY + minY + y - top)
  }

  var corners: [CGPoint] {
    [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)]
  }

  /// The smallest rectangle around points.
  init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
