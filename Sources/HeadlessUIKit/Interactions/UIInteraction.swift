// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// An interaction of a view.
@preconcurrency
@MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// The view of an interaction.
@preconcurrency
@MainActor
open class ViewInteraction: NSObject, UIInteraction {
  public private(set) final weak var view: UIView?
  public init(_ nothing: Void = ()) { super.init() }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// A context menu of a view. A test gets it with `user.contextMenu(at:)`.
open class UIContextMenuInteraction: ViewInteraction {
  public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?
  public enum Appearance: Int, Sendable {
    case unknown, rich, compact
  }
  open var menuAppearance: Appearance { .unknown }

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

/// The methods of a context menu's delegate.
@preconcurrency
@MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// The pointer over a view. Stored; has no effect here.
open class UIPointerInteraction: ViewInteraction {
  public private(set) final weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  open func invalidate() {}
}

/// The methods of a pointer's delegate. All of them are optional, and called by tests only.
@preconcurrency
@MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  { nil }
}

/// A region in which the pointer has a style. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIPointerRegion: NSObject {
  public final let rect: CGRect
  public final let identifier: AnyHashable?
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// A question for the region of the pointer. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIPointerRegionRequest: NSObject {
  public final var location: CGPoint { .zero }
  public final var modifiers: UIKeyModifierFlags { [] }
}

/// The style of the pointer. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIPointerStyle: NSObject {
  public final let effect: UIPointerEffect?
  public final let shape: UIPointerShape?
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { (self.effect, self.shape) = (effect, shape) }
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { (effect, self.shape) = (nil, shape) }
  public class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .roundedRect(.zero, radius: 0)) }
}

/// The effect of the pointer on a view. Stored; has no effect here.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )
  public enum TintMode: Int, Sendable {
    case none, overlay, underlay
  }
}

/// The shape of the pointer. Stored; has no effect here.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
  public static let defaultCornerRadius: CGFloat = 8
}

/// Directions. Stored; has no effect here.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// Shows a view's title large while it is touched. Stored; has no effect here.
open class UILargeContentViewerInteraction: ViewInteraction {
  public class var isEnabled: Bool { false }
  public let gestureRecognizerForExclusionRelationship = UILongPressGestureRecognizer()
}

/// The edit menu of a view. It isn't shown; a test asks the delegate.
open class UIEditMenuInteraction: ViewInteraction {
  public private(set) final weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The configuration that was presented last.
  public private(set) final var presentedConfiguration: UIEditMenuConfiguration?
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) { presentedConfiguration = configuration }
  open func dismissMenu() { presentedConfiguration = nil }
  open func reloadVisibleMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// The methods of an edit menu's delegate. All of them are optional.
@preconcurrency
@MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}

/// The configuration of an edit menu.
@preconcurrency
@MainActor
open class UIEditMenuConfiguration: NSObject {
  public final let identifier: AnyHashable
  public final let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
  }
}

public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
}

/// An effect of the device's motion. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIMotionEffect: NSObject {
  public init(_ nothing: Void = ()) { super.init() }
}

/// An effect of tilting the device. Stored; has no effect here.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  public final let keyPath: String
  public final let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Effects of the device's motion that belong together. Stored; has no effect here.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
