extension UIButton {
  /// The size of the title in one line, in points.
  final var titleSize: CGSize {
    guard let font = titleLabel?.font else { return .zero }
    if let title = currentAttributedTitle { return AttributedLines(title, font: font, width: 0, limit: 1).size }
    return font.size(of: currentTitle ?? "", width: .infinity, lines: 1)
  }

  /// Places the label of the title and the view of the image, which a button without a configuration has.
  final func placeTitleAndImage() {
    guard configuration == nil else { return }
    let content = contentRect(forBounds: bounds)
    if currentTitle?.isEmpty == false { titleLabel?.frame = titleRect(forContentRect: content) }
    if let image = currentImage {
      imageView?.image = image
      imageView?.frame = imageRect(forContentRect: content)
    }
  }

  /// `titleRect(forContentRect:)`, unless a subclass overrides it.
  final func baseTitleRect(in content: CGRect) -> CGRect {
    let image = currentImage?.size.width ?? 0
    let size = titleSize
    let width = min(size.width, max(0, content.width - image - titleEdgeInsets.left - titleEdgeInsets.right))
    let start = start(of: image + width, in: content)
    let rect = CGRect(x: start + image, y: content.minY, width: width, height: min(size.height, content.height))
    return place(isRightToLeft ? rect.mirrored(in: content) : rect, in: content, titleEdgeInsets)
  }

  /// `imageRect(forContentRect:)`, unless a subclass overrides it.
  final func baseImageRect(in content: CGRect) -> CGRect {
    let image = currentImage?.size ?? .zero
    let title = currentTitle?.isEmpty == false ? titleSize.width : 0
    let width = min(image.width, content.width)
    let start = start(of: min(width + title, content.width), in: content)
    let rect = CGRect(x: start, y: content.minY, width: width, height: min(image.height, content.height))
    return place(isRightToLeft ? rect.mirrored(in: content) : rect, in: content, imageEdgeInsets)
  }

  /// The left edge of content of a width where the left is the leading edge.
  private func start(of width: CGFloat, in content: CGRect) -> CGFloat {
    switch contentHorizontalAlignment {
    case .leading: content.minX
    case .trailing: content.maxX - width
    case .left: isRightToLeft ? content.maxX - width : content.minX
    case .right: isRightToLeft ? content.minX : content.maxX - width
    case .center, .fill: content.midX - width / 2
    }
  }

  /// Places a rectangle vertically, and moves it by its insets: at the center, by half of their difference.
  private func place(_ rect: CGRect, in content: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    var rect = rect
    switch contentHorizontalAlignment.isLeft(rightToLeft: isRightToLeft) {
    case true?: rect.origin.x += insets.left
    case false?: rect.origin.x -= insets.right
    case nil: rect.origin.x += (insets.left - insets.right) / 2
    }
    switch contentVerticalAlignment {
    case .top: rect.origin.y = content.minY + insets.top
    case .bottom: rect.origin.y = content.maxY - rect.height - insets.bottom
    default: rect.origin.y = content.midY - rect.height / 2 + (insets.top - insets.bottom) / 2
    }
    return rect
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// Whether content is at the left edge; `nil` in the center.
  fileprivate func isLeft(rightToLeft isRightToLeft: Bool) -> Bool? {
    switch self {
    case .left: true
    case .right: false
    case .leading: !isRightToLeft
    case .trailing: isRightToLeft
    case .center, .fill: nil
    }
  }
}
