extension UIButton {
  func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    if let configuration { return draw(configuration, on: canvas, in: bounds) }
    if let background = currentBackgroundImage {
      draw(background: background, on: canvas, in: directed(backgroundRect(forBounds: bounds), in: bounds.width))
    }
    // As in UIKit, insets aren't mirrored.
    let content = directed(contentRect(forBounds: bounds), in: bounds.width)
    let tint = isEnabled ? tintColor ?? .systemBlue : .systemGray3
    if let symbol = buttonType.symbol {
      return canvas.text(symbol, in: bounds, .systemFont(ofSize: 20), tint, .center)
    }
    let title = currentTitle ?? ""
    let font = titleFont
    let color = isEnabled ? currentTitleColor : .systemGray3
    if !RuntimeModules.contains(type(of: self)), drawOwnRects(on: canvas, in: bounds, tint, color) { return }
    guard let image = currentImage else {
      let lines = title.contains("\n") ? 0 : 1
      return canvas.text(title, currentAttributedTitle, in: content, font, color, textAlignment, lines: lines)
    }
    let isTemplate = buttonType == .system
    if title.isEmpty {
      return canvas.image(image, in: Self.frame(of: image, in: content), tint: tint, isTemplate: isTemplate)
    }
    let textWidth = canvas.width(of: title, font)
    let side = min(content.height, image.size.width > 0 ? image.size.width : 20)
    let width = side + 4 + textWidth
    let start: CGFloat =
      switch textAlignment {
      case .left: content.minX
      case .right: content.maxX - width
      default: content.midX - width / 2
      }
    let icon = CGRect(x: start, y: content.midY - side / 2, width: side, height: side)
    canvas.icon(image, in: icon, tint: tint, isTemplate: isTemplate)
    let text = CGRect(x: start + side + 4, y: content.minY, width: textWidth, height: content.height)
    canvas.text(title, in: text, font, color)
  }

  /// Draws the title and the image where a subclass places them. Returns whether it places one of them.
  private func drawOwnRects(on canvas: any Canvas, in bounds: CGRect, _ tint: UIColor, _ color: UIColor) -> Bool {
    let content = contentRect(forBounds: bounds)
    let (title, picture) = (titleRect(forContentRect: content), imageRect(forContentRect: content))
    let image = currentImage
    let hasTitle = currentTitle?.isEmpty == false
    let placesTitle = hasTitle && title != baseTitleRect(in: content)
    guard placesTitle || image != nil && picture != baseImageRect(in: content) else { return false }
    if let image {
      let frame = directed(picture, in: bounds.width)
      canvas.icon(image, in: frame, tint: tint, isTemplate: buttonType == .system)
    }
    if hasTitle {
      let font = titleFont
      canvas.text(
        currentTitle ?? "",
        currentAttributedTitle,
        in: directed(title, in: bounds.width),
        font,
        color,
        titleAlignment,
        lines: ownTitleLabel?.numberOfLines ?? 1
      )
    }
    return true
  }

  /// The alignment of the title in its rectangle, in layout direction.
  private var titleAlignment: NSTextAlignment {
    switch ownTitleLabel?.textAlignment {
    case .center: .center
    case .left: isRightToLeft ? .right : .left
    case .right: isRightToLeft ? .left : .right
    default: .left
    }
  }

  /// The alignment in layout direction: the left is the leading edge.
  private var textAlignment: NSTextAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case .left: isRightToLeft ? .right : .left
    case .right: isRightToLeft ? .left : .right
    case .center, .fill: .center
    }
  }

  private static func frame(of image: UIImage, in content: CGRect) -> CGRect {
    let size = image.size == .zero ? CGSize(width: 20, height: 20) : image.size
    let factor = min(1, min(content.width / max(size.width, 1), content.height / max(size.height, 1)))
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(x: content.midX - width / 2, y: content.midY - height / 2, width: width, height: height)
  }

  /// Draws a background whose content isn't known without its name, which would cover the title.
  private func draw(background image: UIImage, on canvas: any Canvas, in bounds: CGRect) {
    let isNamed = currentTitle?.isEmpty ?? true && currentImage == nil
    if canvas.shows(image) || isNamed { return canvas.image(image, in: bounds, tint: tintColor) }
    let fill = UIColor.systemGray5.withAlphaComponent(0.6)
    let box = bounds.insetBy(dx: 0.5, dy: 0.5)
    canvas.draw(.titled(image.shownName, [.rect(box, Paint(fill: fill, stroke: .systemGray2), radius: 2)]))
  }
}

extension UIButton.ButtonType {
  /// The symbol that replaces the image of a system button.
  fileprivate var symbol: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "ⓘ"
    case .contactAdd: "⊕"
    case .close: "⊗"
    case .custom, .system: nil
    }
  }
}
