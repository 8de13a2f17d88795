/// A view that a collection view recycles: a cell, or a header, footer or other supplementary view.
@preconcurrency
@MainActor
open class UICollectionReusableView: UIView, ReusableView {
  /// The identifier of the pool that the view comes from; `nil` for one that isn't reused.
  open var reuseIdentifier: String? { givenReuseIdentifier }
  final var givenReuseIdentifier: String?
  /// The last layout that found the view in view.
  final var layoutPass = 0
  /// The pool's key, looked up once; it carries the kind of view, too.
  final var reuseKey: ReuseKey?
  /// The collection view that made the view and has the pool that it belongs to.
  final var dequeuedFrom: ObjectIdentifier?

  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view from a nib or storyboard.
  public required init?(coder: NSCoder) {
    givenReuseIdentifier = (coder as? NibCoder)?.element["reuseIdentifier"]
    super.init(coder: coder)
  }

  /// The way in which collection views make views of a registered class. It calls `init(frame:)`, which is the one to
  /// override; a class with that and `init(coder:)` inherits this one.
  public required convenience init(recycledWithFrame frame: CGRect) { self.init(frame: frame) }

  /// Called once before a recycled view is handed out again, never for a new one.
  open func prepareForReuse() {}

  /// The attributes that were applied last; `nil` for a view that comes out of the pool.
  private final var appliedLayout: UICollectionViewLayoutAttributes?
  private final var appliedTransform: CGAffineTransform?
  /// The index by which the view lies above or below others.
  final var zIndex = 0

  /// Takes back what the element before had, for a view that comes out of the pool.
  func forgetState() { appliedLayout = nil }

  /// Gives the content the room of the view, before somebody fills it.
  func fillWithContent() {}

  /// Whether nothing but place, alpha and level needs to be compared to know that the view has these attributes.
  final func hasApplied(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let appliedLayout, attributes.ownTransform == appliedTransform else { return false }
    // A subclass adds more, and says by `isEqual(_:)` whether that changed.
    return attributes.isPlain || attributes.isEqual(appliedLayout)
  }

  final func applyAndKeep(_ attributes: UICollectionViewLayoutAttributes) {
    // Layouts like to change attributes that they gave away before.
    appliedLayout = attributes.isPlain ? attributes : attributes.copied()
    appliedTransform = attributes.ownTransform
    apply(attributes)
  }

  /// Called when the layout gives the view its place, before the data source gets it, and whenever the attributes
  /// change. The frame is set before.
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
