/// A view that shows an image.
@preconcurrency
@MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      // A cell's default layout depends on whether there is an image.
      if (image == nil) != (oldValue == nil) { (superview?.superview as? UITableViewCell)?.setNeedsLayout() }
    }
  }
  /// The image while the view is highlighted.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  open var isHighlighted = false

  /// Makes a view with a frame and no image. As in UIKit, touches pass through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of the image's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes a view from a nib or storyboard, which specifies whether touches pass through it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
