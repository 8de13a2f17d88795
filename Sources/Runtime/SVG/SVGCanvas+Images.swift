import HeadlessUIKit

extension SVGCanvas {
  /// Whether the content of an image can be added.
  func shows(_ image: UIImage) -> Bool { image.hasVisibleContent || page(of: image) != nil }

  /// The page of a PDF file.
  private func page(of image: UIImage) -> Data? {
    guard let file = image.currentFile, file.pathExtension.lowercased() == "pdf" else { return nil }
    return firstPage(file)
  }

  /// Adds an image, in its own colors or in one that replaces them.
  func add(_ image: UIImage, in rect: CGRect, tint: UIColor?) {
    guard let tint else { return add(image, in: rect) }
    let name = newName("tint")
    open("filter", ["id": name, "color-interpolation-filters": "sRGB"])
    element("feFlood", ["flood-color": Self.color(tint), "flood-opacity": Self.opacity(tint)])
    element("feComposite", ["in2": "SourceAlpha", "operator": "in"])
    close("filter")
    open("g", ["filter": "url(#\(name))"])
    add(image, in: rect)
    close("g")
  }

  /// Adds an image: its file, or what a context drew.
  private func add(_ image: UIImage, in rect: CGRect) {
    if let content = image.webContent ?? page(of: image).map({ ("image/svg+xml", $0) }) {
      return element(
        "image",
        [
          "x": Self.number(rect.minX), "y": Self.number(rect.minY), "width": Self.number(rect.width),
          "height": Self.number(rect.height), "preserveAspectRatio": "none",
          "href": "data:\(content.type);base64,\(content.data.base64EncodedString())",
        ]
      )
    }
    #if !canImport(CoreGraphics)
    guard let drawing = image.recordedDrawing, drawing.size.width > 0, drawing.size.height > 0 else { return }
    let scale = (rect.width / drawing.size.width, rect.height / drawing.size.height)
    let move = "translate(\(Self.number(rect.minX)) \(Self.number(rect.minY)))"
    let size = scale == (1, 1) ? "" : " scale(\(Self.number(scale.0)) \(Self.number(scale.1)))"
    open("g", ["transform": move + size])
    add(drawing)
    close("g")
    #endif
  }

  #if !canImport(CoreGraphics)
  private func add(_ drawing: RecordedDrawing) {
    var clips = 0
    for command in drawing.commands {
      switch command {
      case .fill(let path, let color, let rule):
        add(path, fill: color, rule == .evenOdd ? "evenodd" : nil, stroke: nil, RecordedDrawing.Line())
      case .stroke(let path, let color, let line): add(path, fill: nil, nil, stroke: color, line)
      case .gradient(let gradient, let start, let end, let path):
        let area = path ?? CGPath(rect: CGRect(origin: .zero, size: drawing.size), transform: nil)
        add(gradient, from: start, to: end, in: area)
      case .image(let image, let rect): if let image = image as? UIImage { self.image(image, in: rect, tint: nil) }
      case .text(let text, let rect): add(text, in: rect)
      case .clear: break
      case .clip(let path):
        for _ in 0..<(path == nil ? clips : 0) { close("g") }
        guard let path else {
          clips = 0
          continue
        }
        clips += 1
        open("g", ["clip-path": clip(to: path)])
      }
    }
    for _ in 0..<clips { close("g") }
  }

  private func add(_ text: NSAttributedString, in rect: CGRect) {
    let attributes = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = attributes[.foregroundColor] as? UIColor ?? .black
    self.text(text.string, in: rect, font, color, .natural, lines: 0, fromTop: true)
  }

  /// Adds a path with a color inside or along it.
  func add(_ path: CGPath, fill: CGColor?, _ rule: String?, stroke: CGColor?, _ line: RecordedDrawing.Line) {
    let (fill, stroke) = (fill.map { UIColor(cgColor: $0) }, stroke.map { UIColor(cgColor: $0) })
    element(
      "path",
      [
        "d": Self.data(of: path), "fill": fill.map(Self.color) ?? "none", "fill-opacity": Self.opacity(fill),
        "fill-rule": rule, "stroke": stroke.map(Self.color), "stroke-opacity": Self.opacity(stroke),
        "stroke-width": stroke == nil ? nil : Self.number(line.width),
        "stroke-linecap": line.cap == .butt ? nil : "\(line.cap)",
        "stroke-linejoin": line.join == .miter ? nil : "\(line.join)",
        "stroke-dasharray": line.dashes.isEmpty ? nil : line.dashes.map(Self.number).joined(separator: " "),
      ]
    )
  }

  /// Adds a gradient inside a path.
  func add(_ gradient: CGGradient, from start: CGPoint, to end: CGPoint, in path: CGPath) {
    let colors = gradient.colors.map { UIColor(cgColor: $0) }
    let name = addGradient(colors, gradient.locations, from: start, to: end)
    element("path", ["d": Self.data(of: path), "fill": "url(#\(name))"])
  }

  /// The steps of a path as SVG writes them.
  static func data(of path: CGPath) -> String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    return path.steps.map { step in
      switch step {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .quad(let end, let control): "Q\(text(control, end))"
      case .curve(let first, let second, let end): "C\(text(first, second, end))"
      case .close: "Z"
      }
    }.joined()
  }

  /// Adds a clipping path. Returns the reference to it.
  func clip(to path: CGPath) -> String { clip { element("path", ["d": Self.data(of: path)]) } }
  #endif

  /// Adds a gradient between two points of the coordinates in use. Returns its identifier.
  func addGradient(_ colors: [UIColor], _ locations: [CGFloat], from start: CGPoint, to end: CGPoint) -> String {
    let name = newName("gradient")
    open(
      "linearGradient",
      [
        "id": name, "gradientUnits": "userSpaceOnUse", "x1": Self.number(start.x), "y1": Self.number(start.y),
        "x2": Self.number(end.x), "y2": Self.number(end.y),
      ]
    )
    for (color, location) in zip(colors, locations) {
      element(
        "stop",
        ["offset": Self.number(location), "stop-color": Self.color(color), "stop-opacity": Self.opacity(color)]
      )
    }
    close("linearGradient")
    return name
  }
}
