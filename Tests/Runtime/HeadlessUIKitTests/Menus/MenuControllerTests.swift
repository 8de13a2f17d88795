import HeadlessUIKit
import Testing

/// The edit menu, which UIKit shows only with a command in it.
@MainActor struct MenuControllerTests {
  private final class Message: UIView {
    var commands: [Selector] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { commands.contains(action) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let outer = Message()
  private let inner = Message()
  private let field = UITextField()
  private let menu = UIMenuController.shared
  private let reply = NSSelectorFromString("reply:")

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(field)
    menu.hideMenu()
    menu.menuItems = [UIMenuItem(title: "Reply", action: reply)]
  }

  /// The visibility of the menu after it is shown, and whether it posts that.
  private func shows(from view: UIView) -> [Bool] {
    var isPosted = false
    let token = NotificationCenter.default.addObserver(
      forName: UIMenuController.didShowMenuNotification,
      object: menu,
      queue: nil
    ) { _ in MainActor.assumeIsolated { isPosted = true } }
    defer { NotificationCenter.default.removeObserver(token) }
    menu.showMenu(from: view, rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    defer { menu.hideMenu() }
    return [menu.isMenuVisible, isPosted]
  }

  @Test func theMenuIsShownIfAResponderOffersACommand() {
    inner.commands = [reply]
    #expect(shows(from: inner) == [false, false], "without a first responder")
    inner.becomeFirstResponder()
    #expect(shows(from: inner) == [true, true])
    #expect(shows(from: UIView()) == [false, false], "outside of a window")
    inner.commands = []
    #expect(shows(from: inner) == [false, false], "without a command")
    inner.commands = [NSSelectorFromString("copy:")]
    #expect(shows(from: inner) == [true, true], "with a command for editing")
    (inner.commands, outer.commands) = ([], [reply])
    #expect(shows(from: inner) == [true, true], "with a command of a superview")
    outer.commands = []
    field.text = "a"
    field.becomeFirstResponder()
    #expect(shows(from: field) == [true, true], "with text to select")
  }

  @Test func aMenuMayBeShownAtATargetThatWasSetBefore() {
    inner.commands = [reply]
    inner.becomeFirstResponder()
    menu.setTargetRect(CGRect(x: 1, y: 2, width: 3, height: 4), in: inner)
    menu.setMenuVisible(true, animated: true)
    #expect(menu.isMenuVisible && menu.menuFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    menu.setMenuVisible(false, animated: true)
    #expect(!menu.isMenuVisible)
    inner.resignFirstResponder()
    menu.isMenuVisible = true
    #expect(!menu.isMenuVisible)
  }
}
