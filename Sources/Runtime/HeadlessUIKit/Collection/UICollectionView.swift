import HeadlessListModel

/// Items that a layout arranges. Only the items in view have cells.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 96, height: 96)
///     let photos = UICollectionView(frame: bounds, collectionViewLayout: layout)
///     photos.register(PhotoCell.self, forCellWithReuseIdentifier: "PhotoCell")
///     photos.dataSource = album
///
/// The data source supplies counts and cells. The layout supplies frames: flow layouts break items into lines,
/// compositional layouts combine groups, and a subclass of `UICollectionViewLayout` returns its own attributes. Calls
/// come in UIKit's order, and a change takes effect in `layoutIfNeeded()`.
///
/// A scroll step costs one request for the attributes in the visible rectangle, plus the cells that enter and leave.
/// The request takes O(log n) with a flow or compositional layout. A custom layout decides its own cost.
///
/// `UITableView` needs less code for one column of rows with swipe actions and editing.
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
  package override class var uiKitClass: UIKitClass { collectionViewClass }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints

    func measures(afterConstraints: Bool) -> Bool {
      UITableView.SelfSizingInvalidation(rawValue: rawValue)?.measures(afterConstraints: afterConstraints) ?? false
    }
  }
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// The kind of cells in messages and pools.
  package nonisolated static let elementKindCell = "UICollectionElementKindCell"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view from a nib or storyboard, with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Stops with UIKit's message, because a collection view requires a layout.
  public override convenience init(frame: CGRect) { Self.stopForMissingLayout() }

  static func stopForMissingLayout() -> Never {
    stop("UICollectionView must be initialized with a non-nil layout parameter")
  }

  // MARK: Registration

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(
      cellKey(identifier, "UICollectionView registerClass:forCellWithReuseIdentifier:"),
      cellClass.map { .viewClass(ReuseFactory.checked($0, as: UICollectionViewCell.self)) }
    )
  }

  private final func cellKey(_ identifier: String, _ method: StaticString) -> ReuseKey {
    ReuseKey(requiring: identifier, kind: Self.elementKindCell, for: method)
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let key = cellKey(identifier, "UICollectionView registerNib:forCellWithReuseIdentifier:")
    register(key, nib.map { .nib($0, expected: nil) })
  }

  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      ReuseKey(
        requiring: identifier,
        kind: elementKind,
        for: "UICollectionView registerClass:forSupplementaryViewOfKind:withReuseIdentifier:"
      ),
      viewClass.map { .viewClass(ReuseFactory.checked($0, as: UICollectionReusableView.self)) }
    )
  }

  open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    let method: StaticString = "UICollectionView registerNib:forSupplementaryViewOfKind:withReuseIdentifier:"
    register(ReuseKey(requiring: identifier, kind: kind, for: method), nib.map { .nib($0, expected: nil) })
  }

  open weak var dataSource: UICollectionViewDataSource? {
    didSet { dataSourceChanged(toAnother: dataSource !== oldValue) }
  }
  open weak var delegate: UICollectionViewDelegate? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { collectionViewLayout.invalidateLayout() }
    }
  }

  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
  open var isPrefetchingEnabled = true

  /// The layout of the items. A new one takes effect at the next layout pass; the cells are kept.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Changes the layout. The change isn't animated here.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = collectionViewLayout
    // As in UIKit, views are notified only of animated changes, although no time passes here.
    let told = animated ? Array(state.shown.values) : []
    for view in told { view.willTransition(from: old, to: layout) }
    exchangeLayout(for: layout)
    for view in told { view.didTransition(from: old, to: layout) }
    completion?(true)
  }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      state.elementInsertionIndex = backgroundView == nil ? 0 : 1
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the view is in editing mode. A change updates the configurations of visible cells that the delegate allows
  /// to be edited. As in UIKit the selection is cleared when editing ends, without telling the delegate.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      if !isEditing { select(nil, animated: false) }
      updateEditingOfCells()
      measureShownViews()
      setNeedsLayout()
    }
  }
  /// Whether items can be dragged. Stored; has no effect here.
  open var dragInteractionEnabled = false

  /// The delegate of drags. Called by tests only.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// The delegate of drops. Called by tests only.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether a drag is in progress: never here.
  open var hasActiveDrag: Bool { false }
  /// Whether a drop is in progress: never here.
  open var hasActiveDrop: Bool { false }
  /// Whether items take focus. Stored; has no effect here.
  open var allowsFocus = true
  /// Whether focus selects. Stored; has no effect here.
  open var selectionFollowsFocus = false
  /// How soon items move aside. Stored; has no effect here.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether focus returns to the last item. Stored; has no effect here.
  open var remembersLastFocusedIndexPath = false

  // MARK: State

  final let pools = ReusePools<UICollectionReusableView>()
  // Unchecked: every scroll step accesses them many times, but no access calls out.
  @exclusivity(unchecked) final var state = CollectionState()
  @exclusivity(unchecked) final var list = ListState()

  /// Reloads all items at the next layout pass or query. Clears the selection.
  open func reloadData() {
    list.selection = Selection()
    setNeedsReload()
  }

  final func setNeedsReload() {
    list.cycle.requestReload()
    collectionViewLayout.invalidateEverything(counts: true)
  }

  open override func setNeedsLayout() {
    if !state.isPlacingViews { super.setNeedsLayout() }
  }

  /// Selects the item at the point.
  override func take(tapAt point: CGPoint) throws(MissedAction) -> Bool {
    guard let indexPath = indexPathForItem(at: point), cellForItem(at: indexPath)?.isUserInteractionEnabled != false
    else { return false }
    try tap(at: indexPath)
    return true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if list.cycle.isLayingOut { return setNeedsLayout() }
    reloadBeforeLayoutIfNeeded()
    // A reload requested during a reload is deferred to the next layout pass.
    if needsReload { return }
    beginLayout()
    layoutContent()
    endLayout()
  }

  override var arrangesContent: Bool { true }
  // Lists and sections of compositional layouts bounce, however few items they have.
  override var alwaysBouncesByLayout: Bool { collectionViewLayout is UICollectionViewCompositionalLayout }
  override var isLayoutDeferred: Bool { list.cycle.isLayingOut }

  override func marginsDidChange() { layOutAgain() }

  override func safeAreaChanged() { insetChanged() }

  override func insetChanged() {
    if collectionViewLayout.fitsInsets { return }
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
  }

  override func layoutDirectionChanged() {
    super.layoutDirectionChanged()
    collectionViewLayout.invalidateLayout()
  }

  override func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    if new.affectsSizes(after: old) { layOutAgain() }
  }

  /// Lets the layout determine where scrolling comes to rest.
  override func restingOffset(near target: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  /// The number of idle views. For tests.
  package var idleViewCount: Int { pools.idleCount }

  /// Releases all idle views, as UIKit does when memory is low.
  func receiveMemoryWarning() { pools.removeAllIdle() }

  final override func adjustFonts(to category: UIContentSizeCategory) { pools.adjustFonts(in: traitCollection) }

  /// Inserts items at positions after the batch. The data source must already include them.
  ///
  /// Stops with UIKit's message if a position is out of bounds or the counts don't match: at once, or at the end of the
  /// batch. This applies to all updates of items and sections.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedRows += indexPaths.map(RowPosition.init) }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedRows += indexPaths.map(RowPosition.init) }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedRows += indexPaths.map(RowPosition.init) }
  }

  open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections += sections } }

  /// Performs a batch of updates, then calls `completion`: at once, or, during a layout, after it. Batches can be
  /// nested; the outermost one performs all updates. An empty batch invalidates the layout.
  ///
  /// Stops with UIKit's message if the updates and the counts don't match.
  open func performBatchUpdates(
    // The closure doesn't outlive the call, so that it may use members without `self`, as in UIKit.
    @_implicitSelfCapture _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { performBatch(updates, completion: completion) }

  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard hasElement(at: indexPath), mayMove(indexPath) else { return false }
    state.interactiveMovement = (indexPath, indexPath)
    return true
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOut(for: "cellForItem(at:)")
    return shownCell(at: RowPosition(indexPath))
  }

  /// Deselects an item without notifying the delegate, as in UIKit. As documented, it has no effect if the collection
  /// view doesn't allow selection.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if allowsSelection || allowsMultipleSelection { deselect(indexPath, animated: animated) }
  }

  /// The selected items, in the order of selection. UIKit's documentation specifies `nil` if there are none; devices
  /// return an empty array, and so does this property.
  open var indexPathsForSelectedItems: [IndexPath]? { list.selection.positions.map(\.indexPath) }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = cellKey(identifier, "UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    return dequeueCell(key, for: indexPath)
  }

  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The interaction that shows the menus of items: none.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Changes the layout at once, as `setCollectionViewLayout(_:animated:completion:)` does, and calls `completion`.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    setCollectionViewLayout(layout, animated: true) { completion?($0, true) }
    return transition
  }
  /// Ends a transition. Does nothing: the layout has changed.
  open func finishInteractiveTransition() {}
  /// Cancels a transition. Does nothing: the layout has changed.
  open func cancelInteractiveTransition() {}

  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath != nil, !allowsSelection, !allowsMultipleSelection { return }
    if let indexPath { requireSelectable(indexPath) }
    select(indexPath, animated: animated)
    if let indexPath, !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Sets the layout, as `setCollectionViewLayout(_:animated:completion:)` does. A class that overrides this method is
  /// called by no other.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  // MARK: Members of other subjects
  // Members of extensions can't be overridden, so the class declares them. Long ones call their implementation in
  // the extension of their subject.

  open var numberOfSections: Int { baseNumberOfSections }
  open func numberOfItems(inSection section: Int) -> Int { baseNumberOfItems(inSection: section) }
  open var visibleCells: [UICollectionViewCell] { baseVisibleCells }
  open var indexPathsForVisibleItems: [IndexPath] { baseIndexPathsForVisibleItems }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { baseIndexPath(for: cell) }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { baseSupplementaryView(forElementKind: elementKind, at: indexPath) }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    baseIndexPathsForVisibleSupplementaryElements(ofKind: elementKind)
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    baseVisibleSupplementaryViews(ofKind: elementKind)
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { baseIndexPathForItem(at: point) }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    baseLayoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { baseLayoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath) }
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    baseScrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueView(ReuseKey(identifier, kind: elementKind), for: indexPath) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    move(indexPath, to: newIndexPath)
  }
  open func insertSections(_ sections: IndexSet) { update { $0.insertedSections += sections } }
  open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections += sections } }
  open func moveSection(_ section: Int, toSection newSection: Int) { moveSection(section, to: newSection) }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  open var hasUncommittedUpdates: Bool { list.cycle.hasUncommittedUpdates }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    baseUpdateInteractiveMovementTargetPosition(targetPosition)
  }
  open func endInteractiveMovement() { baseEndInteractiveMovement() }
  open func cancelInteractiveMovement() { state.interactiveMovement = nil }

  /// Whether a drag above it activates it. Stored; has no effect here.
  open var isSpringLoaded = false

  override func subviewWantsConstraints(_ subview: UIView) {
    guard let view = subview as? UICollectionReusableView else { return }
    warnOnce(
      "Changing the translatesAutoresizingMaskIntoConstraints property of a UICollectionReusableView that is managed by a "
        + "UICollectionView is not supported, and will result in incorrect self-sizing. View: <\(type(of: view))>"
    )
  }
}
