/// A rectangle of the screen with its subviews.
///
/// Frames, the hierarchy, layout and the order of calls are UIKit's. Views are never drawn on a screen; `svg()` makes a
/// picture.
open class UIView: UIResponder, @preconcurrency NSCoding {
  package override class var uiKitClass: UIKitClass { viewClass }

  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
    checkNumbers(of: frame)
  }

  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? NibCoder { nib.configure(self) } else { decodeValues(coder) }
  }

  public convenience init() { self.init(frame: .zero) }

  /// An object of the class that its own `init()` makes; `nil` for the standard one. `reusegen port` overrides it,
  /// because an `init()` can't be called through a metatype here.
  open class func madeWithoutArguments() -> UIView? { nil }

  // MARK: Geometry

  private final var storedFrame = CGRect.zero
  private final var boundsOrigin = CGPoint.zero

  open var frame: CGRect {
    get { hasTransform ? transformed(storedFrame) : storedFrame }
    set { setUntransformedFrame(hasTransform ? untransformed(newValue) : newValue) }
  }

  /// The frame without the view's transform, which layouts set.
  final var layoutFrame: CGRect {
    get { hasTransform ? storedFrame : frame }
    set { if hasTransform { setUntransformedFrame(newValue) } else { frame = newValue } }
  }

  private final func setUntransformedFrame(_ new: CGRect) {
    checkNumbers(of: new)
    let old = storedFrame
    storedFrame = new
    if old.size != new.size { sizeChanged(from: old.size) }
    if old != new { frameMoved() }
  }

  open var transform: CGAffineTransform {
    get { rareIfPresent?.transform ?? .identity }
    set {
      rare.transform = newValue
      rare.transform3D = nil
      hasTransform = !newValue.isIdentity
    }
  }
  final var hasTransform = false

  /// The values that few views have.
  final var rareIfPresent: RareViewValues?
  final var rare: RareViewValues {
    if let rareIfPresent { return rareIfPresent }
    let new = RareViewValues()
    rareIfPresent = new
    return new
  }

  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      checkNumbers(of: newValue)
      boundsOrigin = newValue.origin
      if newValue.size == storedFrame.size {
        tellObservers()
        return
      }
      let (place, oldSize) = (center, storedFrame.size)
      storedFrame = anchored(newValue.size, at: place)
      sizeChanged(from: oldSize)
      frameMoved()
    }
  }

  open var center: CGPoint {
    get { anchor(in: storedFrame) }
    set {
      checkNumbers(of: CGRect(origin: newValue, size: .zero))
      storedFrame = anchored(storedFrame.size, at: newValue)
      frameMoved()
    }
  }

  private final func frameMoved() {
    frameChanged()
    tellObservers()
  }

  /// Stops as a layer does.
  private final func checkNumbers(of rect: CGRect) {
    guard rect.containsNaN else { return }
    let (origin, size) = (rect.origin, rect.size)
    stop(
      "CALayer geometry contains NaN: [\(origin.x) \(origin.y); \(size.width) \(size.height)]. "
        + "Layer of: <\(type(of: self))>"
    )
  }

  private final func sizeChanged(from oldSize: CGSize) {
    setNeedsLayout()
    if layoutHost != nil { layoutState.invalidation = max(layoutState.invalidation, .content) }
    if autoresizesSubviews { resizeSubviews(from: oldSize) }
    if oldSize.width != storedFrame.width { viewController?.updateRootMargins() }
  }

  /// How the frame changes when the superview changes its size. By default it doesn't change.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow their masks when this view changes its size.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// Whether the autoresizing mask determines the frame. `false` for a view that constraints position.
  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints == oldValue { return }
      superview?.invalidateLayout(.structure)
      if oldValue { superview?.subviewWantsConstraints(self) }
    }
  }

  // MARK: Hierarchy

  open var subviews: [UIView] { ownSubviews }
  @exclusivity(unchecked) final var ownSubviews: [UIView] = []
  open var superview: UIView? { superviewReference?.takeUnretainedValue() }

  /// Not weak: a weak reference makes every later retain of the view that it refers to several times as slow, and
  /// scrolling mostly retains views. The superview clears the reference when it is released.
  nonisolated(unsafe) final var superviewReference: Unmanaged<UIView>?

  /// The next idle view of the pool that this one waits in; the last one refers to itself. The pool retains the views.
  nonisolated(unsafe) final var nextIdle: Unmanaged<UIView>?
  final var isInHierarchy: Bool { superviewReference != nil }

  deinit {
    for view in ownSubviews { view.superviewReference = nil }
    layerIfPresent?.detach()
  }

  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { viewController ?? superview }

  /// The controller whose root view this is.
  final weak var viewController: (any ViewControlling)?

  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  @exclusivity(unchecked) final var needsLayout = true
  @exclusivity(unchecked) final var descendantNeedsLayout = false

  open func setNeedsLayout() {
    if needsLayout { return }
    needsLayout = true
    markAncestorsOfLayout()
  }

  open func layoutIfNeeded() { layOutTree() }

  /// Whether layout passes skip the view for now: a list, while it loads or shows rows.
  var isLayoutDeferred: Bool { false }

  /// Called before a layout, for classes of this module: cells apply their configurations.
  func prepareForLayout() {}
  /// Called when a subview no longer translates its autoresizing mask.
  func subviewWantsConstraints(_ subview: UIView) {}

  /// Whether a list keeps the view while it is idle. On a device it stays in the list, and is told of its tint once.
  var isReusable: Bool { false }

  /// Sets the frames of the subviews. As on a device, the default sets those that constraints determine.
  open func layoutSubviews() {
    layoutState.skipsConstraints = false
    applyConstraints()
    if layoutState.isLayingOutSubviews { needsLayout = false }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    layoutFrame.size = sizeThatFits(bounds.size)
  }

  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    )
  }
  /// Whether the view needs constraints. Called by tests only: constraints work in any view.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The view whose first baseline counts; a stack's first view, or the highest one in a row.
  open var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }
  /// The view whose last baseline counts; a stack's last view, or the highest one in a row.
  open var forLastBaselineLayout: UIView { baselineView(isFirst: false) }
  func baselineView(isFirst: Bool) -> UIView { self }

  open func invalidateIntrinsicContentSize() {
    designedSize = nil
    layoutState.isWrapped = false
    layoutState.knowsIntrinsicSize = false
    if isPartOfLayout {
      invalidateLayout(.content)
    } else {
      superview?.setNeedsLayout()
      superview?.superview?.innerSizeWasInvalidated()
    }
    sizeWasInvalidated(of: self, isForConstraints: false)
    superview?.sizeWasInvalidated(of: self, isForConstraints: false)
  }

  /// Called when the natural size of the view or of a subview changed, or the constraint layout of a subview became
  /// invalid. The list may measure a cell again, unless its `selfSizingInvalidation` is disabled.
  func sizeWasInvalidated(of view: UIView, isForConstraints: Bool) {}
  /// Called when the natural size of a view in the content view changed that no constraints place.
  func innerSizeWasInvalidated() {}

  final var designedSize: DesignedSize?
  /// Whether the natural height depends on the width.
  var wrapsText: Bool { false }
  var textBaselines: TextBaselines { .edges }
  /// The width at which the text wraps, as the layout specifies; 0 if it doesn't.
  var layoutWidth: CGFloat {
    get { 0 }
    set {}
  }
  final var layoutPriorities = LayoutPriorities()
  /// Unchecked: every layout accesses it many times, but no access calls out.
  @exclusivity(unchecked) final var layoutState = LayoutState()
  final var layoutHost: LayoutHost?
  open var layoutGuides: [UILayoutGuide] { ownLayoutGuides }
  @exclusivity(unchecked) final var ownLayoutGuides: [UILayoutGuide] = []

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size of the content for a target size. A required direction keeps the target's length.
  ///
  /// As in UIKit, text that the last layout wrapped stays wrapped at that width if the target's width isn't required.
  /// Text that was set since then is measured on one line, unless constraints limit its width.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let size = contentSize(in: targetSize, horizontalFittingPriority, verticalFittingPriority) { return size }
    let fitting =
      sizeByConstraints(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? naturalSize(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : fitting.width,
      height: verticalFittingPriority == .required ? targetSize.height : fitting.height
    )
  }

  /// The size that fits the content view of a cell or a header, if constraints determine it.
  func contentSize(in area: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? { nil }

  open var constraints: [NSLayoutConstraint] { ownConstraints }
  @exclusivity(unchecked) final var ownConstraints: [NSLayoutConstraint] = []

  /// Returns the object to use instead of the view after a document has created it. The default is the view itself.
  #if canImport(ObjectiveC)
  open override func awakeAfter(using coder: NSCoder) -> Any? { self }
  #else
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  #endif
  /// Writes the geometry, the look and the subviews. A test archives the view; documents don't contain archives.
  open func encode(with coder: NSCoder) { encodeValues(coder) }
  /// Encodes state that outlives the program. Called by tests only.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes state that outlived the program. Called by tests only.
  open func decodeRestorableState(with coder: NSCoder) {}

  open func updateConstraints() {}

  /// The layout margins, in points. Those of `layoutMarginsGuide` begin at the safe area; these don't include it.
  @exclusivity(unchecked) open var layoutMargins = UIView.usualMargins {
    didSet {
      rareIfPresent?.directionalLayoutMargins = nil
      if let viewController { layoutMargins = viewController.rootMargins(layoutMargins) }
      if layoutMargins == oldValue { return }
      invalidateLayout(.content)
      marginsDidChange()
      layoutMarginsDidChange()
      viewController?.viewLayoutMarginsDidChange()
    }
  }
  open func layoutMarginsDidChange() {}
  /// Updates what depends on margins, before the app is told that they changed.
  func marginsDidChange() {}
  /// Updates what depends on the safe area, before the app is told that it changed.
  func safeAreaChanged() {}
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setDirectionalMargins(newValue) }
  }
  @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { invalidateLayout(.content) } }
  }
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }
  /// Called when the safe area changed: at a layout of a view controller's root view or a scroll view, and then for the
  /// views in it. It isn't called when such a view moves or is added later.
  open func safeAreaInsetsDidChange() {}
  @exclusivity(unchecked) final var noticedSafeArea = UIEdgeInsets.zero

  // MARK: Appearance

  /// Whether the view is neither drawn nor touched, nor are those in it.
  package var isConcealed: Bool { isHidden }
  @exclusivity(unchecked) open var isHidden = false {
    didSet {
      if isHidden == oldValue { return }
      (superview as? UIStackView)?.invalidateLayout(.structure)
      tellObservers()
    }
  }
  @exclusivity(unchecked) open var alpha: CGFloat = 1
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rareIfPresent?.minimumContentSizeCategory }
    set { changeTraits { rare.minimumContentSizeCategory = newValue } }
  }
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rareIfPresent?.maximumContentSizeCategory }
    set { changeTraits { rare.maximumContentSizeCategory = newValue } }
  }
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rareIfPresent?.semanticContentAttribute ?? proposedContentAttribute }
    set { setContentAttribute(newValue) }
  }
  @exclusivity(unchecked) open var backgroundColor: UIColor?
  open var isOpaque = true
  @exclusivity(unchecked) open var clipsToBounds = false
  @exclusivity(unchecked) open var tag = 0
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// Whether the view receives several touches at once. Stored; has no effect here.
  open var isMultipleTouchEnabled = false
  @exclusivity(unchecked) open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { recognizersChanged(from: oldValue ?? []) }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view !== self { gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer] }
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  @exclusivity(unchecked) open var contentMode = ContentMode.scaleToFill
  open var restorationIdentifier: String?

  /// Draws the view for printing: as on the screen, unless overridden. Called by tests only.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }

  // MARK: Tint

  private final var ownTintColor: UIColor?
  /// The tint color that was set; `nil` if the view has that of its superview.
  package final var specifiedTintColor: UIColor? { ownTintColor }

  open var tintColor: UIColor! {
    get { adjustedTint }
    set {
      ownTintColor = newValue
      tintChanged()
    }
  }

  open func tintColorDidChange() {}

  /// Requests drawing. Stored; has no effect here.
  open func setNeedsDisplay() {}
  /// Draws the content. Called only for pictures of the view.
  open func draw(_ rect: CGRect) {}

  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer {
    if let layerIfPresent { return layerIfPresent }
    let new = ((Self.layerClass as? CALayer.Type) ?? CALayer.self).init(of: ())
    layerIfPresent = new
    new.attach(to: self)
    return new
  }
  /// Unsafe only for `deinit`, which detaches the layer.
  nonisolated(unsafe) final var layerIfPresent: CALayer?

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Layers

  open func layoutSublayers(of layer: CALayer) { if layer === layerIfPresent { layoutSubviews() } }
  /// Updates the layer's content. Never called here.
  open func display(_ layer: CALayer) {}
  /// The layer will draw. Never called here.
  open func layerWillDraw(_ layer: CALayer) {}
  /// The action of a layer's key. Never called here.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Draws the layer. Never called here.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  // MARK: Touches

  /// Whether a single tap acts on the view, so that tap recognizers of its superviews don't receive it.
  var actsOnSingleTaps: Bool { false }
  /// Acts on a tap in the way that the methods for touches don't: a list selects a row, a text field begins editing.
  ///
  /// - Returns: Whether the view takes the tap, so that its superviews don't receive it.
  func take(tapAt point: CGPoint) throws(MissedAction) -> Bool { false }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { foremostHit(point, with: event) }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = bounds
    // Foundation's `contains` stops on numbers that aren't finite, which a transform can give.
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }

  open var traitCollection: UITraitCollection { inheritedTraits }
  /// The traits of a window, which replace those of a phone.
  var windowTraits: TraitValues? { nil }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Gives fonts that follow the size of content the size for a category.
  func adjustFonts(to category: UIContentSizeCategory) {}
  /// Updates what depends on traits, before the app is told that they changed.
  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {}

  /// Requests that a part of the view is drawn. Does nothing: views aren't drawn here.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Updates the traits. Does nothing: they are read on each access.
  @available(iOS 17, *)
  open func updateTraitsIfNeeded() {}
  /// The limits of the content size category that apply, for people. Always empty.
  open var appliedContentSizeCategoryLimitsDescription: String { "" }

  // MARK: Members of other subjects
  // Members of extensions can't be overridden, so the class declares them. Long ones call their implementation in
  // the extension of their subject.

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutPriorities.horizontalHugging : layoutPriorities.verticalHugging
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    baseSetContentHuggingPriority(priority, for: axis)
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutPriorities.horizontalResistance : layoutPriorities.verticalResistance
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { baseSetContentCompressionResistancePriority(priority, for: axis) }
  open func updateConstraintsIfNeeded() { baseUpdateConstraintsIfNeeded() }
  open func setNeedsUpdateConstraints() { baseSetNeedsUpdateConstraints() }
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(.whole, of: self) }
  open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(.withinMargins, of: self) }
  /// The readable area of the view: that within its margins, in the middle if that is wider than 672 points.
  open var readableContentGuide: UILayoutGuide { UILayoutGuide(.readable, of: self) }
  open func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { baseAddConstraints(constraints) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { baseRemoveConstraints(constraints) }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rareIfPresent?.traitOverrides.userInterfaceStyle ?? .unspecified }
    set { changeTraits { rare.traitOverrides.userInterfaceStyle = newValue } }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { baseLayoutDirection }
  /// Mirrors what depends on the layout direction, after it changed.
  func layoutDirectionChanged() { mirrorLayout() }
  open func isDescendant(of view: UIView) -> Bool { baseIsDescendant(of: view) }
  open func viewWithTag(_ tag: Int) -> UIView? { baseViewWithTag(tag) }
  open func bringSubviewToFront(_ view: UIView) { baseBringSubviewToFront(view) }
  open func sendSubviewToBack(_ view: UIView) { baseSendSubviewToBack(view) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: index(of: sibling, without: view) ?? 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: index(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { baseConvert(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { baseConvert(point, from: view) }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { baseConvert(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { baseConvert(rect, from: view) }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    baseSnapshotView(afterScreenUpdates: afterUpdates)
  }
  open func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { baseResizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }
  /// Fills a rectangle of the current context with the view's background. Subviews aren't drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    baseDrawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
  /// The interactions of the view. Stored; a test calls their delegates.
  open var interactions: [any UIInteraction] {
    get { baseInteractions }
    set { baseInteractions = newValue }
  }
  open func addInteraction(_ interaction: any UIInteraction) { baseAddInteraction(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { baseRemoveInteraction(interaction) }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustment }
    set {
      rare.tintAdjustmentMode = newValue
      tintChanged()
    }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { rareIfPresent?.insetsLayoutMarginsFromSafeArea ?? true }
    set {
      rare.insetsLayoutMarginsFromSafeArea = newValue
      invalidateLayout(.content)
    }
  }
  /// The number of pixels per point. Stored; has no effect here.
  open var contentScaleFactor: CGFloat {
    get { rareIfPresent?.contentScaleFactor ?? StandardScreen.scale }
    set { rare.contentScaleFactor = newValue }
  }
  /// The view whose alpha masks this one. Stored; has no effect here.
  open var mask: UIView? {
    get { rareIfPresent?.mask }
    set { rare.mask = newValue }
  }
  /// Whether no other view receives touches at the same time. Stored; has no effect here.
  open var isExclusiveTouch: Bool {
    get { rareIfPresent?.isExclusiveTouch ?? false }
    set { rare.isExclusiveTouch = newValue }
  }
  open var transform3D: CATransform3D {
    get { baseTransform3D }
    set { baseTransform3D = newValue }
  }
  /// The group in which focus moves. Stored; has no effect here.
  open var focusGroupIdentifier: String? {
    get { rareIfPresent?.focusGroupIdentifier }
    set { rare.focusGroupIdentifier = newValue }
  }
  /// The title of the large content viewer. Stored; has no effect here.
  open var largeContentTitle: String? {
    get { rareIfPresent?.largeContentTitle }
    set { rare.largeContentTitle = newValue }
  }
  /// Whether the large content viewer shows the view. Stored; has no effect here.
  open var showsLargeContentViewer: Bool {
    get { rareIfPresent?.showsLargeContentViewer ?? false }
    set { rare.showsLargeContentViewer = newValue }
  }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ownLayoutGuides.append(layoutGuide)
    invalidateLayout(.structure)
  }
  open var anchorPoint: CGPoint {
    get { baseAnchorPoint }
    set { baseAnchorPoint = newValue }
  }
  /// Makes changes, which take effect immediately.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    AnimationSwitch.run(duration, animations)
  }
  /// Makes changes, which take effect immediately, then calls the completion handler.
  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationSwitch.run(duration, animations)
    completion?(true)
  }
  /// Makes changes, which take effect immediately, then calls the completion handler.
  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationSwitch.run(duration, overrides: options.contains(.overrideInheritedDuration), animations)
    completion?(true)
  }
  /// Makes changes, which take effect immediately, then calls the completion handler.
  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationSwitch.run(duration, overrides: options.contains(.overrideInheritedDuration), animations)
    completion?(true)
  }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffecting(self, axis)
  }
  /// Ends editing in this view and its descendants: the first responder among them resigns. If `force` is `true`, it
  /// resigns even if it refuses. Returns whether nothing is being edited anymore.
  @discardableResult
  #if canImport(ObjectiveC)
  @objc
  #endif
  open func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder, !resignFirstResponder() {
      if !force { return false }
      giveUpFirstResponder()
    }
    for view in subviews where !view.endEditing(force) { return false }
    return true
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (first, second) = (subviews[low], subviews[high])
    insertSubview(second, at: low)
    insertSubview(first, at: high)
  }
  /// Changes a frame that constraints leave undetermined. Does nothing: here such a frame stays unchanged.
  open func exerciseAmbiguityInLayout() {}
  open var hasAmbiguousLayout: Bool { leavesUndetermined(self) }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = rareIfPresent?.keyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    rare.keyboardLayoutGuide = guide
    return guide
  }
  open func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }
  /// Removes the views and runs the animations at once, then the completion.
  open class func perform(
    _ animation: SystemAnimation,
    on views: [UIView],
    options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    parallelAnimations?()
    for view in views { view.removeFromSuperview() }
    completion?(true)
  }
  /// Makes changes without animation, which all changes are here. Animations are disabled meanwhile.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasOn = AnimationSwitch.isOn
    AnimationSwitch.isOn = false
    defer { AnimationSwitch.isOn = wasOn }
    actionsWithoutAnimation()
  }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
    ownLayoutGuides.remove(at: index)
    layoutGuide.owningView = nil
    dropConstraints { $0 === layoutGuide }
  }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: SystemSettings.shared.userInterfaceLayoutDirection)
  }
  /// Prints the view. Nothing is printed here.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
