/// A picture in a view.
@preconcurrency
@MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      // The ready-made look of a cell leaves a picture room, where there is one.
      if (image == nil) != (oldValue == nil) { (superview?.superview as? UITableViewCell)?.setNeedsLayout() }
    }
  }
  /// The picture while highlighted.
  open var highlightedImage: UIImage?
  /// Whether the highlighted picture shows.
  open var isHighlighted = false

  /// A view with a frame and no picture. As in UIKit touches pass through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of the picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// An empty view from a nib or storyboard, which states whether touches pass through it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
