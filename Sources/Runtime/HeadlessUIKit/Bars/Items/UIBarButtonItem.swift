open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
  package override class var uiKitClass: UIKitClass { barButtonItemClass }

  public enum Style: Int, Sendable {
    case plain = 0, bordered = 1, done = 2
    @available(iOS 26, *)
    public static let prominent = Style.done
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView? { didSet { bar?.showItemViews() } }
  /// The bar that showed the button last.
  final weak var bar: (any ItemViewBar)?
  open var tintColor: UIColor?
  /// The system's button that it is.
  package final var systemItem: SystemItem?
  open var primaryAction: UIAction? { didSet { if let primaryAction { takeLook(of: primaryAction) } } }
  /// The menu of the button. It isn't shown.
  open var menu: UIMenu?
  open weak var target: AnyObject?
  /// The method that a tap calls. The target lists it in `KeyedActions`.
  open var action: Selector?
  final var targets = ControlTargets()

  /// The titles that determine the width. Stored; has no effect here.
  open var possibleTitles: Set<String>?
  open var isHidden = false { didSet { bar?.showItemViews() } }
  /// Whether the button is selected. Stored; has no effect here.
  open var isSelected = false
  /// Whether a tap selects the button. Stored; has no effect here.
  open var changesSelectionAsPrimaryAction = false
  /// The order of the menu. Stored; has no effect here.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  private final var backgroundImages: [String: UIImage] = [:]
  /// The badge. Stored; has no effect here.
  @available(iOS 26, *)
  open var badge: Badge?
  /// Whether the button has no background in common with others. Stored; has no effect here.
  @available(iOS 26, *)
  open var hidesSharedBackground = false
  /// Whether the button has a background in common with others. Stored; has no effect here.
  @available(iOS 26, *)
  open var sharesBackground = true
  /// Whether changes of the symbol are animated. Stored; has no effect here.
  @available(iOS 17, *)
  open var isSymbolAnimationEnabled = false
  /// The group of the button: none.
  open var buttonGroup: UIBarButtonItemGroup? { nil }
  private final var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  /// Moves the background. Stored; has no effect here.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    backgroundOffsets[barMetrics] = adjustment
  }
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundOffsets[barMetrics] ?? 0
  }
  /// Sets the background image for a state. Stored; has no effect here.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    backgroundImages["\(state.rawValue) \(barMetrics)"] = backgroundImage
  }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages["\(state.rawValue) \(barMetrics)"]
  }
  /// Sets the background image for a state and a style. Stored; has no effect here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) { backgroundImages["\(state.rawValue) \(style.rawValue) \(barMetrics)"] = backgroundImage }
  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages["\(state.rawValue) \(style.rawValue) \(barMetrics)"]
  }
  /// Sets the background image of a back button. Stored; has no effect here.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}
  /// Moves the title. Stored; has no effect here.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Moves the title of a back button. Stored; has no effect here.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}

  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let primaryAction { takeLook(of: primaryAction) }
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a button with a title that calls a target's method. The target lists it in `KeyedActions`.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    call(target, action)
  }

  /// Makes a button with a title, an image and a menu that calls a target's method. The target lists it in
  /// `KeyedActions`.
  public convenience init(
    title: String?,
    image: UIImage?,
    target: AnyObject?,
    action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
    call(target, action)
  }

  /// Makes a button with an image that calls a target's method. The target lists it in `KeyedActions`.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    call(target, action)
  }

  /// Makes a button with an image, of which the second is for low bars and isn't shown.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes a system button that calls a target's method. The target lists it in `KeyedActions`.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    call(target, action)
  }

  open class func flexibleSpace() -> Self { own(UIBarButtonItem(systemItem: .flexibleSpace)) }
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return own(space)
  }

  private final func call(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private final func takeLook(of action: UIAction) {
    if systemItem != nil { return }
    if !action.title.isEmpty { title = action.title }
    if let picture = action.image { image = picture }
  }

  /// Whether a tap has an effect.
  package final var hasAction: Bool { primaryAction != nil || action != nil || !targets.isEmpty }

  /// Does what a tap does: performs the primary action or calls the target's method, then performs the document's
  /// actions and segues. An action without a target goes up the responder chain.
  ///
  /// - Parameter bar: The bar that shows the button, or `nil` if none does.
  /// - Returns: The action without a target that no responder performs, or `nil` if there is none.
  package final func sendActionByUser(in bar: UIView?) -> Selector? {
    var missed: Selector?
    func send(_ action: Selector, _ target: AnyObject?) {
      if let target { return KeyedAction.perform(action, on: target, sender: self, event: UIEvent()) }
      // The first responder may be in another window than the bar.
      let isPerformed =
        ActionDelivery.send(action, to: nil, from: self, in: bar)
        || ControlTargets.send(action, from: self, along: bar)
      if !isPerformed { missed = action }
    }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      send(action, target)
    }
    targets.send(from: self, .primaryActionTriggered) { send($0, $1) }
    return missed
  }

  /// Whether a drag above it activates it. Stored; has no effect here.
  open var isSpringLoaded = false
}
