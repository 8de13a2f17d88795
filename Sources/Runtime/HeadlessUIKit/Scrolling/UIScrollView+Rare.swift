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
  /// The controller whose bars observe the view, because it specified it.
  weak var contentController: (any ViewControlling)?
  /// The bar that collapses while the content scrolls.
  weak var bar: (any CollapsingBar)?
  /// The height by which the bar was collapsed at the last layout, in points.
  var collapsedHeight: CGFloat = 0
  /// Whether constraints depend on how far the content has moved.
  var isFollowed = false
  var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
  var allowsKeyboardScrolling = true
  let edgeEffects = [UIScrollEdgeEffect(), UIScrollEdgeEffect(), UIScrollEdgeEffect(), UIScrollEdgeEffect()]
  lazy var directionalPressGestureRecognizer = UIGestureRecognizer()
  lazy var panGestureRecognizer = UIPanGestureRecognizer()
  lazy var pinchGestureRecognizer = UIPinchGestureRecognizer()
}

extension UIScrollView {
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }
  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }
  /// Whether keys scroll. Stored; has no effect here.
  @available(iOS 17, *)
  public var allowsKeyboardScrolling: Bool {
    get { rareScrolling?.allowsKeyboardScrolling ?? true }
    set { rareForScrolling.allowsKeyboardScrolling = newValue }
  }
  @available(iOS 26, *)
  public var topEdgeEffect: UIScrollEdgeEffect { rareForScrolling.edgeEffects[0] }
  @available(iOS 26, *)
  public var leftEdgeEffect: UIScrollEdgeEffect { rareForScrolling.edgeEffects[1] }
  @available(iOS 26, *)
  public var bottomEdgeEffect: UIScrollEdgeEffect { rareForScrolling.edgeEffects[2] }
  @available(iOS 26, *)
  public var rightEdgeEffect: UIScrollEdgeEffect { rareForScrolling.edgeEffects[3] }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  final var rareForScrolling: RareScrollValues {
    if let rareScrolling { return rareScrolling }
    let new = RareScrollValues()
    rareScrolling = new
    return new
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

  /// Makes a change of the scale. As UIKit documents it, the delegate is told the begin and end of an animated one.
  final func zoom(animated: Bool, _ change: () -> Void) {
    guard animated, let view = scrollDelegate?.viewForZooming(in: self) else { return change() }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    change()
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
  }
}
