import ListGeometry

/// A column of rows in sections, of which only those in view have cells.
///
/// Calls come in UIKit's order: counts, heights, then `cellForRowAt` for the rows that come into view. A change of
/// `contentOffset` takes effect in `layoutIfNeeded()`, and costs what enters and leaves the view.
@preconcurrency
@MainActor
open class UITableView: UIScrollView {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    /// One after the other; headers and footers stay in view while their section does.
    case plain
    /// As groups.
    case grouped
    /// As groups with a margin.
    case insetGrouped
  }

  /// Where a row should be after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere in view, by the shortest way.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How a change of rows is shown. Nothing is animated here.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade
    /// To and from the right.
    case right
    /// To and from the left.
    case left
    /// To and from the top.
    case top
    /// To and from the bottom.
    case bottom
    /// Not at all.
    case none
    /// By covering.
    case middle
    /// As the table likes.
    case automatic = 100
  }

  /// The height that stands for "what the content takes".
  public nonisolated static let automaticDimension: CGFloat = -1
  /// What a delegate's default implementation answers: it doesn't decide.
  nonisolated static let undecided = -CGFloat.greatestFiniteMagnitude

  /// A table with a frame and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A table from a nib or storyboard.
  public required init?(coder: NSCoder) {
    let styles = ["grouped": Style.grouped, "insetGrouped": .insetGrouped]
    style = (coder as? NibCoder)?.element["style"].flatMap { styles[$0] } ?? .plain
    super.init(coder: coder)
  }

  /// How sections are set apart.
  public final let style: Style

  // MARK: Who answers

  /// Who answers about the content.
  open weak var dataSource: UITableViewDataSource? { didSet { if dataSource !== oldValue { setNeedsReload() } } }
  /// Who answers about looks and hears what happens.
  open weak var delegate: UITableViewDelegate? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { setNeedsReload() }
    }
  }
  /// Who hears early which rows will be needed.
  open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
  /// Whether rows are announced to the prefetch data source.
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// The height of rows whose delegate doesn't decide, in points.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The guess of a row's height until it appears, in points; 0 to ask for all heights at once.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The height of headers whose delegate doesn't decide, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The height of footers whose delegate doesn't decide, in points.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The guess of a header's height until it appears, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The guess of a footer's height until it appears, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The room above each section's header of a plain table, in points; none with `automaticDimension`, and none in
  /// groups, which have a gap of their own.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsReload() } }

  // MARK: Looks

  /// The view above the first section. Its height counts; its width follows the table's.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below the last section. Its height counts; its width follows the table's.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet {
      levelOfRows = 0
      replace(oldValue, by: backgroundView)
      levelOfRows = backgroundView == nil ? 0 : 1
    }
  }
  /// Where the lowest row stands among the subviews: right above the background.
  private(set) final var levelOfRows = 0
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: UIColor? = .separator
  /// Where the lines between rows begin and end.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether cells keep to a readable width. Taken, without effect here.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The colour of the index at the edge.
  open var sectionIndexColor: UIColor?
  /// The colour behind the index at the edge.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind the index while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// From how many rows on the index at the edge shows. Taken, without effect here, where nothing is drawn.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Whether cells' content keeps clear of bars at the sides. There are none here.
  open var insetsContentViewsToSafeArea = true
  /// Whether focus comes back to the row that had it last. Nothing is focused here.
  open var remembersLastFocusedIndexPath = false

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: levelOfRows) }
    setNeedsLayout()
  }

  // MARK: Selection and editing

  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false
  final var selection = Selection()
  private var editing = false
  /// Whether the table is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing: the visible cells follow.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    for row in visibleRows { prepareEditing(of: row.cell, at: row.position, animated: animated) }
  }

  /// The rows that a document holds itself.
  final var staticSections: [StaticSection] = []

  // MARK: State

  final let cellPools = ReusePools<UITableViewCell>()
  final let headerFooterPools = ReusePools<UITableViewHeaderFooterView>()
  /// The geometry of the counts and heights that were asked for last.
  final var geometry = TableGeometry()
  /// The rows in view, top to bottom, without gaps but for rows that have no height.
  final var visibleRows: [VisibleRow] = []
  /// The row out of view in which somebody edits.
  final var editedRow: VisibleRow?
  final var sectionViews = SectionViews()
  /// The row whose cell the data source is asked for.
  final var request: CellRequest?
  /// What delegate classes were found to decide, so that they are probed once.
  final var decisions = HeightDecisions()
  final var cycle = UpdateCycle()
  /// The cells that an update keeps, by their new places.
  final var keptCells = KeptCells()
  /// The width for which heights were measured.
  final var measuredWidth: CGFloat = 0
  /// Whether rows in view must get their frames again.
  final var rowsMoved = false
  /// Where the rows' column was when they got their frames.
  final var placedColumn = CGRect.zero
  /// The rows that were announced to the prefetch data source.
  final var prefetched: Set<RowPosition> = []

  /// Forgets all rows and asks for counts and heights at once, for cells at the next layout. The selection is lost.
  ///
  /// In a callback of a layout, or between `beginUpdates()` and `endUpdates()`, all that waits until those are done.
  open func reloadData() {
    selection = Selection()
    setNeedsReload()
    if cycle.depth == 0 { reloadIfNeeded() }
  }

  final func setNeedsReload() {
    cycle.askForReload()
    setNeedsLayout()
  }

  /// Loads what is new and shows the rows in view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if cycle.isLayingOut { return setNeedsLayout() }
    reloadIfNeeded()
    // Who has everything loaded anew while it is loaded gets it at the next layout.
    if needsReload { return }
    beginLayout()
    measureAgainAfterResizing()
    layoutContent()
    endLayout()
  }

  /// Groups with margins follow them. A class that overrides this calls `super`.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if style == .insetGrouped { setNeedsLayout() }
  }

  /// Lays out what was asked for; nothing while a layout goes on.
  open override func layoutIfNeeded() {
    if !cycle.isLayingOut { super.layoutIfNeeded() }
  }

  /// The number of idle cells, headers and footers. For tests.
  package var idleViewCount: Int { cellPools.idleCount + headerFooterPools.idleCount }

  /// The memory that the rows' geometry takes, in bytes. For benchmarks.
  package var geometryStorageSize: Int { geometry.storageSize }

  /// Lets go of every idle view: what UIKit does when memory is short.
  func receiveMemoryWarning() {
    cellPools.removeAllIdle()
    headerFooterPools.removeAllIdle()
  }
}

extension UITableViewCell {
  /// The line below a row.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
    /// A line with a second one, as older systems had.
    case singleLineEtched
  }
}
