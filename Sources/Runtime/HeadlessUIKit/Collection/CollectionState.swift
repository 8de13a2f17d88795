import HeadlessListModel

/// The content that a collection view has loaded and shows.
@MainActor
struct CollectionState {
  /// The number of items in each section, as loaded last.
  var itemCounts: [Int] = []
  /// Whether the counts must be requested again.
  var areCountsStale = false
  /// Whether the layout must prepare again.
  var isLayoutInvalid = true
  /// Whether a layout pass is invalidating the layout object and will use the result itself.
  var isInvalidatingLayout = false
  /// Whether the layout's base class answered that a change of the bounds doesn't invalidate the layout.
  var keepsLayout = false
  /// The bounds for which the layout was prepared.
  var laidOutBounds = CGRect.zero
  /// Whether the layout's frames are on the other side.
  var isMirrored = false
  var shown: [ElementKey: UICollectionReusableView] = [:]
  /// The elements of the last layout pass. Attributes store their index in it, so that remaining elements are found
  /// without a search.
  var placed: [ShownElement] = []
  /// The number of the current layout pass, which marks the views that it finds in view.
  var layoutPass = 0
  /// A visible item that stays in position on screen while others are measured.
  var anchor: RowPosition?
  /// The scroll views of the sections in view that scroll across the scroll direction.
  var scrollers: [Int: OrthogonalScrollView] = [:]
  /// Whether the collection view is adding or removing an element's view, which requires no layout.
  var isPlacingViews = false
  /// The index of the lowest element among the subviews: right above the background.
  var elementInsertionIndex = 0
  /// Whether any element ever had a z-index other than zero.
  var hasLevels = false
  /// The request for an element's view that the data source is answering.
  var request: ElementRequest?
  /// The item that is being moved, and its proposed destination.
  var interactiveMovement: (source: IndexPath, target: IndexPath)?
}
