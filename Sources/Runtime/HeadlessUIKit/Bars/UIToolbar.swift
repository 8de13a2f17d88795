open class UIToolbar: UIView, UIBarPositioning {
  package override class var uiKitClass: UIKitClass { toolbarClass }

  open var items: [UIBarButtonItem]? { didSet { showItemViews() } }
  final var addedItemViews: [UIView] = []
  final var itemViewSizes: [ObjectIdentifier: ItemViewSize] = [:]
  open var barTintColor: UIColor?
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.viewController?.barsChanged() } }
  }

  /// The look of the bar. The color of the background has an effect, in pictures.
  open var standardAppearance = UIToolbarAppearance()
  /// The look of the bar on a phone held sideways. Stored; has no effect here.
  open var compactAppearance: UIToolbarAppearance?
  /// The look of the bar below the content's bottom edge. Stored; has no effect here.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look of both. Stored; has no effect here.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// The style. Stored; has no effect here.
  open var barStyle = UIBarStyle.default
  /// The delegate. Called by tests only.
  open weak var delegate: (any UIToolbarDelegate)?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Sets the background image. Stored; has no effect here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Sets the image beside the bar. Stored; has no effect here.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItemViews()
  }

  override func take(tapAt point: CGPoint) throws(MissedAction) -> Bool {
    guard items?.isEmpty == false, hitTest(point, with: nil) === self else { return false }
    throw MissedAction("a \(type(of: self)) only draws its buttons; call user.tap() of the UIBarButtonItem")
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  open var barPosition: UIBarPosition {
    let specified = delegate?.position(for: self) ?? .any
    return specified == .any ? .bottom : specified
  }
}
