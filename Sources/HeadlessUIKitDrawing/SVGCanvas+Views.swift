import HeadlessUIKit

extension SVGCanvas {
  /// Adds a view with its top left corner at a point.
  func add(_ view: UIView, at point: CGPoint) {
    if view.isHidden || view.alpha <= 0 { return }
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    let scroll = view.bounds.origin
    open(
      "g",
      [
        "transform": point == .zero ? nil : "translate(\(Self.number(point.x)) \(Self.number(point.y)))",
        "opacity": view.alpha < 1 ? Self.number(view.alpha) : nil,
      ]
    )
    let radius = min(view.layer.cornerRadius, min(bounds.width, bounds.height) / 2)
    let ownColor = view is UITableViewCell ? UIColor.systemBackground : nil
    let color = view.backgroundColor ?? view.layer.backgroundColor?.color ?? ownColor
    if let color, color.parts[3] > 0 { rect(bounds, fill: color, radius: radius) }
    let isClipped = view.clipsToBounds || view.layer.masksToBounds || view is UIScrollView
    if isClipped { open("g", ["clip-path": clip(to: bounds, radius: radius)]) }
    content(of: view, in: bounds)
    for subview in view.subviews {
      add(subview, at: CGPoint(x: subview.frame.minX - scroll.x, y: subview.frame.minY - scroll.y))
    }
    cover(of: view, in: bounds)
    if isClipped { close("g") }
    if view.layer.borderWidth > 0, let border = view.layer.borderColor?.color {
      let inset = view.layer.borderWidth / 2
      let edge = bounds.insetBy(dx: inset, dy: inset)
      rect(edge, stroke: border, width: view.layer.borderWidth, radius: max(0, radius - inset))
    }
    close("g")
  }
}
