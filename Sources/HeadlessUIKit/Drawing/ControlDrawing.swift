extension SVGCanvas {
  @MainActor
  mutating func drawButton(_ button: UIButton, in bounds: CGRect) {
    if let background = button.currentBackgroundImage { drawImage(background, in: bounds, tint: button.tintColor) }
    let room = bounds.inset(by: button.contentEdgeInsets)
    let symbols: [UIButton.ButtonType: String] = [
      .detailDisclosure: "ⓘ", .infoLight: "ⓘ", .infoDark: "ⓘ", .contactAdd: "⊕",
    ]
    let tint = button.isEnabled ? button.tintColor ?? .systemBlue : .systemGray3
    if let symbol = symbols[button.buttonType] {
      return drawText(symbol, in: bounds, .systemFont(ofSize: 20), tint, .center)
    }
    let title = button.currentTitle ?? ""
    let font = button.titleLabel?.font ?? .systemFont(ofSize: 15)
    let color = button.isEnabled ? button.currentTitleColor : .systemGray3
    let alignment: NSTextAlignment =
      switch button.contentHorizontalAlignment {
      case .left, .leading: .left
      case .right, .trailing: .right
      default: .center
      }
    guard let image = button.currentImage else {
      return drawText(title, in: room, font, color, alignment, lines: title.contains("\n") ? 0 : 1)
    }
    if title.isEmpty { return drawImage(image, in: fitted(image, in: room), tint: tint) }
    let textWidth = TextLines.width(of: title, font)
    let side = min(room.height, image.size.width > 0 ? image.size.width : 20)
    let whole = side + 4 + textWidth
    let start =
      alignment == .left ? room.minX : alignment == .right ? room.maxX - whole : room.midX - whole / 2
    drawImage(image, in: CGRect(x: start, y: room.midY - side / 2, width: side, height: side), tint: tint)
    drawText(title, in: CGRect(x: start + side + 4, y: room.minY, width: textWidth, height: room.height), font, color)
  }

  private func fitted(_ image: UIImage, in room: CGRect) -> CGRect {
    let size = image.size == .zero ? CGSize(width: 20, height: 20) : image.size
    let factor = min(1, min(room.width / max(size.width, 1), room.height / max(size.height, 1)))
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
  }

  /// A picture: a box with its name, for nothing is loaded.
  @MainActor
  mutating func drawImage(_ image: UIImage?, in bounds: CGRect, tint: UIColor?) {
    guard let image, !image.name.isEmpty else {
      return rect(bounds.insetBy(dx: 0.5, dy: 0.5), stroke: .systemGray4, dashes: "3 3")
    }
    let line = image.isSymbol ? tint ?? .systemBlue : .systemGray2
    rect(bounds.insetBy(dx: 0.5, dy: 0.5), fill: UIColor.systemGray5.withAlphaComponent(0.6), stroke: line, radius: 2)
    let size = min(11, max(5, bounds.height * 0.4))
    if bounds.width < 14 || bounds.height < 8 { return }
    drawText(image.name, in: bounds.insetBy(dx: 2, dy: 0), .systemFont(ofSize: size), .systemGray, .center, lines: 2)
  }

  @MainActor
  mutating func drawField(_ field: UITextField, in bounds: CGRect) {
    switch field.borderStyle {
    case .none: break
    case .line: rect(bounds.insetBy(dx: 0.5, dy: 0.5), stroke: .black)
    case .bezel: rect(bounds.insetBy(dx: 0.5, dy: 0.5), stroke: .systemGray)
    case .roundedRect:
      let fill = field.backgroundColor ?? .white
      rect(bounds.insetBy(dx: 0.5, dy: 0.5), fill: fill, stroke: .systemGray4, radius: 5)
    }
    let room = bounds.insetBy(dx: field.borderStyle == .none ? 0 : 7, dy: 0)
    let font = field.font ?? .systemFont(ofSize: 14)
    if let text = field.text, !text.isEmpty {
      let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
      drawText(shown, in: room, font, field.textColor ?? .label, field.textAlignment)
    } else {
      drawText(field.placeholder ?? "", in: room, font, .tertiaryLabel, field.textAlignment)
    }
  }

  @MainActor
  mutating func drawSwitch(_ toggle: UISwitch, in bounds: CGRect) {
    let track = CGRect(x: bounds.minX, y: bounds.midY - 15.5, width: min(51, max(bounds.width, 49)), height: 31)
    let color = toggle.isOn ? toggle.onTintColor ?? .systemGreen : .systemGray5
    rect(track, fill: color, radius: 15.5)
    let knob = CGPoint(x: toggle.isOn ? track.maxX - 15.5 : track.minX + 15.5, y: track.midY)
    circle(knob, 13.5, fill: toggle.thumbTintColor ?? .white)
  }

  @MainActor
  mutating func drawSlider(_ slider: UISlider, in bounds: CGRect) {
    let span = slider.maximumValue - slider.minimumValue
    let part = span > 0 ? CGFloat((slider.value - slider.minimumValue) / span) : 0
    let track = CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    rect(track, fill: slider.maximumTrackTintColor ?? .systemGray4, radius: 2)
    let knob = CGPoint(x: bounds.minX + 14 + part * max(0, bounds.width - 28), y: bounds.midY)
    let done = CGRect(x: track.minX, y: track.minY, width: knob.x - track.minX, height: 4)
    rect(done, fill: slider.minimumTrackTintColor ?? slider.tintColor, radius: 2)
    circle(knob, 13, fill: slider.thumbTintColor ?? .white, stroke: .systemGray3)
  }

  @MainActor
  mutating func drawSegments(_ control: UISegmentedControl, in bounds: CGRect) {
    rect(bounds, fill: .systemGray5, radius: 8)
    var start = bounds.minX
    for (index, width) in control.segmentWidths.enumerated() {
      let part = CGRect(x: start, y: bounds.minY, width: width, height: bounds.height)
      start += width
      let isChosen = index == control.selectedSegmentIndex
      if isChosen {
        rect(part.insetBy(dx: 2, dy: 2), fill: control.selectedSegmentTintColor ?? .white, radius: 6)
      }
      let text = control.titleForSegment(at: index) ?? control.imageForSegment(at: index)?.name ?? ""
      let font = isChosen ? UIFont.boldSystemFont(ofSize: 13) : .systemFont(ofSize: 13)
      drawText(text, in: part.insetBy(dx: 3, dy: 0), font, .label, .center)
    }
  }

  @MainActor
  mutating func drawStepper(in bounds: CGRect, _ tint: UIColor) {
    rect(bounds, fill: .systemGray5, radius: 8)
    let half = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
    drawText("−", in: half, .systemFont(ofSize: 20), .label, .center)
    drawText("+", in: half.offsetBy(dx: half.width, dy: 0), .systemFont(ofSize: 20), .label, .center)
    path([CGPoint(x: bounds.midX, y: bounds.minY + 6), CGPoint(x: bounds.midX, y: bounds.maxY - 6)], .systemGray3)
  }

  @MainActor
  mutating func drawProgress(_ view: UIProgressView, in bounds: CGRect) {
    let radius = min(2, bounds.height / 2)
    rect(bounds, fill: view.trackTintColor ?? .systemGray5, radius: radius)
    let width = bounds.width * CGFloat(view.progress)
    let done = CGRect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    rect(done, fill: view.progressTintColor ?? view.tintColor, radius: radius)
  }

  @MainActor
  mutating func drawActivity(_ view: UIActivityIndicatorView, in bounds: CGRect) {
    let outer = min(bounds.width, bounds.height) / 2
    for step in 0..<8 {
      let angle = Double(step) * .pi / 4
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      let color = (view.color ?? .systemGray).withAlphaComponent(0.3 + 0.7 * CGFloat(step) / 8)
      path(
        [
          CGPoint(x: bounds.midX + x * outer * 0.5, y: bounds.midY + y * outer * 0.5),
          CGPoint(x: bounds.midX + x * outer * 0.9, y: bounds.midY + y * outer * 0.9),
        ],
        color,
        width: max(1, outer / 5)
      )
    }
  }

  @MainActor
  mutating func drawPages(_ control: UIPageControl, in bounds: CGRect) {
    if control.hidesForSinglePage, control.numberOfPages == 1 { return }
    let start = bounds.midX - CGFloat(control.numberOfPages - 1) * 8
    for page in 0..<control.numberOfPages {
      let color =
        page == control.currentPage
        ? control.currentPageIndicatorTintColor ?? .white
        : control.pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)
      circle(CGPoint(x: start + CGFloat(page) * 16, y: bounds.midY), 3.5, fill: color, stroke: .systemGray4)
    }
  }

  @MainActor
  mutating func drawPicker(in bounds: CGRect) {
    for y in [bounds.midY - 17, bounds.midY + 17] where bounds.minY < y && y < bounds.maxY {
      path([CGPoint(x: bounds.minX, y: y), CGPoint(x: bounds.maxX, y: y)], .systemGray3)
    }
    for (row, shade) in [(-2, 0.15), (-1, 0.35), (0, 0.8), (1, 0.35), (2, 0.15)] {
      let y = bounds.midY + CGFloat(row) * 32 - 6
      guard y > bounds.minY, y + 12 < bounds.maxY else { continue }
      let bar = CGRect(x: bounds.midX - bounds.width * 0.2, y: y, width: bounds.width * 0.4, height: 12)
      rect(bar, fill: UIColor(white: 0.5, alpha: shade), radius: 6)
    }
  }

  /// Something whose look isn't known: a box with its name.
  @MainActor
  mutating func drawBox(_ name: String, in bounds: CGRect) {
    rect(bounds.insetBy(dx: 0.5, dy: 0.5), fill: .systemGray6, stroke: .systemGray3, dashes: "4 3")
    drawText(name, in: bounds.insetBy(dx: 4, dy: 0), .systemFont(ofSize: 13), .systemGray, .center)
  }

  @MainActor
  mutating func drawEffect(_ view: UIVisualEffectView, in bounds: CGRect) {
    let isDark = (view.effect as? UIBlurEffect).map { $0.style == .dark || $0.style == .extraDark } ?? false
    rect(bounds, fill: UIColor(white: isDark ? 0.1 : 0.97, alpha: 0.7))
  }

  @MainActor
  mutating func drawAccessory(_ type: UITableViewCell.AccessoryType, in bounds: CGRect, _ tint: UIColor) {
    let (x, y) = (bounds.maxX - 20, bounds.midY)
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      let arrow = [CGPoint(x: x, y: y - 6), CGPoint(x: x + 6, y: y), CGPoint(x: x, y: y + 6)]
      path(arrow, .systemGray3, width: 2)
    }
    if type == .checkmark {
      path([CGPoint(x: x - 4, y: y), CGPoint(x: x, y: y + 5), CGPoint(x: x + 8, y: y - 6)], tint, width: 2)
    }
    if type == .detailButton || type == .detailDisclosureButton {
      let room = CGRect(x: x - 22, y: y - 12, width: 22, height: 24)
      drawText("ⓘ", in: room, .systemFont(ofSize: 20), tint, .center)
    }
  }
}
