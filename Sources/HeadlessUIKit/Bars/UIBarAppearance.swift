// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The look of a bar. Stored; has no effect here, apart from the background and the title in pictures.
@preconcurrency
@MainActor
open class UIBarAppearance: NSObject, NSCopying {
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
  public nonisolated override func copy() -> Any { copy(with: nil) }
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var made: Any?
    MainActor.assumeIsolated {
      // Without its type, `copy()` would be the one that calls this method.
      let copy: UIBarAppearance = self.copy()
      made = copy
    }
    return made ?? self
  }
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
    titlePositionAdjustment = other.titlePositionAdjustment
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
    backButtonAppearance = other.backButtonAppearance
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// The look of a toolbar. Stored; has no effect here.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
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
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
  }
}

/// The look of a bar's button. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  public final let normal = UIBarButtonItemStateAppearance()
  public final let highlighted = UIBarButtonItemStateAppearance()
  public final let disabled = UIBarButtonItemStateAppearance()
  public final let focused = UIBarButtonItemStateAppearance()
  public required init(style: UIBarButtonItem.Style = .plain) { super.init() }
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
  open func copy() -> Self {
    let copy = Self(style: .plain)
    let states: [KeyPath<UIBarButtonItemAppearance, UIBarButtonItemStateAppearance>] = [
      \.normal, \.highlighted, \.disabled, \.focused,
    ]
    for state in states { copy[keyPath: state].takeValues(of: self[keyPath: state]) }
    return copy
  }
  // The typed copy is preferred.
  @_disfavoredOverload
  public nonisolated override func copy() -> Any { copy(with: nil) }
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var made: Any?
    MainActor.assumeIsolated {
      // Without its type, `copy()` would be the one that calls this method.
      let copy: UIBarButtonItemAppearance = self.copy()
      made = copy
    }
    return made ?? self
  }
}

/// The look of a bar's button in a state. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero

  fileprivate final func takeValues(of other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (backgroundImage, backgroundImagePositionAdjustment) = (
      other.backgroundImage, other.backgroundImagePositionAdjustment
    )
  }
}

/// The look of a tab. Stored; has no effect here.
@preconcurrency
@MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }
  public final let normal = UITabBarItemStateAppearance()
  public final let selected = UITabBarItemStateAppearance()
  public final let disabled = UITabBarItemStateAppearance()
  public final let focused = UITabBarItemStateAppearance()
  public required init(style: Style = .stacked) { super.init() }
  open func configureWithDefault(for style: Style) {}
  open func copy() -> Self {
    let copy = Self(style: .stacked)
    let states: [KeyPath<UITabBarItemAppearance, UITabBarItemStateAppearance>] = [
      \.normal, \.selected, \.disabled, \.focused,
    ]
    for state in states { copy[keyPath: state].takeValues(of: self[keyPath: state]) }
    return copy
  }
  // The typed copy is preferred.
  @_disfavoredOverload
  public nonisolated override func copy() -> Any { copy(with: nil) }
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var made: Any?
    MainActor.assumeIsolated {
      // Without its type, `copy()` would be the one that calls this method.
      let copy: UITabBarItemAppearance = self.copy()
      made = copy
    }
    return made ?? self
  }
}

/// The look of a tab in a state. Stored; has no effect here.
@preconcurrency
@MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgeTitlePositionAdjustment = UIOffset.zero

  fileprivate final func takeValues(of other: UITabBarItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
    (badgePositionAdjustment, badgeTextAttributes) = (other.badgePositionAdjustment, other.badgeTextAttributes)
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// A distance in two directions, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public static let zero = UIOffset()
  public init() { self.init(horizontal: 0, vertical: 0) }
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
}

/// The style of a bar. Stored; has no effect here.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
  case blackTranslucent = 2
  public static let blackOpaque = UIBarStyle.black
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The location of a bar.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// An object with a bar's location.
@preconcurrency
@MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// An object that specifies the location of a bar.
@preconcurrency
@MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// An object that a navigation bar asks. All methods are optional, and called by tests only.
@preconcurrency
@MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// An object that a tab bar tells. All methods are optional, and called by tests only.
@preconcurrency
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// An object that a toolbar asks.
@preconcurrency
@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
