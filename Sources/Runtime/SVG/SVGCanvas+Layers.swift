import HeadlessUIKit

extension SVGCanvas {
  /// Adds a layer that belongs to no view, and the layers inside it.
  func add(_ layer: CALayer) {
    if layer.isHidden || layer.opacity <= 0 { return }
    let frame = layer.frame
    let bounds = CGRect(origin: .zero, size: layer.bounds.size)
    open(
      "g",
      [
        "transform": frame.origin == .zero ? nil : "translate(\(Self.number(frame.minX)) \(Self.number(frame.minY)))",
        "opacity": layer.opacity < 1 ? Self.number(CGFloat(layer.opacity)) : nil,
      ]
    )
    let radius = min(layer.cornerRadius, min(bounds.width, bounds.height) / 2)
    if let color = layer.backgroundColor { rect(bounds, fill: UIColor(cgColor: color), radius: radius) }
    addContent(of: layer, in: bounds)
    for inner in layer.sublayers ?? [] { add(inner) }
    addBorder(of: layer, in: bounds, radius: radius)
    close("g")
  }

  /// Adds the border of a layer with round corners, inside its bounds.
  func addBorder(of layer: CALayer, in bounds: CGRect, radius: CGFloat) {
    guard layer.borderWidth > 0, let border = layer.borderColor else { return }
    let inset = layer.borderWidth / 2
    let edge = bounds.insetBy(dx: inset, dy: inset)
    rect(edge, stroke: UIColor(cgColor: border), width: layer.borderWidth, radius: max(0, radius - inset))
  }

  /// Adds what a layer's class shows: a gradient, a shape or a text.
  func addContent(of layer: CALayer, in bounds: CGRect) {
    switch layer {
    case let layer as CAGradientLayer: addGradient(of: layer, in: bounds)
    case let layer as CATextLayer: addText(of: layer, in: bounds)
    case let layer as CAShapeLayer: addShape(of: layer)
    default: break
    }
  }

  private func addGradient(of layer: CAGradientLayer, in bounds: CGRect) {
    let colors = (layer.colors ?? []).compactMap { CGColor.color($0) }.map { UIColor(cgColor: $0) }
    if colors.isEmpty || bounds.isEmpty { return }
    let last = CGFloat(max(1, colors.count - 1))
    let locations = colors.indices.map { index in
      layer.locations.flatMap { $0.indices.contains(index) ? CGFloat($0[index].doubleValue) : nil }
        ?? CGFloat(index) / last
    }
    func point(_ unit: CGPoint) -> CGPoint { CGPoint(x: unit.x * bounds.width, y: unit.y * bounds.height) }
    let name = addGradient(colors, locations, from: point(layer.startPoint), to: point(layer.endPoint))
    element(
      "rect",
      [
        "x": "0", "y": "0", "width": Self.number(bounds.width), "height": Self.number(bounds.height),
        "rx": layer.cornerRadius > 0 ? Self.number(layer.cornerRadius) : nil, "fill": "url(#\(name))",
      ]
    )
  }

  private func addShape(of layer: CAShapeLayer) {
    #if !canImport(CoreGraphics)
    guard let path = layer.path else { return }
    var line = RecordedDrawing.Line()
    line.width = layer.lineWidth
    line.cap = layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt
    line.join = layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter
    line.dashes = (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    add(path, fill: layer.fillColor, layer.fillRule == .evenOdd ? "evenodd" : nil, stroke: layer.strokeColor, line)
    #endif
  }

  private func addText(of layer: CATextLayer, in bounds: CGRect) {
    let string = (layer.string as? NSAttributedString)?.string ?? layer.string as? String ?? ""
    let font = (layer.font as? UIFont ?? .systemFont(ofSize: layer.fontSize)).withSize(layer.fontSize)
    let color = layer.foregroundColor.map { UIColor(cgColor: $0) } ?? .black
    let alignment: NSTextAlignment =
      layer.alignmentMode == .center ? .center : layer.alignmentMode == .right ? .right : .natural
    text(string, in: bounds, font, color, alignment, lines: layer.isWrapped ? 0 : 1, fromTop: true)
  }
}
