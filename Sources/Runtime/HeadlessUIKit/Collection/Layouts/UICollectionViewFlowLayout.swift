import HeadlessListModel

/// A layout that arranges items in lines, section by section, with headers and footers.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 96, height: 96)
///     layout.minimumInteritemSpacing = 8
///     layout.headerReferenceSize = CGSize(width: 0, height: 32)
///
/// A line takes as many items as fit. The delegate, a `UICollectionViewDelegateFlowLayout`, can return other sizes,
/// insets and spacings. With an `estimatedItemSize`, cells determine their sizes when they come into view.
///
/// Lines aren't stored: `FlowSection` finds a line, and changes an item, in O(log n), and items of equal size take no
/// memory. If the delegate returns sizes, it is called for every item when the layout is prepared.
///
/// Use `UICollectionViewCompositionalLayout` for columns of different widths, sections that scroll sideways, or lists.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  package override class var uiKitClass: UIKitClass { collectionViewFlowLayoutClass }

  /// The value that a delegate's default implementation returns, which leaves the decision to the list's properties.
  nonisolated static let undecided = CGSize(width: -CGFloat.greatestFiniteMagnitude, height: 0)
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet {
      logIfNotPositive(itemSize)
      if itemSize != oldValue { invalidateLayout() }
    }
  }
  /// The estimated size of an item until it appears, in points; zero for none. With an estimate, each cell that comes
  /// into view gets the size that its `preferredLayoutAttributesFitting(_:)` returns. With `automaticSize`, the
  /// estimate is `itemSize`.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  final var sections: [Section] = []
  final var starts = ExtentSequence()
  final var breadth = 0.0
  /// The insets of `sectionInsetReference` that the layout was prepared for.
  final var addedInsets = UIEdgeInsets.zero
  /// Whether all sections must be loaded again.
  private final var mustLoad = true
  /// The lines that were requested last, with their attributes.
  final var shownLines: [Int: [ShownLine]] = [:]

  final var isVertical: Bool { scrollDirection == .vertical }

  /// The breadth that is available to items.
  private final var room: Double {
    guard let collectionView else { return breadth }
    let size = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    return Double(isVertical ? size.width : size.height)
  }
  override var fitsInsets: Bool { mustLoad || room == breadth && addedInsets == foundInsets }

  /// The insets of the section's reference, which the content inset doesn't include.
  private final var foundInsets: UIEdgeInsets {
    guard sectionInsetReference != .fromContentInset, let view = collectionView else { return .zero }
    if sectionInsetReference == .fromLayoutMargins { return view.preservedMargins }
    let (area, applied) = (view.safeAreaInsets, view.adjustedContentInset)
    return UIEdgeInsets(
      top: max(0, area.top - applied.top),
      left: max(0, area.left - applied.left),
      bottom: max(0, area.bottom - applied.bottom),
      right: max(0, area.right - applied.right)
    )
  }

  /// Whether attributes may be reused. A subclass may change those that it gets.
  final var keepsAttributes: Bool { type(of: self) == UICollectionViewFlowLayout.self }

  /// Loads sizes and spacings. After a batch of updates, loads and arranges only what changed.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let (room, added) = (room, foundInsets)
    let isMoved = added != addedInsets
    if isMoved { (addedInsets, mustLoad) = (added, true) }
    if room == breadth, !isMoved, let pendingPlan {
      update(by: pendingPlan, in: collectionView)
    } else if room != breadth || mustLoad {
      let former = breadth
      breadth = room
      if mustLoad || pendingPlan != nil || asksForPreferredAttributes {
        load(from: collectionView)
      } else {
        arrange(from: former)
      }
      // Items count their estimates again, also those in view.
      if asksForPreferredAttributes { collectionView.measureShownViews() }
    }
    mustLoad = false
  }

  /// The memory that the items' geometry takes, in bytes. For benchmarks.
  package var geometryStorageSize: Int { sections.reduce(starts.storageSize) { $0 + $1.items.storageSize } }

  /// The size of the content as it is now. As in UIKit, apps read it after a reload and before the layout pass.
  open override var collectionViewContentSize: CGSize {
    if let collectionView, collectionView.collectionViewLayout === self { collectionView.prepareLayoutIfNeeded() }
    return rect(along: 0, across: 0, FlowSize(along: starts.total, across: breadth)).size
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: RowPosition(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return elementKind == UICollectionView.elementKindSectionHeader
      ? header(of: indexPath.section)
      : elementKind == UICollectionView.elementKindSectionFooter ? footer(of: indexPath.section) : nil
  }

  // MARK: Invalidation

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// A change of breadth invalidates the layout. Pinned views move with the content, which doesn't.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return isVertical ? newBounds.width != bounds.width : newBounds.height != bounds.height
  }

  /// Invalidates positions. As in UIKit, the sizes that the delegate returned stay when the breadth changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksForPreferredAttributes && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Applies a cell's preferred size. The context moves the content so that visible items stay in position.
  override func apply(
    _ preferred: UICollectionViewLayoutAttributes,
    to original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateItems(at: [original.indexPath])
    let item = RowPosition(original.indexPath)
    guard original.representedElementCategory == .cell, contains(item) else { return }
    let size = flow(preferred.size)
    logIfTooLarge(size, breadth: sections[item.section].items.breadth)
    let before = visibleContent
    sections[item.section].items.set(size, at: item.row)
    starts.set(Extent(sections[item.section].extent), at: item.section)
    context.adjustContent(from: before, to: visibleContent)
  }

  private final var visibleContent: VisibleContent {
    let anchor = collectionView?.state.anchor.flatMap(start)
    return VisibleContent(length: starts.total, anchor: anchor, isVertical: isVertical)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let asks = (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics ?? true
    if asks || context.invalidateEverything || context.invalidateDataSourceCounts { mustLoad = true }
    super.invalidateLayout(with: context)
  }

  override var asksForPreferredAttributes: Bool { estimatedItemSize != .zero }

  override func forgetSizes() { if asksForPreferredAttributes { mustLoad = true } }
}
