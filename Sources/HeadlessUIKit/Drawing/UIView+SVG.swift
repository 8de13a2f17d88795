extension UIView {
  /// A picture of the view and all in it, as an SVG document of the view's size: frames, colours, texts; pictures as
  /// boxes with their names. The view is laid out first.
  ///
  /// For a test that fails, and to look at a document.
  public func svg() -> String {
    layoutIfNeeded()
    var canvas = SVGCanvas()
    canvas.draw(self, at: .zero)
    return canvas.document(size: bounds.size)
  }
}

extension SVGCanvas {
  /// Draws a view with its top left corner at a point.
  @MainActor
  mutating func draw(_ view: UIView, at point: CGPoint) {
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
    drawContent(of: view, in: bounds)
    for subview in view.subviews {
      draw(subview, at: CGPoint(x: subview.frame.minX - scroll.x, y: subview.frame.minY - scroll.y))
    }
    drawCover(of: view, in: bounds)
    if isClipped { close("g") }
    if view.layer.borderWidth > 0, let border = view.layer.borderColor?.color {
      let inset = view.layer.borderWidth / 2
      let edge = bounds.insetBy(dx: inset, dy: inset)
      rect(edge, stroke: border, width: view.layer.borderWidth, radius: max(0, radius - inset))
    }
    close("g")
  }

  /// What a view shows itself, below its subviews.
  @MainActor
  private mutating func drawContent(of view: UIView, in bounds: CGRect) {
    switch view {
    case let label as UILabel: drawLabel(label, in: bounds)
    case let button as UIButton: drawButton(button, in: bounds)
    case let image as UIImageView: drawImage(image.image, in: bounds, tint: image.tintColor)
    case let field as UITextField: drawField(field, in: bounds)
    case let text as UITextView: drawTextView(text, in: bounds)
    case let toggle as UISwitch: drawSwitch(toggle, in: bounds)
    case let slider as UISlider: drawSlider(slider, in: bounds)
    case let segments as UISegmentedControl: drawSegments(segments, in: bounds)
    case is UIStepper: drawStepper(in: bounds, view.tintColor)
    case let progress as UIProgressView: drawProgress(progress, in: bounds)
    case let activity as UIActivityIndicatorView: drawActivity(activity, in: bounds)
    case let pages as UIPageControl: drawPages(pages, in: bounds)
    case is UIDatePicker, is UIPickerView: drawPicker(in: bounds)
    case let bar as UINavigationBar: drawNavigationBar(bar.topItem, bar.barTintColor, bar, in: bounds)
    case let bar as UITabBar: drawTabBar(bar, in: bounds)
    case let bar as UIToolbar: drawToolbar(bar, in: bounds)
    case let bar as UISearchBar: drawSearchBar(bar, in: bounds)
    case let effect as UIVisualEffectView: drawEffect(effect, in: bounds)
    case let foreign as ForeignView: drawBox(foreign.kind, in: bounds)
    default: break
    }
  }

  /// What a view shows above its subviews.
  @MainActor
  private mutating func drawCover(of view: UIView, in bounds: CGRect) {
    guard let cell = view as? UITableViewCell else { return }
    drawAccessory(cell.accessoryType, in: bounds, view.tintColor)
    path(
      [CGPoint(x: 16, y: bounds.maxY - 0.5), CGPoint(x: bounds.maxX, y: bounds.maxY - 0.5)],
      UIColor.separator,
      width: 0.5
    )
  }
}
