// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The look of a bar. Stored; has no effect here, apart from the background and the title in pictures.
@preconcurrency
@MainActor
open class UIBarAppearance: NSObject, NSCopying, TypedCopying {
  public final let idiom: UIUserInterfaceIdiom
  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor? = .separator
  open var shadowImage: UIImage?

  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }
  public required convenience init(_ nothing: Void = ()) { self.init(idiom: .phone) }
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    takeValues(of: barAppearance)
  }

  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (UIBlurEffect(style: .regular), nil, nil)
    (shadowColor, shadowImage) = (.separator, nil)
  }
  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, .systemBackground, nil)
    (shadowColor, shadowImage) = (.separator, nil)
  }
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }

  func takeValues(of other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }
  open func copy() -> Self {
    let copy = Self(idiom: idiom)
    copy.takeValues(of: self)
    return copy
  }
  // The typed copy is preferred.
  @_disfavoredOverload
  public nonisolated override func copy() -> Any { untypedCopy() }
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { untypedCopy() }
}

/// The look of a navigation bar. Stored; has no effect here, apart from the background and the title in pictures.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  public private(set) final var backIndicatorImage = UIImage(.symbol("chevron.backward"))
  public private(set) final var backIndicatorTransitionMaskImage = UIImage(.symbol("chevron.backward"))
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    if let backIndicatorImage { self.backIndicatorImage = backIndicatorImage }
    if let transitionMaskImage { backIndicatorTransitionMaskImage = transitionMaskImage }
  }

  override func takeValues(of other: UIBarAppearance) {
    super.takeValues(of: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    (subtitleTextAttributes, titlePositionAdjustment) = (other.subtitleTextAttributes, other.titlePositionAdjustment)
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.copy(), other.doneButtonAppearance.copy())
    backButtonAppearance = other.backButtonAppearance.copy()
    prominentButtonAppearance = other.prominentButtonAppearance.copy()
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// The look of a toolbar. Stored; has no effect here.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var prominentButtonAppearance = UIBarButtonItemAppearance()

  override func takeValues(of other: UIBarAppearance) {
    super.takeValues(of: other)
    guard let other = other as? UIToolbarAppearance else { return }
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.copy(), other.doneButtonAppearance.copy())
    prominentButtonAppearance = other.prominentButtonAppearance.copy()
  }
}

/// The look of a tab bar. Stored; has no effect here.
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0

  override func takeValues(of other: UIBarAppearance) {
    super.takeValues(of: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
    (selectionIndicatorTintColor, selectionIndicatorImage) = (
      other.selectionIndicatorTintColor, other.selectionIndicatorImage
    )
    stackedItemPositioning = other.stackedItemPositioning
    (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
  }
}
