import ListGeometry

/// Items in an arrangement that a layout decides, of which only those in view have cells.
@preconcurrency
@MainActor
open class UICollectionView: UIScrollView {
  /// What an element is.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell
    /// A header, a footer or the like.
    case supplementaryView
    /// Something that shows no data.
    case decorationView
  }

  /// The direction in which content grows.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical
    /// To the right.
    case horizontal
  }

  /// Where an item should be after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits, UIKit's own.
    public let rawValue: UInt
    /// Positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle, top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle, left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// The kind that stands for cells in messages and pools.
  package nonisolated static let elementKindCell = "UICollectionElementKindCell"

  /// A collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// A collection view from a nib or storyboard, with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// A collection view with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Who answers about the content.
  open weak var dataSource: UICollectionViewDataSource? { didSet { if dataSource !== oldValue { setNeedsReload() } } }
  /// Who answers about looks and hears what happens.
  open weak var delegate: UICollectionViewDelegate? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { collectionViewLayout.invalidateLayout() }
    }
  }

  /// Who hears early which items will be needed.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
  /// Whether items are announced to the prefetch data source.
  open var isPrefetchingEnabled = true
  /// The items that were announced.
  final var prefetched: Set<RowPosition> = []

  /// The arrangement. A new one takes effect at the next layout; the cells stay alive.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Takes another arrangement. Nothing is animated.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = collectionViewLayout
    // As in UIKit the views hear of a change only when it is animated, be it that no time passes here.
    let told = animated ? Array(shown.values) : []
    for view in told { view.willTransition(from: old, to: layout) }
    collectionViewLayout = layout
    layoutIfNeeded()
    for view in told { view.didTransition(from: old, to: layout) }
    completion?(true)
  }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      levelOfElements = backgroundView == nil ? 0 : 1
    }
  }
  /// Where the lowest element stands among the subviews: right above the background.
  private(set) final var levelOfElements = 0
  /// Whether elements were ever told to lie above or below others.
  final var hasLevels = false
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the view is being edited: the configurations of the cells in view follow.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for view in shown.values { (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
    }
  }
  /// Whether items can be dragged to another place. Taken, without effect here.
  open var dragInteractionEnabled = true

  // MARK: State

  final let pools = ReusePools<UICollectionReusableView>()
  final var itemCounts: [Int] = []
  final var cycle = UpdateCycle()
  final var isLayoutInvalid = true
  /// Whether the layout is asked what is invalid by a layout that goes on, which goes by the answer.
  final var isAskingLayout = false
  final var laidOutBounds = CGRect.zero
  /// The views in view.
  final var shown: [ElementKey: UICollectionReusableView] = [:]
  /// What the last layout placed. Attributes note their place in it, so that those which stay need no search.
  final var placed: [PlacedElement] = []
  /// Whether the view itself adds or removes the view of an element, which is no reason for another layout.
  final var isPlacingViews = false
  /// An item in view that stays where it is on screen while the sizes of others become known.
  final var anchor: RowPosition?
  /// The number of the layout that goes on, with which it marks the views that it finds in view.
  final var layoutPass = 0
  /// The element whose view the data source is asked for.
  final var request: ElementRequest?
  final var selection = Selection()
  /// The item that is being moved, and where it would go.
  final var interactiveMovement: (source: IndexPath, target: IndexPath)?

  /// Forgets all items and asks anew, at the next layout or question. The selection is lost.
  open func reloadData() {
    selection = Selection()
    setNeedsReload()
  }

  final func setNeedsReload() {
    cycle.askForReload()
    collectionViewLayout.invalidateEverything(counts: true)
  }

  /// Takes note of what the layout says of itself, and moves the content along.
  final func layoutBecameInvalid(by context: UICollectionViewLayoutInvalidationContext) {
    isLayoutInvalid = true
    contentSize.width += context.contentSizeAdjustment.width
    contentSize.height += context.contentSizeAdjustment.height
    bounds.origin.x += context.contentOffsetAdjustment.x
    bounds.origin.y += context.contentOffsetAdjustment.y
    if !isAskingLayout { setNeedsLayout() }
  }

  open override func setNeedsLayout() {
    if !isPlacingViews { super.setNeedsLayout() }
  }

  /// Loads what is new and shows the elements in view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if cycle.isLayingOut { return setNeedsLayout() }
    reloadIfNeeded()
    // Who has everything loaded anew while it is loaded gets it at the next layout.
    if needsReload { return }
    beginLayout()
    layoutContent()
    endLayout()
  }

  /// Lays out what was asked for; nothing while a layout goes on.
  open override func layoutIfNeeded() {
    if !cycle.isLayingOut { super.layoutIfNeeded() }
  }

  /// The layout has a say in where a fling rests.
  override func restingOffset(near target: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  /// The number of idle views. For tests.
  package var idleViewCount: Int { pools.idleCount }

  /// Lets go of every idle view: what UIKit does when memory is short.
  func receiveMemoryWarning() { pools.removeAllIdle() }
}
