/// The edit menu. It isn't shown; a test reads its items and whether it would be visible.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public static let shared = UIMenuController(())
  private init(_ nothing: Void) { super.init() }

  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  open var menuItems: [UIMenuItem]?
  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }
  private final var isShown = false
  private final weak var targetView: UIView?
  open var arrowDirection = ArrowDirection.default
  open private(set) var menuFrame = CGRect.zero

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    if let lack = lackOfMenu {
      return warnOnce("The UIMenuController shows no menu, as on a device: \(lack)")
    }
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    isShown = true
    NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
  }
  open func hideMenu(from targetView: UIView) { hideMenu() }
  open func hideMenu() {
    if !isMenuVisible { return }
    NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
    isShown = false
    NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
  }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (menuFrame, self.targetView) = (targetRect, targetView)
  }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { showMenu(from: targetView ?? UIView(), rect: menuFrame) } else { hideMenu() }
  }

  /// The reason why UIKit would show no menu; `nil` if it would show one.
  private final var lackOfMenu: String? {
    guard let view = targetView, let window = view.window else { return "its target view isn't in a window" }
    guard let first = window.firstResponder, first.isFirstResponder else {
      return "the window of the \(type(of: view)) has no first responder. Call becomeFirstResponder() of a view or a "
        + "controller whose canBecomeFirstResponder is true"
    }
    let commands = (menuItems ?? []).map(\.action) + Self.editCommands.map { Selector($0) }
    if commands.contains(where: { first.target(forAction: $0, withSender: self) != nil }) { return nil }
    return "from the \(type(of: first)) on, no responder returns true from canPerformAction(_:withSender:) for an item "
      + "or a command for editing"
  }
  private static let editCommands = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:",
  ]
  open func update() {}

  public nonisolated static let willShowMenuNotification = notification("MenuControllerWillShowMenu")
  public nonisolated static let didShowMenuNotification = notification("MenuControllerDidShowMenu")
  public nonisolated static let willHideMenuNotification = notification("MenuControllerWillHideMenu")
  public nonisolated static let didHideMenuNotification = notification("MenuControllerDidHideMenu")
  public nonisolated static let menuFrameDidChangeNotification = notification("MenuControllerMenuFrameDidChange")
}

@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
