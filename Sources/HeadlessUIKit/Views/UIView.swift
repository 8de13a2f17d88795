/// A rectangle of the screen with its subviews.
///
/// Nothing is drawn here; frames, the hierarchy, layout and the order of calls are UIKit's. Unlike there a view has no
/// transform, so `frame`, `bounds` and `center` always agree.
@preconcurrency
@MainActor
open class UIView: UIResponder {
  /// A view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
  }

  /// A view from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.configure(self)
  }

  /// A view without extent at the origin.
  public convenience init() { self.init(frame: .zero) }

  // MARK: Place

  private var storedFrame = CGRect.zero
  private var boundsOrigin = CGPoint.zero

  /// The rectangle in the superview's coordinates.
  open var frame: CGRect {
    get { storedFrame }
    set {
      let old = storedFrame
      storedFrame = newValue
      if old.size != newValue.size { sizeChanged(from: old.size) }
      if old != newValue { placeChanged() }
    }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      boundsOrigin = newValue.origin
      if newValue.size == storedFrame.size { return }
      let middle = center
      let oldSize = storedFrame.size
      storedFrame = CGRect(
        x: middle.x - newValue.width / 2,
        y: middle.y - newValue.height / 2,
        width: newValue.width,
        height: newValue.height
      )
      sizeChanged(from: oldSize)
      placeChanged()
    }
  }

  /// The middle of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      storedFrame.origin = CGPoint(x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
      placeChanged()
    }
  }

  private func sizeChanged(from oldSize: CGSize) {
    setNeedsLayout()
    if layoutHost != nil { layoutState.dirt = max(layoutState.dirt, .content) }
    if autoresizesSubviews { resizeSubviews(from: oldSize) }
  }

  /// How the frame follows when the superview changes its size. Nothing follows at first.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow their masks when this view changes its size.
  open var autoresizesSubviews = true
  /// Whether the autoresizing mask decides about the frame. `false` for a view that constraints place.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { superview?.markLayout(.structure) } }
  }

  // MARK: Hierarchy

  /// The subviews, the lowest first.
  public internal(set) final var subviews: [UIView] = []
  /// The view that this one lies in.
  public final var superview: UIView? { superviewReference }

  /// Not weak: a weak reference makes every later retain of the view that it refers to several times as slow, and
  /// scrolling does little else. The superview clears it when it goes away.
  private nonisolated(unsafe) final unowned(unsafe) var superviewReference: UIView?

  /// The next idle view of the pool that this one waits in; the last one refers to itself.
  nonisolated(unsafe) final var nextIdle: UIView?
  final var isInHierarchy: Bool { superviewReference != nil }

  deinit {
    for view in subviews { view.superviewReference = nil }
  }

  /// The window that the view is in, at any depth.
  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { viewController ?? superview }

  /// The controller whose root view this is.
  final weak var viewController: UIViewController?

  /// Adds a view above all others.
  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  /// Adds a view at an index among the subviews, 0 being the lowest.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    let window = window
    if let window { giveUpFirstResponder(in: window) }
    willMove(to: nil, from: window, to: nil)
    superview.detach(self)
    superviewReference = nil
    didMove(from: window, to: nil)
    superview.setNeedsLayout()
  }

  private func insert(_ view: UIView, at index: Int?) {
    if view === self { stop("Can't add self as subview") }
    let oldSuperview = view.superview
    if oldSuperview === self {
      guard let old = self.index(of: view) else { return }
      subviews.remove(at: old)
      subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    view.willMove(to: self, from: oldWindow, to: newWindow)
    oldSuperview?.detach(view)
    subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
    view.superviewReference = self
    didAddSubview(view)
    view.didMove(from: oldWindow, to: newWindow)
    if view.needsLayout || view.hasLayoutBelow { view.tellAncestors() }
    if view.isPartOfLayout { markLayout(.structure) }
    setNeedsLayout()
  }

  private func detach(_ view: UIView) {
    willRemoveSubview(view)
    if view.isPartOfLayout {
      dropConstraints { NSLayoutConstraint.view(of: $0)?.isDescendant(of: view) ?? false }
    }
    if let index = index(of: view) { subviews.remove(at: index) }
  }

  /// Where a subview stands. A plain loop: a closure would ask for every subview whether it runs on the main actor.
  private func index(of view: UIView) -> Int? {
    let views = subviews
    for index in views.indices where views[index] === view { return index }
    return nil
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  private final var needsLayout = true
  /// Whether a view below asked for a layout, so that a layout visits no view in vain.
  private final var hasLayoutBelow = false

  /// Asks for a layout at the next `layoutIfNeeded()`.
  open func setNeedsLayout() {
    if needsLayout { return }
    needsLayout = true
    tellAncestors()
  }

  private func tellAncestors() {
    var ancestor = superview
    while let view = ancestor, !view.hasLayoutBelow {
      view.hasLayoutBelow = true
      ancestor = view.superview
    }
  }

  /// Lays out this view and all below it, where that was asked for.
  open func layoutIfNeeded() {
    // A layout may ask for another one, for instance when measured rows move others: that one runs too, but not for
    // ever.
    var passes = 0
    while needsLayout || hasLayoutBelow, passes < 8 {
      passes += 1
      if needsLayout {
        let controller = viewController
        noticeSafeArea()
        prepareForLayout()
        updateOwnConstraintsIfNeeded()
        controller?.viewWillLayoutSubviews()
        applyConstraints()
        needsLayout = false
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
      if hasLayoutBelow {
        hasLayoutBelow = false
        for view in subviews where view.needsLayout || view.hasLayoutBelow { view.layoutIfNeeded() }
      }
    }
  }

  /// What a class of this module does before a layout: cells apply their configurations.
  func prepareForLayout() {}

  /// Gives the subviews their frames. The default leaves them to their autoresizing masks and constraints.
  open func layoutSubviews() {}

  /// The size that fits best into `size`, in points: the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits best.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// The natural size; `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// How far the frame reaches beyond what constraints and the natural size are about.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Says that the natural size changed.
  open func invalidateIntrinsicContentSize() {
    designedSize = nil
    if isPartOfLayout { markLayout(.content) } else { superview?.setNeedsLayout() }
  }

  final var designedSize: DesignedSize?
  /// Whether the natural height follows from the width.
  var wrapsText: Bool { false }
  /// The width at which the text breaks, as the layout says; 0 where it doesn't say.
  var layoutWidth: CGFloat {
    get { 0 }
    set {}
  }
  final var layoutPriorities = LayoutPriorities()
  final var layoutState = LayoutState()
  final var layoutHost: LayoutHost?
  /// The rectangles that were added for constraints to place.
  public internal(set) final var layoutGuides: [UILayoutGuide] = []

  /// The size that the content takes within a target size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the content takes within a target size. A required direction keeps the target's length.
  ///
  /// Without constraints the content's own size is `sizeThatFits(_:)`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitting =
      sizeByConstraints(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? sizeThatFits(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : fitting.width,
      height: verticalFittingPriority == .required ? targetSize.height : fitting.height
    )
  }

  /// The constraints that this view holds: those between it and its subviews.
  public internal(set) final var constraints: [NSLayoutConstraint] = []

  /// Called before the view's first layout and after `setNeedsUpdateConstraints()`: set up constraints here.
  open func updateConstraints() {}

  /// The distances that a layout keeps from the edges, in points.
  open var layoutMargins = UIView.usualMargins {
    didSet {
      if layoutMargins == oldValue { return }
      markLayout(.content)
      layoutMarginsDidChange()
    }
  }
  /// Called when the margins changed.
  open func layoutMarginsDidChange() {}
  /// The distances that a layout keeps from the edges in reading direction, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.leftToRight }
    set { layoutMargins = newValue.leftToRight }
  }
  /// Whether content keeps the superview's margins, too, where the view reaches into them.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { markLayout(.content) } }
  }
  /// The part of the edges that bars cover, in points: those of the containers around the view.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }
  /// Called at a layout of a controller's root view or a scroll view when bars cover another part of it.
  open func safeAreaInsetsDidChange() {}
  final var noticedSafeArea = UIEdgeInsets.zero

  // MARK: Look

  /// Whether the view is left out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { (superview as? UIStackView)?.markLayout(.structure) } }
  }
  /// From 0, invisible, to 1.
  open var alpha: CGFloat = 1
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// Whether the view covers all behind it.
  open var isOpaque = true
  /// Whether subviews end at this view's edges.
  open var clipsToBounds = false
  /// A number to find the view again.
  open var tag = 0
  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true
  /// Whether touches of several fingers reach the view. Taken, without effect here.
  open var isMultipleTouchEnabled = false
  /// Who watches the view's touches.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { recognizersChanged(from: oldValue ?? []) }
  }
  /// Lets somebody watch the view's touches.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view !== self { gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer] }
  }
  /// Lets somebody no longer watch.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  /// How content that has another size is placed.
  open var contentMode = ContentMode.scaleToFill
  /// The name under which state is restored.
  open var restorationIdentifier: String?
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// A name for readers.
  open var accessibilityLabel: String?
  /// Whether readers stop at this view.
  open var isAccessibilityElement = false

  private var ownTintColor: UIColor?

  /// The colour of what can be touched; the superview's unless set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }

  /// Called when the tint colour changed.
  open func tintColorDidChange() {}

  /// Asks for a drawing. Nothing is drawn here.
  open func setNeedsDisplay() {}
  /// Called to draw the content: never, without a screen.
  open func draw(_ rect: CGRect) {}

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer, of the view's `layerClass`: corner radius, border and shadow.
  public final lazy var layer: CALayer = ((Self.layerClass as? CALayer.Type) ?? CALayer.self).init()

  // MARK: Touches

  /// The view that a touch at a point, in this view's coordinates, reaches: the deepest, foremost one that contains it.
  /// Views that are hidden, nearly invisible or take no touches are left out with all below them.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { foremostHit(point, with: event) }

  /// Whether a point, in the view's own coordinates, lies in the view. A larger answer enlarges what can be touched.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The environment: size classes and interface style.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// Called when the environment changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
