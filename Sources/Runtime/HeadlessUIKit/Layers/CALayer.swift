/// A layer: geometry, corners, border, shadow and sublayers as data.
///
/// The layer of a view shares the view's frame, bounds, background color, alpha, affine transform, and whether it is
/// hidden or clips. Pictures of views show its corners, its border, its background color, and the gradients, shapes and
/// texts among its sublayers. Animations change nothing.
open class CALayer: TimedObject, NSSecureCoding {
  public override init() { super.init() }
  /// Creates a copy of a layer's values. UIKit calls it for layers during animations; it isn't called here.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }
  public required init?(coder: NSCoder) {
    super.init()
    decodeValues(coder)
  }
  /// Creates a view's layer of a class. Calls `init()`, which is the initializer to override. A class that overrides
  /// all initializers that aren't required inherits this one.
  public required convenience init(of nothing: Void) { self.init() }

  // MARK: The view

  /// Not weak: a weak reference makes every later retain of the view several times as slow. The view clears it.
  private nonisolated(unsafe) final unowned(unsafe) var view: UIView?

  final func attach(to view: UIView) { self.view = view }
  final func detach() { view = nil }
  /// The view that the layer belongs to.
  package final var owner: UIView? { view }

  private final func ofView<Value>(_ read: @MainActor (UIView) -> Value, or own: @autoclosure () -> Value) -> Value {
    guard let view else { return own() }
    // As in UIKit, only the main thread accesses layers of views.
    nonisolated(unsafe) var value: Value?
    MainActor.assumeIsolated { value = read(view) }
    return value ?? own()
  }

  // MARK: Geometry

  /// Stored; has no effect here.
  open var compositingFilter: Any?
  /// Stored; has no effect here.
  open var filters: [Any]?
  /// Stored; has no effect here.
  open var backgroundFilters: [Any]?
  final var ownBounds = CGRect.zero
  final var ownPosition = CGPoint.zero
  final var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  final var ownTransform = CATransform3DIdentity
  final var ownHidden = false
  final var ownOpacity: Float = 1
  final var ownMasking = false
  final var ownBackground: CGColor?

