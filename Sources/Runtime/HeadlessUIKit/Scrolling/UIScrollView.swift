/// A view that scrolls its content.
///
/// Setting `contentOffset` tells the delegate and requests a layout. Animated changes take effect immediately.
open class UIScrollView: UIView, ScrollDelegating {
  package override class var uiKitClass: UIKitClass { scrollViewClass }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a scroll view from a nib or storyboard, which states whether it clips.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate as a property of the scroll view's own; `delegate` sets it, here and in table and collection views.
  package final weak var scrollDelegate: UIScrollViewDelegate?
  open weak var scrollViewDelegate: UIScrollViewDelegate? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if newValue == bounds.origin { return }
      bounds.origin = newValue
      if rareScrolling?.isFollowed == true { invalidateLayout(.content) }
      setNeedsLayout()
      collapseBar()
      tellOfScrolling()
    }
  }

  /// The number of calls of `scrollViewDidScroll(_:)` that are in progress, each within the one before.
  final var notifications = 0

  open var contentSize = CGSize.zero {
    didSet {
      if !arrangesContent { followContent(from: oldValue) }
      tellObservers()
    }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      noticeAdjustedInset()
      tellObservers()
    }
  }
  open var adjustedContentInset: UIEdgeInsets {
    let own = contentInset
    let bars = adjustment
    return UIEdgeInsets(
      top: own.top + bars.top + roomForRefreshing,
      left: own.left + bars.left,
      bottom: own.bottom + bars.bottom,
      right: own.right + bars.right
    )
  }
  open func adjustedContentInsetDidChange() {}
  final var noticedInset = UIEdgeInsets.zero
  func insetChanged() {}

  override func prepareForLayout() {
    findBar()
    noticeAdjustedInset()
    guard collapseBar() else { return }
    noticeSafeArea()
    findBar()
    noticeAdjustedInset()
  }
  /// The insets of the scroll indicators, in points. Sets both. Stored; has no effect here.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// The insets of the vertical scroll indicator, in points. Stored; has no effect here.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal scroll indicator, in points. Stored; has no effect here.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The values that few scroll views have.
  final var rareScrolling: RareScrollValues?
  open var isScrollEnabled = true {
    // A text view that doesn't scroll is as high as its text.
    didSet { if isScrollEnabled != oldValue, arrangesContent { invalidateIntrinsicContentSize() } }
  }
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.leave(self)
      refreshControl?.enter(self)
    }
  }
  /// The height of a refresh control that is refreshing, in points.
  final var roomForRefreshing: CGFloat = 0
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false
  open var isTracking: Bool { isDragging }

  /// Sets the content offset. An animated change takes effect immediately; the delegate is then told that it ended.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, moves { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func nearest(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ length: CGFloat) -> CGFloat {
      if start < low { return start }
      return end > low + length ? min(start, end - length) : low
    }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset)
    let target = CGPoint(
      x: nearest(rect.minX, rect.maxX, room.origin.x, room.size.width) - inset.left,
      y: nearest(rect.minY, rect.maxY, room.origin.y, room.size.height) - inset.top
    )
    if target != contentOffset { setContentOffset(clamped(target), animated: animated) }
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never
    /// Optional. The default is `true`.
    case always
  }

  // MARK: Touches

  /// Whether the view arranges its content itself, so that constraints refer to its frame and not to the content.
  var arrangesContent: Bool { false }
  // As in UIKit a scroll view doesn't pass touches to the next responder.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { touch.scrollView = self }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Whether content receives a touch. Called by tests only.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether dragging cancels a touch of content. Called by tests only.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Simulated dragging

  /// Whether it was found out if a bar is above the content that doesn't follow it.
  final var hasCheckedBar = false

  /// Whether the current drag has triggered the refresh control. A drag triggers it once.
  private final var hasPulled = false

  /// Whether the arrangement of the content makes the view bounce.
  var alwaysBouncesByLayout: Bool { false }

  /// Begins a simulated drag.
  package final func beginDragging() throws(MissedAction) {
    guard isScrollEnabled else { throw MissedAction("scrolling is disabled") }
    layoutIfNeeded()
    guard !isDragging else { throw MissedAction("a drag is already in progress; end it with endDragging(velocity:)") }
    isDecelerating = false
    isDragging = true
    hasPulled = false
    rareScrolling?.hasDirection = false
    dismissKeyboard()
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// Drags the content by a distance, in points: positive values show what lies further down and to the right. Beyond
  /// the edges the content follows half as far, or not at all if it may not bounce.
  package final func drag(by distance: CGPoint) throws(MissedAction) {
    guard isDragging else { throw MissedAction("no drag is in progress; begin one with beginDragging()") }
    let distance = lockedDistance(of: distance)
    let width: CGFloat = bounces && (alwaysBounceHorizontal || contentSize.width > bounds.width) ? 0.5 : 0
    let height: CGFloat = canBounceVertically ? 0.5 : 0
    let inside = clamped(contentOffset)
    // The offset that the finger asks for. Beyond the edges the content follows half as far.
    let wanted = CGPoint(
      x: inside.x + (width > 0 ? (contentOffset.x - inside.x) / width : 0) + distance.x,
      y: inside.y + (height > 0 ? (contentOffset.y - inside.y) / height : 0) + distance.y
    )
    let edge = clamped(wanted)
    contentOffset = CGPoint(x: edge.x + (wanted.x - edge.x) * width, y: edge.y + (wanted.y - edge.y) * height)
    if let refreshControl, !hasPulled,
      contentOffset.y <= -fullTopInset - refreshControl.intrinsicContentSize.height
    {
      hasPulled = true
      refreshControl.refreshByUser()
    }
  }

  /// Ends a drag. With a velocity, in points per millisecond, the view starts to decelerate.
  package final func endDragging(velocity: CGPoint) throws(MissedAction) {
    guard isDragging else { throw MissedAction("no drag is in progress; begin one with beginDragging()") }
    let reach = CGPoint(x: velocity.x * 500, y: velocity.y * 500)
    var target = clamped(CGPoint(x: contentOffset.x + reach.x, y: contentOffset.y + reach.y))
    if isPagingEnabled, bounds.width > 0, bounds.height > 0 {
      target = CGPoint(
        x: page(from: contentOffset.x, velocity.x, bounds.width),
        y: page(from: contentOffset.y, velocity.y, bounds.height)
      )
      target = clamped(target)
    }
    target = offsetOfWholeParts(near: restingOffset(near: target, velocity: velocity))
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    isDragging = false
    decelerationTarget = target
    let decelerates = target != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    if decelerates {
      isDecelerating = true
      scrollDelegate?.scrollViewWillBeginDecelerating(self)
    }
  }

  /// The page on which a drag ends: the nearest one or, with a velocity, the next one in its direction. As in UIKit
  /// never one further on.
  private final func page(from offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
    let position = offset / length
    let page = velocity > 0 ? position.rounded(.up) : velocity < 0 ? position.rounded(.down) : position.rounded()
    return page * length
  }

  /// The offset at which deceleration toward `target` ends, before the delegate is asked.
  func restingOffset(near target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  private final var decelerationTarget = CGPoint.zero

  /// Performs one step of deceleration: half of the remaining distance, the last three points at once. Returns `false`
  /// at the end.
  package final func stepDeceleration() -> Bool {
    guard isDecelerating else { return false }
    let left = CGPoint(x: decelerationTarget.x - contentOffset.x, y: decelerationTarget.y - contentOffset.y)
    if abs(left.x) > 3 || abs(left.y) > 3 {
      contentOffset = CGPoint(x: contentOffset.x + left.x / 2, y: contentOffset.y + left.y / 2)
      return true
    }
    contentOffset = decelerationTarget
    isDecelerating = false
    scrollDelegate?.scrollViewDidEndDecelerating(self)
    return false
  }

  // MARK: Members of other subjects
  // Members of extensions can't be overridden, so the class declares them. Long ones call their implementation in
  // the extension of their subject.

  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide(.content, of: self) }
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide(.frame, of: self) }
  /// The color of the scroll indicators. Stored; has no effect here.
  open var indicatorStyle: IndicatorStyle {
    get { rareScrolling?.indicatorStyle ?? .default }
    set { rareForScrolling.indicatorStyle = newValue }
  }
  /// How soon scrolling ends. Stored; has no effect here.
  open var decelerationRate: DecelerationRate {
    get { rareScrolling?.decelerationRate ?? .normal }
    set { rareForScrolling.decelerationRate = newValue }
  }
  /// Whether a tap of the status bar scrolls to the top. Stored; has no effect here.
  open var scrollsToTop: Bool {
    get { rareScrolling?.scrollsToTop ?? true }
    set { rareForScrolling.scrollsToTop = newValue }
  }
  /// Whether touches of content wait for a drag. Stored; has no effect here.
  open var delaysContentTouches: Bool {
    get { rareScrolling?.delaysContentTouches ?? true }
    set { rareForScrolling.delaysContentTouches = newValue }
  }
  /// Whether dragging cancels touches of content. Stored; has no effect here.
  open var canCancelContentTouches: Bool {
    get { rareScrolling?.canCancelContentTouches ?? true }
    set { rareForScrolling.canCancelContentTouches = newValue }
  }
  /// Shows the scroll indicators. Nothing is shown.
  open func flashScrollIndicators() {}
  /// The recognizer of drags. It doesn't scroll; `user.drag(by:)` does.
  open var panGestureRecognizer: UIPanGestureRecognizer { attached(rareForScrolling.panGestureRecognizer) }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { basePinchGestureRecognizer }

  /// Whether bars adjust the insets of the scroll indicators. Stored; has no effect here.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { rareScrolling?.automaticallyAdjustsIndicatorInsets ?? true }
    set { rareForScrolling.automaticallyAdjustsIndicatorInsets = newValue }
  }
  /// Whether the scale may go beyond its limits for a moment. Stored; has no effect here.
  open var bouncesZoom: Bool {
    get { rareScrolling?.bouncesZoom ?? true }
    set { rareForScrolling.bouncesZoom = newValue }
  }
  open var directionalPressGestureRecognizer: UIGestureRecognizer {
    rareForScrolling.directionalPressGestureRecognizer
  }
  /// When the index beside the content is shown. Stored; has no effect here.
  open var indexDisplayMode: IndexDisplayMode {
    get { rareScrolling?.indexDisplayMode ?? .automatic }
    set { rareForScrolling.indexDisplayMode = newValue }
  }
  open var isDirectionalLockEnabled: Bool {
    get { rareScrolling?.isDirectionalLockEnabled ?? false }
    set { rareForScrolling.isDirectionalLockEnabled = newValue }
  }
  /// Whether the scale returns to its limits: never here.
  open var isZoomBouncing: Bool { false }
  /// Whether the user is zooming: never here.
  open var isZooming: Bool { false }
  open var maximumZoomScale: CGFloat {
    get { rareScrolling?.maximumZoomScale ?? 1 }
    set { rareForScrolling.maximumZoomScale = newValue }
  }
  open var minimumZoomScale: CGFloat {
    get { rareScrolling?.minimumZoomScale ?? 1 }
    set { rareForScrolling.minimumZoomScale = newValue }
  }
  /// Sets the scale of the content. An animated change takes effect immediately, between two calls of the delegate.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(animated: animated) { zoomScale = scale } }
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoom(animated: animated) {
      zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
      contentOffset = clamped(CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale))
    }
  }
  /// The scale of the content. Setting it scales the delegate's view for zooming, within the limits.
  open var zoomScale: CGFloat {
    get { rareScrolling?.zoomScale ?? 1 }
    set {
      let scale = min(max(newValue, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
      let old = zoomScale
      guard scale != old, let view = scrollDelegate?.viewForZooming(in: self) else { return }
      rareForScrolling.zoomScale = scale
      let size = view.layoutFrame.size
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.frame.origin = .zero
      contentSize = CGSize(width: size.width * scale, height: size.height * scale)
      scrollDelegate?.scrollViewDidZoom(self)
    }
  }
}
