/// The view controllers in the columns of a split view, and how they are shown.
@MainActor
struct SplitState {
  typealias Column = UISplitViewController.Column

  /// The view controllers of a classic split view while it is expanded: the primary and the secondary one.
  var classic: [UIViewController] = []
  var columns: [Column: UIViewController] = [:]
  /// The navigation controllers that were made around them.
  var wrappers: [Column: UINavigationController] = [:]

  /// Whether one view controller is shown.
  var isCollapsed = false
  /// Whether it is collapsing or expanding, and nothing is arranged.
  var isChanging = false
  var collapsed: UIViewController?
  /// The secondary view controller that a classic split view had before it collapsed.
  var formerSecondary: UIViewController?

  /// The view controllers whose views are placed, the lowest first.
  var placed: [UIViewController] = []
  /// The mode in which they were placed.
  var mode: UISplitViewController.DisplayMode?
  /// The mode that the user or the program requested since the room changed or a mode was preferred.
  var requestedMode: UISplitViewController.DisplayMode?
  /// The room in which it was requested.
  var room: SplitArrangement.Room?
  /// The view below sidebars that overlay the secondary column.
  var dimmingView: SplitDimmingView?

  /// The child that shows a view controller through the split view.
  weak var showingChild: UIViewController?

  var primaryWidth = ColumnWidth()
  var supplementaryWidth = ColumnWidth()

  /// The view controller that a column has in the hierarchy.
  func installed(_ column: Column) -> UIViewController? { wrappers[column] ?? columns[column] }
}