  open var bounds: CGRect {
    get { ofView({ $0.bounds }, or: ownBounds) }
    set { ofView({ $0.bounds = newValue }, or: ownBounds = numbers(newValue)) }
  }
  open var position: CGPoint {
    get { ofView({ $0.center }, or: ownPosition) }
    set {
      ofView({ $0.center = newValue }, or: ownPosition = numbers(CGRect(origin: newValue, size: .zero)).origin)
    }
  }
  open var frame: CGRect {
    get { ofView({ $0.frame }, or: ownFrame) }
    set {
      if view != nil { return ofView({ $0.frame = newValue }, or: ()) }
      let rect = CGRect(origin: .zero, size: numbers(newValue).size)
      ownBounds.size = rect.applying(affineTransform().inverted()).size
      ownPosition = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height
      )
    }
  }
  private final func numbers(_ rect: CGRect) -> CGRect {
    let (origin, size) = (rect.origin, rect.size)
    if !rect.containsNaN { return rect }
    stop("CALayer geometry contains NaN: [\(origin.x) \(origin.y); \(size.width) \(size.height)]")
  }
  open var anchorPoint: CGPoint {
    get { ofView({ $0.anchorPoint }, or: ownAnchorPoint) }
    set { ofView({ $0.anchorPoint = newValue }, or: ownAnchorPoint = newValue) }
  }
  /// The depth of the anchor point. Stored; has no effect here.
  open var anchorPointZ: CGFloat = 0
  open var zPosition: CGFloat = 0
  open var transform: CATransform3D {
    get { ofView({ $0.transform3D }, or: ownTransform) }
    set { ofView({ $0.transform3D = newValue }, or: ownTransform = newValue) }
  }
  /// The transform of sublayers. Stored; has no effect here.
  open var sublayerTransform = CATransform3DIdentity
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  /// Whether the y axis points up. Stored; has no effect here.
  open var isGeometryFlipped = false
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Appearance

  open var isHidden: Bool {
    get { ofView({ $0.isHidden }, or: ownHidden) }
    set { ofView({ $0.isHidden = newValue }, or: ownHidden = newValue) }
  }
  open var opacity: Float {
    get { ofView({ Float($0.alpha) }, or: ownOpacity) }
    set { ofView({ $0.alpha = CGFloat(newValue) }, or: ownOpacity = newValue) }
  }
  open var masksToBounds: Bool {
    get { ofView({ $0.clipsToBounds }, or: ownMasking) }
    set { ofView({ $0.clipsToBounds = newValue }, or: ownMasking = newValue) }
  }
  open var backgroundColor: CGColor? {
    get { ofView({ $0.backgroundColor?.cgColor }, or: ownBackground) }
    set { ofView({ $0.backgroundColor = newValue.map { UIColor(cgColor: $0) } }, or: ownBackground = newValue) }
  }
  open var cornerRadius: CGFloat = 0
  /// The corners that are round: all. Stored; has no effect here.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of the corners. Stored; has no effect here.
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  /// The color of the shadow. Stored; has no effect here.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  /// How dark the shadow is, from 0 to 1. Stored; has no effect here.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points. Stored; has no effect here.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points. Stored; has no effect here.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow. Stored; has no effect here.
  open var shadowPath: CGPath?
  /// Whether the layer is opaque. Stored; has no effect here.
  open var isOpaque = false
  /// Whether the back is visible. Stored; has no effect here.
  open var isDoubleSided = true
  /// The layer whose alpha masks this one. Stored; has no effect here.
  open var mask: CALayer?
  /// The content: an image. Stored; has no effect here.
  open var contents: Any?
  /// The part of the content that is shown. Stored; has no effect here.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the content that is stretched. Stored; has no effect here.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels per point. Stored; has no effect here.
  open var contentsScale: CGFloat = 1
  /// How the content fills the bounds. Stored; has no effect here.
  open var contentsGravity = CALayerContentsGravity.resize
  /// How content that is shrunk is filtered. Stored; has no effect here.
  open var minificationFilter = CALayerContentsFilter.linear
  /// How content that is enlarged is filtered. Stored; has no effect here.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Whether the layer is rendered as a bitmap. Stored; has no effect here.
  open var shouldRasterize = false
  /// The number of pixels per point of that bitmap. Stored; has no effect here.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smooth. Stored; has no effect here.
  open var allowsEdgeAntialiasing = false
  /// Whether sublayers share the opacity as a group. Stored; has no effect here.
  open var allowsGroupOpacity = true
  /// Whether drawing happens in the background. Stored; has no effect here.
  open var drawsAsynchronously = false
  /// Whether a change of the bounds requests drawing. Stored; has no effect here.
  open var needsDisplayOnBoundsChange = false
  open var name: String?
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set { ownDelegate = newValue }
  }
  private final weak var ownDelegate: (any CALayerDelegate)?
  /// The actions of keys. Stored; has no effect here.
  open var actions: [String: any CAAction]?

  // MARK: Sublayers

  /// The layers that were added to this one, with the number of the view's subviews that were below them.
  private final var added: [(layer: CALayer, level: Int)] = []
  open var superlayer: CALayer? { parent ?? ofView({ $0.superview?.layer }, or: nil) }
  private final weak var parent: CALayer?

  open var sublayers: [CALayer]? {
    get {
      let all = allSublayers
      return all.isEmpty ? nil : all
    }
    set {
      for (layer, _) in added { layer.parent = nil }
      added = []
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  private final var subviews: [UIView] { ofView({ $0.subviews }, or: []) }

  private final var allSublayers: [CALayer] {
    let views = subviews
    let viewLayers = views.map { view in view.layerOnMain }
    var all: [CALayer] = []
    for level in 0...viewLayers.count {
      all += added.filter { min($0.level, viewLayers.count) == level }.map(\.layer)
      if level < viewLayers.count { all.append(viewLayers[level]) }
    }
    return all
  }

  /// The layers that were added above a number of the view's subviews and below the next one.
  package final func addedLayers(at level: Int, of count: Int) -> [CALayer] {
    added.filter { min($0.level, count) == level }.map(\.layer)
  }
  package final var hasAddedLayers: Bool { !added.isEmpty }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: allSublayers.count) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: allSublayers.firstIndex { $0 === sibling } ?? 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: allSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? allSublayers.count)
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = allSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }
  open func removeFromSuperlayer() {
    if view != nil { return ofView({ $0.removeFromSuperview() }, or: ()) }
    parent?.added.removeAll { $0.layer === self }
    parent = nil
  }

  private final func insert(_ layer: CALayer, at index: Int) {
    if sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) {
      stop("layer \(layer) is a part of cycle in its layer tree")
    }
    layer.removeFromSuperlayer()
    let below = allSublayers.prefix(index)
    let level = below.filter { $0.view != nil }.count
    let position = added.firstIndex { pair in !below.contains { $0 === pair.layer } && pair.level >= level }
    added.insert((layer, level), at: position ?? added.count)
    layer.parent = self
    setNeedsLayout()
  }

  // MARK: Layout and drawing

  private final var wantsLayout = false
  open func setNeedsLayout() { wantsLayout = true }
  open func needsLayout() -> Bool { wantsLayout }
  open func layoutIfNeeded() {
    if view != nil { ofView({ $0.layoutIfNeeded() }, or: ()) }
    if wantsLayout {
      wantsLayout = false
      layoutSublayers()
    }
    for (layer, _) in added { layer.layoutIfNeeded() }
  }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Requests drawing. Nothing is drawn.
  open func setNeedsDisplay() {}
  /// Requests drawing of a rectangle. Nothing is drawn.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Draws if requested. Nothing is drawn.
  open func displayIfNeeded() {}
  /// Whether drawing is requested: never.
  open func needsDisplay() -> Bool { false }
  /// Updates the content. Never called here.
  open func display() {}
  /// Draws the content. Never called here.
  open func draw(in ctx: CGContext) {}
  open func render(in ctx: CGContext) {
    guard let backgroundColor else { return }
    ctx.setFillColor(backgroundColor)
    ctx.fill(bounds)
  }
  /// Whether a change of a property requests drawing: never.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The action of a key when nothing else specifies one: none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
  }

  // MARK: Animations

  private final var animations: LayerAnimations?
  /// Adds an animation, which changes nothing. Its delegate is told at once that it started and finished; in a
  /// transaction it finishes with that. Without a delegate it stays under its key.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let all = animations ?? LayerAnimations()
    animations = all
    all.add(anim, forKey: key ?? UUID().uuidString)
  }
  open func removeAnimation(forKey key: String) { animations?.remove(forKey: key) }
  open func removeAllAnimations() { animations?.removeAll() }
  open func animation(forKey key: String) -> CAAnimation? { animations?[key] }
  open func animationKeys() -> [String]? { animations?.keys }
  /// The layer on the screen: the layer itself, because animations have no effect.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let outer = l?.outermost(p) ?? p
    let origin = outermost(.zero)
    return CGPoint(x: outer.x - origin.x, y: outer.y - origin.y)
  }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let outer = outermost(p)
    let origin = l?.outermost(.zero) ?? .zero
    return CGPoint(x: outer.x - origin.x, y: outer.y - origin.y)
  }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(origin: convert(r.origin, to: l), size: r.size) }
  /// Converts a time. All layers have the same time here.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// Converts a time. All layers have the same time here.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let (frame, bounds) = (frame, bounds)
    let inside = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    if isHidden || opacity < 0.01 || !contains(inside) { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return self
  }
  /// Scrolls the view of the layer. Layers don't scroll here.
  open func scroll(_ p: CGPoint) {}
}
