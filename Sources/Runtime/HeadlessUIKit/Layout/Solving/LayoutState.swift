/// A view's state in layout passes and in layouts by constraints.
struct LayoutState {
  var invalidation = LayoutInvalidation.structure
  /// Whether a constraint of an ancestor refers to a descendant of this view.
  var containsConstrainedView = false
  /// Whether a constraint depends on this view's frame, which no constraint determines.
  var isReference = false
  var needsConstraintUpdate = true
  /// Whether the frame is being set to the result of a layout by constraints.
  var isApplyingResult = false
  /// Whether the owner sets the frame, whatever the view translates: a cell's content view.
  var isManagedByOwner = false
  /// Whether the superview made the view and draws what it shows: a button's title and image.
  var isDrawnBySuperview = false
  /// Whether the last layout wrapped the text, which hasn't changed since then.
  var isWrapped = false
  /// The length that the view had along the axis of its stack before it was hidden.
  var shownLength: CGFloat?
  /// Whether the owner gave the view its size: a list cell measures the view of an accessory.
  var isSizedByOwner = false
  /// Whether `layoutSubviews()` is running.
  var isLayingOutSubviews = false
  /// Whether the last `layoutSubviews()` didn't call that of the superclass, which sets the frames by constraints.
  var skipsConstraints = false
  /// Whether the natural size was asked for, and not invalidated since then.
  var knowsIntrinsicSize = false
  /// Whether the layout passes in progress began with this view.
  var isLayoutRoot = false
  var layoutCount: UInt8 = 0
  var solveCount: UInt8 = 0
  /// The layouts and solves of all layout passes that began with this view.
  var work = LayoutWork()
  /// The views that were laid out since the layout passes in progress began with this view.
  var laidOut: [UIView] = []
}

/// The costs of layouts.
struct LayoutWork {
  var layouts = 0
  var solves = 0
}
