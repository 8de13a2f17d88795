/// An item of a collection view.
@preconcurrency
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content.
  public internal(set) final var contentView = UIView()
  /// What a selection of the cell performs, by the document.
  final var selectionSegue: (@MainActor (AnyObject) -> Void)?
  private var selected = false
  private var highlighted = false

  /// Whether the cell is selected. Set by the collection view.
  open var isSelected: Bool {
    get { selected }
    set {
      if newValue == selected { return }
      selected = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the cell is touched. Set by the collection view.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      if newValue == highlighted { return }
      highlighted = newValue
      setNeedsUpdateConfiguration()
    }
  }

  override func forgetState() {
    super.forgetState()
    if selected { isSelected = false }
    if highlighted { isHighlighted = false }
  }

  override func fillWithContent() {
    if contentView.frame != bounds { contentView.frame = bounds }
  }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      setBackground(nil)
      insertSubview(backgroundView, at: 0)
    }
  }
  /// The view behind the content while the cell is selected. Taken, without effect here.
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

  // MARK: Configurations

  final var applied: AppliedConfigurations?
  final var configurationUpdate = ConfigurationUpdate.needed

  /// The state that configurations follow. A subclass adds its own: it takes that of `super` and sets more.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isEditing = (superview as? UICollectionView)?.isEditing ?? false
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Asks for `updateConfiguration(using:)` before the next layout. Several requests become one.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  /// Called before the cell first shows, after its state changed and after `setNeedsUpdateConfiguration()`: set the
  /// configurations for the state here.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Runs after `updateConfiguration(using:)`, in place of a subclass.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Sets the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  open override var backgroundColor: UIColor? {
    didSet { if backgroundColor != nil { setBackground(nil) } }
  }

  override func prepareForLayout() { updateConfigurationIfNeeded() }

  /// The content view's size, where constraints say that.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return contentView.contentSize(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
  }

  /// The height that a configured content takes at a width; without one, the present size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let height = configuredHeight(width: size.width) else { return super.sizeThatFits(size) }
    return CGSize(width: size.width, height: height)
  }

  /// Gives the content view all the room.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    applied?.backgroundView?.fill(bounds)
    contentView.frame = bounds
  }
}
