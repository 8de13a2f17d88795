import HeadlessListModel

/// Returns the section at an index, for an environment, or `nil` if there is none.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that is composed of items, groups and sections.
///
///     let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(96))
///     let item = NSCollectionLayoutItem(layoutSize: size)
///     let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(96))
///     let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
///     UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
///
/// A group is arranged once, and repeats as often as its section needs it. A section whose groups have fixed sizes
/// therefore takes no memory for its items. Items with estimated dimensions use their estimates until they appear, and
/// their measured sizes are stored. A section provider is called for each section when the layout loads.
///
/// `UICollectionViewFlowLayout` needs less code for equal items in lines. If frames follow another rule, subclass
/// `UICollectionViewLayout`.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  /// The sections as they were loaded last.
  final var sections: [Section] = []
  /// The lengths of the sections, with the spacing after each.
  final var starts = ExtentSequence()
  /// The headers and footers of the whole layout.
  final var edges = SectionEdges()
  final var environment = CompositionalEnvironment(.zero, insets: .zero, margins: .zero, .current)
  /// Whether all sections must be loaded again.
  private final var mustLoad = true
  /// Whether items may be other ones than before.
  private final var mustForgetSizes = true
  /// The groups that were requested last, with their attributes.
  final var shownGroups: [Int: [ShownGroup]] = [:]
  /// The offsets of the sections that scroll across the scroll direction.
  final var orthogonalOffsets: [Int: CGFloat] = [:]

  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    sectionProvider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Stops: documents can't contain the sections of a compositional layout.
  public required init?(coder: NSCoder) {
    stop("a document can't contain a compositional layout: create it in code and set collectionViewLayout")
  }

  final var isVertical: Bool { configuration.scrollDirection == .vertical }
  /// The axis along which sections follow each other.
  final var axis: LayoutAxis { isVertical ? .vertical : .horizontal }

  /// Whether attributes may be reused. A subclass may change those that it gets.
  final var keepsAttributes: Bool { type(of: self) == UICollectionViewCompositionalLayout.self }

  /// The section at an index. Stops if the provider returns none.
  final func definition(of section: Int) -> NSCollectionLayoutSection {
    guard let definition = sectionProvider(section, environment) else {
      stop(
        "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
          + "section. This is a client error. The section provider returned nil for section \(section)"
      )
    }
    return definition
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Requests sections. After a batch of updates, loads and arranges only what changed.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let room = collectionView.bounds.inset(by: inset).size
    if room == environment.container.contentSize, let pendingPlan, !mustLoad {
      update(by: pendingPlan, in: collectionView)
    } else if room != environment.container.contentSize || mustLoad {
      if room != environment.container.contentSize { mustForgetSizes = true }
      load(from: collectionView, size: room, keepingSizes: !mustForgetSizes)
    }
    mustLoad = false
    mustForgetSizes = false
  }

  override var fitsInsets: Bool {
    guard let collectionView, !mustLoad else { return true }
    let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    let prepared = environment.container.contentSize
    return isVertical ? room.width == prepared.width : room.height == prepared.height
  }

  /// The memory that the items' geometry takes, in bytes. For benchmarks.
  package var geometryStorageSize: Int { sections.reduce(starts.storageSize) { $0 + $1.groups.storageSize } }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: RowPosition(indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return decorations(of: indexPath.section)
      .first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementary(elementKind, at: indexPath) }

  open override var collectionViewContentSize: CGSize {
    rect(along: 0, across: 0, length: contentLength, breadth: room[axis.other]).rect.size
  }

  override func attachesToItems(_ key: ElementKey) -> Bool {
    guard key.category == .supplementaryView, sections.indices.contains(key.position.section) else { return false }
    let edges = sections[key.position.section].edges.edges + edges.edges
    return !edges.contains { $0.item.elementKind == key.kind }
  }

  override func orthogonalSections(in rect: CGRect) -> [OrthogonalGeometry] { orthogonalGeometry(in: rect) }

  override func orthogonalRest(of section: Int, near target: CGPoint, velocity: CGPoint) -> CGPoint {
    guard sections.indices.contains(section) else { return target }
    return isVertical
      ? CGPoint(x: orthogonalRest(of: section, near: target.x, velocity: velocity.x), y: target.y)
      : CGPoint(x: target.x, y: orthogonalRest(of: section, near: target.y, velocity: velocity.y))
  }

  override func setOrthogonalOffset(_ offset: CGPoint, of section: Int) {
    orthogonalOffsets[section] = isVertical ? offset.x : offset.y
  }

  override func orthogonalOffset(
    showing frame: CGRect,
    of section: Int,
    at position: UICollectionView.ScrollPosition
  ) -> CGPoint? {
    guard sections.indices.contains(section) else { return nil }
    let view = scrollerFrame(of: section).rect
    let insets = sections[section].insets
    var offset = CGPoint.zero
    if isVertical {
      offset.x = orthogonalOffset(of: section)
      if position.contains(.left) { offset.x = frame.minX - CGFloat(insets.leading) }
      if position.contains(.right) { offset.x = frame.maxX - view.width + CGFloat(insets.trailing) }
      if position.contains(.centeredHorizontally) { offset.x = frame.midX - view.width / 2 }
    } else {
      offset.y = orthogonalOffset(of: section)
      if position.contains(.top) { offset.y = frame.minY - CGFloat(insets.top) }
      if position.contains(.bottom) { offset.y = frame.maxY - view.height + CGFloat(insets.bottom) }
      if position.contains(.centeredVertically) { offset.y = frame.midY - view.height / 2 }
    }
    return offset
  }

  // MARK: Invalidation

  /// A change of size invalidates the layout. Pinned views move with the content, which doesn't.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { newBounds.size != $0.bounds.size } ?? false
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (old, new) = (originalAttributes.size, preferredAttributes.size)
    guard let axes = originalAttributes.fittedAxes, !axes.isEmpty else { return false }
    return originalAttributes.isUnmeasured || axes.contains(.horizontal) && new.width != old.width
      || axes.contains(.vertical) && new.height != old.height
  }

  /// Applies an element's preferred size. The context moves the content so that visible items stay in position.
  override func apply(
    _ preferred: UICollectionViewLayoutAttributes,
    to original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    let indexPath = original.indexPath
    if let kind = original.representedElementKind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [indexPath])
    } else {
      context.invalidateItems(at: [indexPath])
    }
    let before = visibleContent
    let size = preferred.size
    measure(original, LayoutSize(width: Double(size.width), height: Double(size.height)))
    context.adjustContent(from: before, to: visibleContent)
  }

  private final var visibleContent: VisibleContent {
    let anchor = collectionView?.state.anchor.flatMap(start)
    return VisibleContent(length: contentLength, anchor: anchor, isVertical: isVertical)
  }

  override func forgetSizes() { mustForgetSizes = true }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { mustLoad = true }
    if context.invalidateEverything { collectionView?.measureShownViews() }
    if context.invalidateDataSourceCounts { mustForgetSizes = true }
    super.invalidateLayout(with: context)
  }
}
