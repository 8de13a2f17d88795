extension UIImageView {
  static let imageViewClass = UIKitClass(
    UIImageView.self,
    elements: ["imageView"],
    keys: [KeyedOutlet("image", \UIImageView.image)],
    drawing: .content { view, canvas, bounds in
      let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
      let rect = view.rect(of: image.flatMap { canvas.shows($0) ? $0 : nil }, in: bounds)
      canvas.image(image, in: rect, tint: view.tintColor)
    },
    accessibility: StandardAccessibility(kind: .image)
  ) { reader in
    reader.userInteraction()
    reader.image("image") { $0.image = $1 }
    reader.image("highlightedImage") { $0.highlightedImage = $1 }
    reader.flag("highlighted") { $0.isHighlighted = $1 }
    reader.flag("adjustsImageSizeForAccessibilityContentSizeCategory") {
      $0.adjustsImageSizeForAccessibilityContentSizeCategory = $1
    }
  } audited: { view, properties in
    properties.add("image", view.image)
    properties.add("highlightedImage", view.highlightedImage)
    properties.add("isHighlighted", view.isHighlighted)
  }

  /// The rectangle of an image whose content is shown, as the content mode places it; the bounds for others.
  fileprivate func rect(of image: UIImage?, in bounds: CGRect) -> CGRect {
    guard let image, image.size.width > 0, image.size.height > 0 else { return bounds }
    let factors = (bounds.width / image.size.width, bounds.height / image.size.height)
    let factor: CGFloat
    switch contentMode {
    case .scaleAspectFit: factor = min(factors.0, factors.1)
    case .scaleAspectFill: factor = max(factors.0, factors.1)
    case .scaleToFill, .redraw: return bounds
    default: factor = 1
    }
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    let x =
      [.left, .topLeft, .bottomLeft].contains(contentMode)
      ? bounds.minX
      : [.right, .topRight, .bottomRight].contains(contentMode)
        ? bounds.maxX - size.width
        : bounds.midX - size.width / 2
    let y =
      [.top, .topLeft, .topRight].contains(contentMode)
      ? bounds.minY
      : [.bottom, .bottomLeft, .bottomRight].contains(contentMode)
        ? bounds.maxY - size.height
        : bounds.midY - size.height / 2
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
