import HeadlessUIKit

extension SVGCanvas {
  /// Adds a view with its top left corner at a point. Dynamic colors have the view's traits.
  func add(_ view: UIView, at point: CGPoint) {
    if view.isConcealed || view.alpha <= 0 { return }
    if view.canChangeTraits {
      view.traitCollection.performAsCurrent { addVisible(view, at: point) }
    } else {
      addVisible(view, at: point)
    }
  }

  private func addVisible(_ view: UIView, at point: CGPoint) {
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    let scroll = view.bounds.origin
    open(
      "g",
      ["transform": Self.transform(of: view, at: point), "opacity": view.alpha < 1 ? Self.number(view.alpha) : nil]
    )
    let radius = min(view.layer.cornerRadius, min(bounds.width, bounds.height) / 2)
    let look = (view as? UITableViewCell)?.rowLook ?? (view as? UICollectionViewCell)?.rowLook
    let isRounded = look.map { $0.roundsTop || $0.roundsBottom } ?? false
    if isRounded, let look { open("g", ["clip-path": clip(to: bounds, rounding: look)]) }
    let color = view.backgroundColor ?? look?.background
    if let color, color.parts[3] > 0 { rect(bounds, fill: color, radius: radius) }
    let isClipped = view.clipsToBounds
    if isClipped { open("g", ["clip-path": clip(to: bounds, radius: radius)]) }
    if reportsLimits { PictureLimits.report(view) }
    addContent(of: view.layer, in: bounds)
    content(of: view, in: bounds)
    ownDrawing(of: view, in: bounds)
    let layers = view.layer.hasAddedLayers ? view.layer : nil
    let count = view.subviews.count
    for layer in layers?.addedLayers(at: 0, of: count) ?? [] { add(layer) }
    for (index, subview) in view.subviews.enumerated() {
      let frame = subview.untransformedFrame
      let place = CGPoint(x: frame.minX - scroll.x, y: frame.minY - scroll.y)
      if !subview.isDrawnBySuperview { add(subview, at: place) }
      for layer in layers?.addedLayers(at: index + 1, of: count) ?? [] { add(layer) }
    }
    cover(of: view, in: bounds)
    if isClipped { close("g") }
    addBorder(of: view.layer, in: bounds, radius: radius)
    if isRounded { close("g") }
    close("g")
  }

  /// Adds a clipping path with the round corners of an inset group. Returns the reference to it.
  private func clip(to rect: CGRect, rounding look: RowLook) -> String {
    let radius = min(RowLook.cornerRadius, min(rect.width, rect.height) / 2)
    let (top, bottom) = (look.roundsTop ? radius : 0, look.roundsBottom ? radius : 0)
    let (width, height) = (Self.number(rect.width), Self.number(rect.height))
    func number(_ value: CGFloat) -> String { Self.number(value) }
    func arc(_ radius: CGFloat, _ x: String, _ y: String) -> String {
      "A\(number(radius)) \(number(radius)) 0 0 1 \(x) \(y)"
    }
    let path = [
      "M0 \(number(top))", arc(top, number(top), "0"), "H\(number(rect.width - top))", arc(top, width, number(top)),
      "V\(number(rect.height - bottom))", arc(bottom, number(rect.width - bottom), height), "H\(number(bottom))",
      arc(bottom, "0", number(rect.height - bottom)), "Z",
    ]
    return clip { element("path", ["d": path.joined()]) }
  }

  /// The location of a view, and its transform about its anchor point.
  private static func transform(of view: UIView, at point: CGPoint) -> String? {
    let location = point == .zero ? nil : "translate(\(number(point.x)) \(number(point.y)))"
    let transform = view.transform
    if transform.isIdentity { return location }
    let anchor = CGPoint(x: view.anchorPoint.x * view.bounds.width, y: view.anchorPoint.y * view.bounds.height)
    let entries = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    let matrix = "matrix(\(entries.map { String(Double(($0 * 10_000).rounded() / 10_000)) }.joined(separator: " ")))"
    let there = "translate(\(number(anchor.x)) \(number(anchor.y)))"
    let back = "translate(\(number(-anchor.x)) \(number(-anchor.y)))"
    return [location, there, matrix, back].compactMap { $0 }.joined(separator: " ")
  }
}
