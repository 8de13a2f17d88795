extension UIImageView {
  static let imageViewElement = ElementClass(
    UIImageView.self,
    "imageView",
    drawing: .content { $1.image($0.image, in: $2, tint: $0.tintColor) }
  ) { reader in
    reader.userInteraction()
    reader.image("image") { $0.image = $1 }
    reader.image("highlightedImage") { $0.highlightedImage = $1 }
    reader.flag("highlighted") { $0.isHighlighted = $1 }
  }
}
