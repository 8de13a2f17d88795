extension UIButton {
  /// The size of the title, in points, in as many lines of a width as its label has.
  final func titleSize(width: CGFloat = .infinity) -> CGSize {
    let font = titleFont
    let lines = ownTitleLabel?.numberOfLines ?? 1
    let room = lines == 1 ? .infinity : width
    if let title = currentAttributedTitle { return AttributedLines(title, font: font, width: room, limit: lines).size }
    return font.size(of: currentTitle ?? "", width: room, lines: lines)
  }

  /// Whether there is a title that isn't empty.
  private var hasTitle: Bool { currentTitle?.isEmpty == false }

  /// Shows the current title in its label, which requests a layout if the title is another one.
  final func showTitle() {
    guard hasTitle || ownTitleLabel != nil, let label = titleLabel else { return }
    if configuration == nil, let title = currentAttributedTitle {
      if label.ownAttributedText == title { return }
      label.attributedText = title
      titleLabelChanged()
    } else if label.text != currentTitle || label.ownAttributedText != nil {
      label.text = currentTitle
    }
    // As in UIKit the label has the color of the state, whatever was set.
    if configuration == nil, label.ownAttributedText == nil { label.textColor = currentTitleColor }
  }

  /// Places the label of the title and the view of the image, which a button without a configuration has.
  final func placeTitleAndImage() {
    guard configuration == nil else { return }
    let content = contentRect(forBounds: bounds)
    showTitle()
    if hasTitle { place(titleLabel, titleRect(forContentRect: content)) } else { place(ownTitleLabel, .zero) }
    guard let image = currentImage else {
      ownImageView?.image = nil
      return place(ownImageView, .zero)
    }
    imageView?.image = image
    place(imageView, imageRect(forContentRect: content))
  }

  /// Sets the frame of the label or of the view of the image, unless constraints of the app do.
  private func place(_ part: UIView?, _ frame: CGRect) {
    if let part, !part.isPlacedByConstraints { part.frame = frame }
  }

  /// Inserts the label or the view of the image, which the button draws itself.
  final func insert(part: UIView, at index: Int) {
    part.needsLayout = false
    insert(part, at: index)
  }

  /// Requests a layout with another size of the title.
  final func titleLabelChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// `titleRect(forContentRect:)`, unless a subclass overrides it.
  final func baseTitleRect(in content: CGRect) -> CGRect {
    let image = currentImage?.size.width ?? 0
    let room = max(0, content.width - image - titleEdgeInsets.left - titleEdgeInsets.right)
    let size = titleSize(width: room)
    let width = min(size.width, room)
    let start = start(of: image + width, in: content)
    let rect = CGRect(x: start + image, y: content.minY, width: width, height: min(size.height, content.height))
    return place(isRightToLeft ? rect.mirrored(in: content) : rect, in: content, titleEdgeInsets)
  }

  /// `imageRect(forContentRect:)`, unless a subclass overrides it.
  final func baseImageRect(in content: CGRect) -> CGRect {
    let image = currentImage?.size ?? .zero
    let width = min(image.width, content.width)
    let title = hasTitle ? titleSize(width: content.width - width).width : 0
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
    switch effectiveContentHorizontalAlignment {
    case .left: rect.origin.x += insets.left
    case .right: rect.origin.x -= insets.right
    default: rect.origin.x += (insets.left - insets.right) / 2
    }
    switch contentVerticalAlignment {
    case .top: rect.origin.y = content.minY + insets.top
    case .bottom: rect.origin.y = content.maxY - rect.height - insets.bottom
    default: rect.origin.y = content.midY - rect.height / 2 + (insets.top - insets.bottom) / 2
    }
    return rect
  }
}

/// The label of a button's title. The button follows what determines the label's size.
final class ButtonTitleLabel: UILabel {
  private struct Measured: Equatable {
    let text: String?
    let font: UIFont?
    let lines: Int
  }

  weak var button: UIButton?
  private var measured: Measured?

  override func invalidateIntrinsicContentSize() {
    // The button announces its own natural size.
    if isPartOfLayout { super.invalidateIntrinsicContentSize() }
    let new = Measured(text: text, font: font, lines: numberOfLines)
    if new == measured { return }
    measured = new
    button?.titleLabelChanged()
  }

  /// There is nothing to lay out in most labels.
  override func setNeedsLayout() { if !ownSubviews.isEmpty || isPartOfLayout { super.setNeedsLayout() } }
}

/// The view of a button's image.
final class ButtonImageView: UIImageView {
  override func invalidateIntrinsicContentSize() {
    // The button announces its own natural size.
    if isPartOfLayout { super.invalidateIntrinsicContentSize() }
  }
}
