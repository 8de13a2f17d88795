open class UICollectionViewCell: UICollectionReusableView {
  package override class var uiKitClass: UIKitClass { collectionViewCellClass }

  /// The view that holds the content. The cell sets its frame, even if it doesn't translate its autoresizing mask.
  ///
  /// As since iOS 14 it takes its place when it is first used: in front of what was added to the cell itself before.
  open var contentView: UIView {
    if !isContentViewPlaced {
      isContentViewPlaced = true
      placeInFront(ownContentView)
    }
    return ownContentView
  }
  private final var isContentViewPlaced = false
  package final var ownContentView = UIView.managedByOwner() {
    didSet { ownContentView.layoutState.isManagedByOwner = true }
  }
  /// The segue, from the document, that selecting the cell performs.
  final var selectionSegue: (@MainActor (AnyObject) -> Void)?
  private final var selected = false
  private final var highlighted = false

  open var isSelected: Bool {
    get { selected }
    set {
      if newValue == selected { return }
      selected = newValue
      stateChanged()
    }
  }

  open var isHighlighted: Bool {
    get { highlighted }
    set {
      if newValue == highlighted { return }
      highlighted = newValue
      stateChanged()
    }
  }

  /// Whether the cell shows an expanded item of a section snapshot. Set by the diffable data source.
  package final var showsExpandedItem = false {
    didSet { if showsExpandedItem != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the cell is in editing mode. Set by the collection view.
  final var editsItem = false { didSet { if editsItem != oldValue { setNeedsUpdateConfiguration() } } }

  override func forgetState() {
    super.forgetState()
    if editsItem { editsItem = false }
    if showsExpandedItem { showsExpandedItem = false }
    if selected { isSelected = false }
    if highlighted { isHighlighted = false }
  }

  override func fillWithContent() {
    if ownContentView.frame != bounds { ownContentView.frame = bounds }
  }

  open var backgroundView: UIView? { didSet { backgroundViewChanged(from: oldValue) } }
  open var selectedBackgroundView: UIView? {
    didSet {
      show(oldValue, false)
      show(selectedBackgroundView, selected || highlighted)
    }
  }

  private final func stateChanged() {
    if selectedBackgroundView != nil { show(selectedBackgroundView, selected || highlighted) }
    setNeedsUpdateConfiguration()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    ownContentView.frame = bounds
    addSubview(ownContentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(ownContentView)
  }

  // MARK: Configurations

  final var applied: AppliedConfigurations?
  final var configurationUpdate = ConfigurationUpdate.needed

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (selected, highlighted)
    state.isEditing = editsItem
    state.isDisabled = !isUserInteractionEnabled
    state.isExpanded = showsExpandedItem
    return state
  }

  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  /// Called before the cell first shows, after its state changed and after `setNeedsUpdateConfiguration()`: set the
  /// configurations for the state here.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  open override var backgroundColor: UIColor? { didSet { if backgroundColor != nil { setBackground(nil) } } }

  override func prepareForLayout() { updateConfigurationIfNeeded() }
  override func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    setNeedsUpdateConfiguration()
  }

  override func sizeWasInvalidated(of view: UIView, isForConstraints: Bool) {
    if view === ownContentView || view === self { requestMeasuring(isForConstraints: isForConstraints) }
  }

  override func contentSize(in area: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
    updateConfigurationIfNeeded()
    return cellSize(around: ownContentView, fitting: area, horizontal, vertical)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let height = configuredHeight(width: size.width) else { return super.sizeThatFits(size) }
    return CGSize(width: size.width, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    applied?.backgroundView?.fill(bounds)
    ownContentView.frame = bounds
  }

  /// Called while the user drags the cell. Called by tests only.
  open func dragStateDidChange(_ dragState: DragState) {}
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  open var automaticallyUpdatesBackgroundConfiguration = true
  open var automaticallyUpdatesContentConfiguration = true
}

extension UICollectionViewCell: ListCell {
  var displayingList: (any ListView)? { superview == nil ? nil : containingCollectionView }
  func changeSelection(to isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
  func changeHighlight(to isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
