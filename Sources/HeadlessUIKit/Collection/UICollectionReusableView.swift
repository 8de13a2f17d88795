/// A view that a collection view recycles: a cell, or a header, footer or other supplementary view.
@preconcurrency
@MainActor
open class UICollectionReusableView: UIView {
  /// The identifier of the pool that the view comes from; `nil` for one that isn't reused.
  public internal(set) final var reuseIdentifier: String?
  /// The last layout that found the view in view.
  final var layoutPass = 0
  /// The pool's key, looked up once; it carries the kind of view, too.
  final var reuseKey: ReuseKey?

  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view from a nib or storyboard.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? NibCoder)?.element["reuseIdentifier"]
    super.init(coder: coder)
  }

  /// The way in which collection views make views of a registered class. It calls `init(frame:)`, which is the one to
  /// override; a class with that and `init(coder:)` inherits this one.
  public required convenience init(recycledWithFrame frame: CGRect) { self.init(frame: frame) }

  /// Called once before a recycled view is handed out again, never for a new one.
  open func prepareForReuse() {}

  /// Called when the layout gives the view its place. The frame is set before.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The place that the view would like, given the one that the layout estimates for it: as high as its content.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied()
    fitted.size = systemLayoutSizeFitting(layoutAttributes.size)
    return fitted
  }
}

/// An item of a collection view.
@preconcurrency
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content.
  public final let contentView = UIView()
  /// What a selection of the cell performs, by the document.
  final var selectionSegue: (@MainActor (AnyObject) -> Void)?
  private var selected = false
  private var highlighted = false

  /// Whether the cell is selected. Set by the collection view.
  open var isSelected: Bool {
    get { selected }
    set { selected = newValue }
  }

  /// Whether the cell is touched. Set by the collection view.
  open var isHighlighted: Bool {
    get { highlighted }
    set { highlighted = newValue }
  }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?

  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// A cell from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The content view's size, where constraints say that.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.contentSize(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
  }

  /// Gives the content view all the room.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
  }
}
