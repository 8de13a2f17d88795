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

  /// Called before the collection view changes to another layout with animation.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after the collection view changed to another layout with animation.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The place that the view would like, given the one that the layout estimates for it: as high as its content.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied()
    fitted.size = systemLayoutSizeFitting(layoutAttributes.size)
    return fitted
  }
}
