import HeadlessListModel

/// A column of rows in sections. Only the rows in view have cells.
///
///     let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
///     table.register(PersonCell.self, forCellReuseIdentifier: "PersonCell")
///     table.dataSource = people
///     table.layoutIfNeeded()
///     table.visibleCells.count
///
/// The data source is called in UIKit's order: counts, heights, then `cellForRowAt` for the rows that come into view. A
/// change of `contentOffset` takes effect in `layoutIfNeeded()`, which `visibleCells` and similar properties call. A
/// table retains neither its data source nor its delegate.
///
/// A scroll step takes time in proportion to the rows that enter and leave the view. Finding a row by its offset, and
/// changing one height, take O(log n). Rows of equal height take no memory. The delegate returns a height when its row
/// appears, or for all rows at once if `estimatedRowHeight` is 0.
///
/// Use `UICollectionView` for rows in a grid or sections side by side, and `UIStackView` for a few fixed rows.
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
  package override class var uiKitClass: UIKitClass { tableViewClass }

  public static let automaticDimension: CGFloat = -1
  /// The value that a delegate's default implementation returns, which leaves the decision to the list's properties.
  nonisolated static let undecided = -CGFloat.greatestFiniteMagnitude
  /// Marks a level of indentation that the delegate leaves to the cell.
  nonisolated static let undecidedIndentation = Int.min
  static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  public init(frame: CGRect, style: Style) {
    ownStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = standardBackground
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    let styles = ["grouped": Style.grouped, "insetGrouped": .insetGrouped]
    ownStyle = (coder as? NibCoder)?.element["style"].flatMap { styles[$0] } ?? .plain
    super.init(coder: coder)
    if backgroundColor == nil { backgroundColor = standardBackground }
  }

  private final var standardBackground: UIColor { style == .plain ? .systemBackground : .systemGroupedBackground }

  open var style: Style { ownStyle }
  private final let ownStyle: Style

  // MARK: Data source and delegate

  @exclusivity(unchecked) open weak var dataSource: UITableViewDataSource? {
    didSet { dataSourceChanged(toAnother: dataSource !== oldValue) }
  }
  @exclusivity(unchecked) open weak var delegate: UITableViewDelegate? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { setNeedsReload() }
    }
  }
  open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
  open var isPrefetchingEnabled = true

  // MARK: Heights

  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above each section's header in a plain table, in points; 22 with `automaticDimension`.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsReload() } }

  // MARK: Appearance

  @exclusivity(unchecked) open var tableHeaderView: UIView? { didSet { replaceHeader(oldValue) } }
  @exclusivity(unchecked) open var tableFooterView: UIView? { didSet { replaceFooter(oldValue) } }
  open var backgroundView: UIView? {
    didSet {
      rowInsertionIndex = 0
      replace(oldValue, by: backgroundView)
      rowInsertionIndex = backgroundView == nil ? 0 : 1
    }
  }
  /// The index of the lowest row among the subviews: right above the background.
  private(set) final var rowInsertionIndex = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor? = .separator
  open var separatorInset = UITableView.standardSeparatorInset
  /// Whether cells keep to a readable width. Stored; has no effect here.
  open var cellLayoutMarginsFollowReadableWidth = false
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The number of rows from which the section index is shown. Stored; has no effect here.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Whether the content of rows, headers and footers keeps clear of the safe area's sides.
  open var insetsContentViewsToSafeArea = true { didSet { safeAreaChanged() } }
  /// Whether focus returns to the row that had it last. Stored; has no effect here.
  open var remembersLastFocusedIndexPath = false

  final func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: rowInsertionIndex) }
    setNeedsLayout()
  }

  // MARK: Selection and editing

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  private final var editing = false
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    if self.editing != editing { editingWillChange(animated: animated) }
    self.editing = editing
    for row in state.visibleRows { prepareEditing(of: row.cell, at: row.position, animated: animated) }
  }

  /// The sections of static rows in the document.
  final var staticSections: [StaticSection] = []

  /// The delegate of drags. Called by tests only.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// The delegate of drops. Called by tests only.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether a drag is in progress: never here.
  open var hasActiveDrag: Bool { false }
  /// Whether a drop is in progress: never here.
  open var hasActiveDrop: Bool { false }
  /// Whether items take focus. Stored; has no effect here.
  open var allowsFocus = true
  /// Whether focus selects. Stored; has no effect here.
  open var selectionFollowsFocus = false
  /// Whether rows can be dragged. Stored; has no effect here.
  open var dragInteractionEnabled = false
  /// Where the insets of separators start. Stored; has no effect here.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The effect of separators. Stored; has no effect here.
  open var separatorEffect: UIVisualEffect?
  /// The height of empty rows. Stored; has no effect here.
  open var fillerRowHeight: CGFloat = UITableView.automaticDimension

  // MARK: State

  final let cellPools = ReusePools<UITableViewCell>()
  final let headerFooterPools = ReusePools<UITableViewHeaderFooterView>()
  // Unchecked: every scroll step accesses them many times, but no access calls out.
  @exclusivity(unchecked) final var state = TableState()
  @exclusivity(unchecked) final var list = ListState()

  /// Reloads all rows: requests counts and heights now, or after the layout or batch in progress, and cells at the next
  /// layout. Clears the selection.
  open func reloadData() {
    list.selection = Selection()
    setNeedsReload()
    if list.cycle.depth == 0 { reloadIfNeeded() }
  }

  final func setNeedsReload() {
    list.cycle.requestReload()
    setNeedsLayout()
  }

  /// Selects the row at the point.
  override func take(tapAt point: CGPoint) throws(MissedAction) -> Bool {
    guard let indexPath = indexPathForRow(at: point), cellForRow(at: indexPath)?.isUserInteractionEnabled != false
    else { return false }
    try tap(at: indexPath)
    return true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if list.cycle.isLayingOut { return setNeedsLayout() }
    reloadIfNeeded()
    // A reload requested during a reload is deferred to the next layout pass.
    if needsReload { return }
    beginLayout()
    measureAgainIfNeeded()
    layoutContent()
    endLayout()
  }

  override func marginsDidChange() { measureAgain(.everything) }
  override func safeAreaChanged() {
    if state.measuredWidth == contentWidth { return }
    for view in subviews { view.setNeedsLayout() }
    setNeedsLayout()
  }

  override func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    if new.affectsSizes(after: old) { measureAgain(.everything) }
  }

  override var arrangesContent: Bool { true }
  override var isLayoutDeferred: Bool { list.cycle.isLayingOut }

  final override func adjustFonts(to category: UIContentSizeCategory) {
    cellPools.adjustFonts(in: traitCollection)
    headerFooterPools.adjustFonts(in: traitCollection)
  }

  /// Inserts rows at positions after the batch. The data source must already include them.
  ///
  /// Stops with UIKit's message if a position is out of bounds or the counts don't match: at once, or at the end of the
  /// batch. This applies to all updates of rows and sections.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths.map(RowPosition.init) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths.map(RowPosition.init) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows += indexPaths.map(RowPosition.init) }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections += sections }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections += sections }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections += sections }
  }

  open func beginUpdates() { beginBatch() }

  open func endUpdates() { endBatch() }

  open func performBatchUpdates(
    // The closure doesn't outlive the call, so that it may use members without `self`, as in UIKit.
    @_implicitSelfCapture _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { performBatch(updates, completion: completion) }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.count == 2 else { return nil }
    layoutIfNeeded()
    return visibleRow(at: RowPosition(indexPath))?.cell
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(
      ReuseKey(requiring: identifier, for: "UITableView registerClass:forCellReuseIdentifier:"),
      cellClass.map { .viewClass(ReuseFactory.checked($0, as: UITableViewCell.self)) }
    )
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    let key = ReuseKey(requiring: identifier, for: "UITableView registerNib:forCellReuseIdentifier:")
    registerCell(key, nib.map { .nib($0, expected: nil) })
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let key = ReuseKey(identifier)
    return cell(key, frame: state.request?.frame)
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(ReuseKey(identifier), for: indexPath)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether rows can be focused while editing. Stored; has no effect here.
  open var allowsFocusDuringEditing = false
  /// The interaction that shows the menus of rows: none.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  // MARK: Members of other subjects
  // Members of extensions can't be overridden, so the class declares them. Long ones call their implementation in
  // the extension of their subject.

  open var numberOfSections: Int { baseNumberOfSections }
  /// Stops with UIKit's message if there is no such section.
  open func numberOfRows(inSection section: Int) -> Int { baseNumberOfRows(inSection: section) }
  open var visibleCells: [UITableViewCell] { baseVisibleCells }
  open var indexPathsForVisibleRows: [IndexPath]? { baseIndexPathsForVisibleRows }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { baseIndexPath(for: cell) }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { baseIndexPathForRow(at: point) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { baseIndexPathsForRows(in: rect) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { baseRectForRow(at: indexPath) }
  open func rect(forSection section: Int) -> CGRect { baseRect(forSection: section) }
  open func rectForHeader(inSection section: Int) -> CGRect { baseRectForHeader(inSection: section) }
  open func rectForFooter(inSection section: Int) -> CGRect { baseRectForFooter(inSection: section) }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { baseHeaderView(forSection: section) }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { baseFooterView(forSection: section) }
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    baseScrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    baseRegister(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let key = ReuseKey(requiring: identifier, for: "UITableView registerNib:forHeaderFooterViewReuseIdentifier:")
    registerHeaderFooter(key, nib.map { .nib($0, expected: nil) })
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(ReuseKey(identifier))
  }
  /// Titles are requested whenever they are read, so there is nothing to reload.
  open func reloadSectionIndexTitles() {}
  open var indexPathForSelectedRow: IndexPath? { list.selection.positions.first?.indexPath }
  open var indexPathsForSelectedRows: [IndexPath]? { baseIndexPathsForSelectedRows }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    baseScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { move(indexPath, to: newIndexPath) }
  open func moveSection(_ section: Int, toSection newSection: Int) { moveSection(section, to: newSection) }
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  open var hasUncommittedUpdates: Bool { list.cycle.hasUncommittedUpdates }

  /// Whether a drag above it activates it. Stored; has no effect here.
  open var isSpringLoaded = false
}
