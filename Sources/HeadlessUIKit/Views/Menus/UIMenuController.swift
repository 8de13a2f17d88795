// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The edit menu. It isn't shown; a test reads its items and whether it would be visible.
@preconcurrency
@MainActor
open class UIMenuController: NSObject {
  public static let shared = UIMenuController(())
  private init(_ nothing: Void) { super.init() }

  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  open var menuItems: [UIMenuItem]?
  open var isMenuVisible = false
  open var arrowDirection = ArrowDirection.default
  open private(set) var menuFrame = CGRect.zero

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    (menuFrame, isMenuVisible) = (targetRect, true)
    NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
  }
  open func hideMenu(from targetView: UIView) { hideMenu() }
  open func hideMenu() {
    if !isMenuVisible { return }
    NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
    isMenuVisible = false
    NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
  }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { menuFrame = targetRect }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { showMenu(from: UIView(), rect: menuFrame) } else { hideMenu() }
  }
  open func update() {}

  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  public nonisolated static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  public nonisolated static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification"
  )
}

/// A command of the edit menu.
@preconcurrency
@MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
