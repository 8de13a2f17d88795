/// A picture in a view.
@preconcurrency
@MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// The picture while highlighted.
  open var highlightedImage: UIImage?
  /// Whether the highlighted picture shows.
  open var isHighlighted = false

  /// A view with a frame and no picture.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view of the picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// An empty view from a nib or storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
