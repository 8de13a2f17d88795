extension UIButton {
  /// Draws a configuration: its background, then its image, title and subtitle.
  func draw(_ configuration: Configuration, on canvas: any Canvas, in bounds: CGRect) {
    let colors = colors(of: configuration)
    let box = bounds.inset(by: Self.insets(configuration.background.backgroundInsets))
    let stroke = configuration.background.strokeWidth > 0 ? configuration.background.strokeColor ?? tintColor : nil
    if colors.background != nil || stroke != nil {
      let radius = configuration.cornerRadius(in: box)
      let width = max(configuration.background.strokeWidth, 1)
      canvas.rect(box, fill: colors.background, stroke: stroke, width: width, radius: radius)
    }
    draw(configuration, on: canvas, in: bounds.inset(by: Self.insets(configuration.contentInsets)), colors.foreground)
  }

  /// The canvas is mirrored where the view is.
  private static func insets(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  private func draw(_ configuration: Configuration, on canvas: any Canvas, in content: CGRect, _ color: UIColor) {
    let texts = configuration.lines(title: currentTitle)
    let widths = texts.map { canvas.width(of: $0.text, $0.font) }
    let textSize = CGSize(
      width: widths.max() ?? 0,
      height: texts.map(\.font.lineHeight).reduce(0, +) + (texts.count > 1 ? configuration.titlePadding : 0)
    )
    let image = configuration.showsActivityIndicator ? nil : currentImage
    let hasPicture = configuration.showsActivityIndicator || image != nil
    let side = image.map { $0.size == .zero ? CGSize(width: 20, height: 20) : $0.size } ?? CGSize(width: 20, height: 20)
    let picture = hasPicture ? side : .zero
    let padding = hasPicture && !texts.isEmpty ? configuration.imagePadding : 0
    let placement = configuration.imagePlacement
    let isStacked = placement == .top || placement == .bottom
    let width = isStacked ? max(picture.width, textSize.width) : picture.width + padding + textSize.width
    let height = isStacked ? picture.height + padding + textSize.height : max(picture.height, textSize.height)
    let start = start(of: width, in: content)
    let top = content.midY - height / 2
    var pictureFrame = CGRect(origin: CGPoint(x: start, y: content.midY - picture.height / 2), size: picture)
    var text = CGRect(
      x: start + picture.width + padding,
      y: content.midY - textSize.height / 2,
      width: textSize.width,
      height: textSize.height
    )
    switch placement {
    case .trailing:
      text.origin.x = start
      pictureFrame.origin.x = text.maxX + padding
    case .top, .bottom:
      pictureFrame.origin = CGPoint(x: start + (width - picture.width) / 2, y: top)
      text.origin = CGPoint(x: start + (width - textSize.width) / 2, y: top)
      if placement == .top {
        text.origin.y += picture.height + padding
      } else {
        pictureFrame.origin.y += textSize.height + padding
      }
    default: break
    }
    if configuration.showsActivityIndicator {
      canvas.spinner(in: pictureFrame, color: color)
    } else if let image {
      canvas.icon(image, in: pictureFrame, tint: color, isTemplate: true)
    }
    var y = text.minY
    for line in texts {
      let frame = CGRect(x: text.minX, y: y, width: text.width + 1, height: line.font.lineHeight)
      canvas.text(line.text, in: frame, line.font, color, texts.count > 1 || isStacked ? .center : .left)
      y += line.font.lineHeight + configuration.titlePadding
    }
  }

  /// The left edge of content of a width.
  private func start(of width: CGFloat, in content: CGRect) -> CGFloat {
    switch contentHorizontalAlignment {
    case .leading, .left: content.minX
    case .trailing, .right: content.maxX - width
    case .center, .fill: content.midX - width / 2
    }
  }

  /// The colors of the style, or those that the configuration states.
  private func colors(of configuration: Configuration) -> (background: UIColor?, foreground: UIColor) {
    let tint: UIColor = role == .destructive ? .systemRed : tintColor ?? .systemBlue
    let base = configuration.baseBackgroundColor ?? tint
    var colors: (background: UIColor?, foreground: UIColor) =
      switch configuration.style {
      case .plain, .borderless: (nil, tint)
      case .gray, .bordered: (configuration.baseBackgroundColor ?? .tertiarySystemFill, tint)
      case .tinted, .borderedTinted: (base.withAlphaComponent(0.18), tint)
      case .filled, .borderedProminent: (base, .white)
      }
    if let own = configuration.background.backgroundColor, own.parts[3] > 0 { colors.background = own }
    if let own = configuration.baseForegroundColor { colors.foreground = own }
    if isEnabled { return colors }
    return (colors.background.map { _ in .tertiarySystemFill }, .systemGray3)
  }
}

extension UIButton.Configuration {
  fileprivate func cornerRadius(in box: CGRect) -> CGFloat {
    let largest = min(box.width, box.height) / 2
    return switch cornerStyle {
    case .capsule: largest
    case .small: min(4, largest)
    case .medium: min(8, largest)
    case .large: min(12, largest)
    case .fixed: min(background.cornerRadius, largest)
    case .dynamic: min(background.cornerRadius > 0 ? background.cornerRadius : 6, largest)
    }
  }
}
