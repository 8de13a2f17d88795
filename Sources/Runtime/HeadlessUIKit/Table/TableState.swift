import HeadlessListModel

/// The content that a table view has loaded and shows.
@MainActor
struct TableState {
  /// The geometry of the counts and heights loaded last.
  var geometry = TableGeometry()
  /// The rows in view, top to bottom. Only rows of zero height are left out between them.
  var visibleRows: [VisibleRow] = []
  /// A row out of view that contains the first responder.
  var editedRow: VisibleRow?
  var sectionViews = SectionViews()
  /// The request for a row's cell that the data source is answering.
  var request: CellRequest?
  /// The methods that delegate classes implement, so that each class is probed once.
  var decisions = HeightDecisions()
  /// The cells that an update keeps, by their new positions.
  var keptCells = KeptCells()
  /// The heights that the header and the footer of the table had when they were set.
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0
  /// The width at which heights were measured.
  var measuredWidth: CGFloat = 0
  /// The heights that the next layout measures again.
  var staleHeights: StaleHeights?
  /// Whether the frames of the rows in view are out of date.
  var rowsNeedFrames = false
  /// The column of rows for which the frames were set.
  var columnOfFrames = CGRect.zero
}
