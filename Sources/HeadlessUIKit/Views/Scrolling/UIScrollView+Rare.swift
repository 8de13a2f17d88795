/// The values of a scroll view that few scroll views have.
@MainActor
final class RareScrollValues {
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var scrollsToTop = true
  var isDirectionalLockEnabled = false
  /// The axis along which a drag began; `nil` if it is diagonal.
  var lockedAxis: NSLayoutConstraint.Axis?
  /// Whether a drag has a direction.
  var hasDirection = false
  var automaticallyAdjustsIndicatorInsets = true
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var zoomScale: CGFloat = 1
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var bouncesZoom = true
  var bouncesVertically = true
  var bouncesHorizontally = true
  var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
  var allowsKeyboardScrolling = true
  let edgeEffects = [UIScrollEdgeEffect(), UIScrollEdgeEffect(), UIScrollEdgeEffect(), UIScrollEdgeEffect()]
  lazy var directionalPressGestureRecognizer = UIGestureRecognizer()
  lazy var panGestureRecognizer = UIPanGestureRecognizer()
  lazy var pinchGestureRecognizer = UIPinchGestureRecognizer()
}

extension UIScrollView {
  /// The color of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case `default`, black, white
  }
  /// When the index beside the content is shown.
  public enum IndexDisplayMode: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic, alwaysHidden
  }
  /// When the index beside the content is shown. Stored; has no effect here.
  public var indexDisplayMode: IndexDisplayMode {
    get { rareScrolling?.indexDisplayMode ?? .automatic }
    set { rareForScrolling.indexDisplayMode = newValue }
  }
  /// Whether keys scroll. Stored; has no effect here.
  @available(iOS 17, *)
  public var allowsKeyboardScrolling: Bool {
    get { rareScrolling?.allowsKeyboardScrolling ?? true }
    set { rareForScrolling.allowsKeyboardScrolling = newValue }
  }
  /// The recognizer of presses on a remote control.
  public var directionalPressGestureRecognizer: UIGestureRecognizer {
    rareForScrolling.directionalPressGestureRecognizer
  }
  /// The effect at the top edge.
  @available(iOS 26, *)
  public var topEdgeEffect: UIScrollEdgeEffect { rareForScrolling.edgeEffects[0] }
  /// The effect at the left edge.
  @available(iOS 26, *)
  public var leftEdgeEffect: UIScrollEdgeEffect { rareForScrolling.edgeEffects[1] }
  /// The effect at the bottom edge.
  @available(iOS 26, *)
  public var bottomEdgeEffect: UIScrollEdgeEffect { rareForScrolling.edgeEffects[2] }
  /// The effect at the right edge.
  @available(iOS 26, *)
  public var rightEdgeEffect: UIScrollEdgeEffect { rareForScrolling.edgeEffects[3] }

  /// How soon scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor of the velocity in a millisecond.
    public let rawValue: CGFloat
    /// A rate from its factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slow.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  final var rareForScrolling: RareScrollValues {
    if let rareScrolling { return rareScrolling }
    let new = RareScrollValues()
    rareScrolling = new
    return new
  }

  /// Whether a drag keeps its direction, unless it begins diagonally.
  public var isDirectionalLockEnabled: Bool {
    get { rareScrolling?.isDirectionalLockEnabled ?? false }
    set { rareForScrolling.isDirectionalLockEnabled = newValue }
  }
  /// Whether bars adjust the insets of the scroll indicators. Stored; has no effect here.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { rareScrolling?.automaticallyAdjustsIndicatorInsets ?? true }
    set { rareForScrolling.automaticallyAdjustsIndicatorInsets = newValue }
  }
  /// Whether dragging may go beyond the top and bottom edges. Stored; has no effect here.
  @available(iOS 17, *)
  public var bouncesVertically: Bool {
    get { rareScrolling?.bouncesVertically ?? true }
    set { rareForScrolling.bouncesVertically = newValue }
  }
  /// Whether dragging may go beyond the left and right edges. Stored; has no effect here.
  @available(iOS 17, *)
  public var bouncesHorizontally: Bool {
    get { rareScrolling?.bouncesHorizontally ?? true }
    set { rareForScrolling.bouncesHorizontally = newValue }
  }
  /// `pinchGestureRecognizer`, unless a subclass overrides it.
  final var basePinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? attached(rareForScrolling.pinchGestureRecognizer) : nil
  }
  final func attached<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    if recognizer.view == nil { addGestureRecognizer(recognizer) }
    return recognizer
  }

  // MARK: Zooming

  /// The smallest scale.
  public var minimumZoomScale: CGFloat {
    get { rareScrolling?.minimumZoomScale ?? 1 }
    set { rareForScrolling.minimumZoomScale = newValue }
  }
  /// The largest scale.
  public var maximumZoomScale: CGFloat {
    get { rareScrolling?.maximumZoomScale ?? 1 }
    set { rareForScrolling.maximumZoomScale = newValue }
  }
  /// The scale of the content. Setting it scales the delegate's view for zooming, within the limits.
  public var zoomScale: CGFloat {
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
  /// Sets the scale of the content. An animated change takes effect immediately.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Scales the content so that a rectangle of the view for zooming fills the view.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    contentOffset = clamped(CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale))
  }
  /// Whether the scale may go beyond its limits for a moment. Stored; has no effect here.
  public var bouncesZoom: Bool {
    get { rareScrolling?.bouncesZoom ?? true }
    set { rareForScrolling.bouncesZoom = newValue }
  }
  /// Whether the user is zooming: never here.
  public var isZooming: Bool { false }
  /// Whether the scale returns to its limits: never here.
  public var isZoomBouncing: Bool { false }
}
