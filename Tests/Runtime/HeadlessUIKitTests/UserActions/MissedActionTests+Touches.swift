import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Touches that don't reach a view.
extension MissedActionTests {
  nonisolated static let touches = [
    Case("UITableView.user.tapRow(at: [0, 0]): the UITableView is hidden") {
      list { table in
        table.isHidden = true
        table.user.tapRow(at: [0, 0])
        #expect(table.indexPathForSelectedRow == nil)
      }
    },
    Case("UITableView.user.tapRow(at: [0, 0]): the UITableViewCell has isUserInteractionEnabled set to false") {
      list { table in
        table.layoutIfNeeded()
        table.cellForRow(at: [0, 0])?.isUserInteractionEnabled = false
        table.user.tapRow(at: [0, 0])
        #expect(table.indexPathForSelectedRow == nil)
      }
    },
    Case("UITableView.user.tapRow(at: [0, 3]): a UIImageView covers the UITableViewCell or receives its touches") {
      covered(below: 120) { $0.user.tapRow(at: [0, 3]) }
    },
    Case(keeping("UIScrollView")) { filled(with: UIScrollView(), 1) },
    Case(keeping("UITextView")) { filled(with: UITextView(), 1) },
    Case(keeping("UIControl")) { filled(with: UIControl(), 1) },
    Case("UITableView.user.contextMenu(at: [0, 0]): a UIImageView covers the UITableView or receives its touches") {
      covered(below: 0) { #expect($0.user.contextMenu(at: [0, 0]) == nil) }
    },
    Case(
      "UITableView.user.commitEditing(.delete, at: [0, 0]): the UITableView has isUserInteractionEnabled set to false"
    ) {
      list { table in
        table.isUserInteractionEnabled = false
        table.user.commitEditing(.delete, at: [0, 0])
      }
    },
    Case("UITableView.user.dragRow(at: [0, 0], to: [0, 1]): the UITableView is hidden") {
      list { table in
        table.isHidden = true
        table.user.dragRow(at: [0, 0], to: [0, 1])
      }
    },
    Case(
      "UITableView.user.performSwipeAction(\"Delete\", at: [0, 0]): the UITableView is transparent: its alpha is 0.0"
    ) {
      list { table in
        table.alpha = 0
        table.user.performSwipeAction("Delete", at: [0, 0])
      }
    },
    Case("UITableView.user.beginMultipleSelection(at: [[0, 0]]): the UITableView is hidden") {
      list { table in
        table.isHidden = true
        table.user.beginMultipleSelection(at: [[0, 0]])
      }
    },
    Case("UISwitch.user.toggle(): a UIImageView covers the UISwitch or receives its touches") {
      let (window, toggle) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UISwitch())
      window.addSubview(toggle)
      window.addSubview(cover(CGRect(x: 0, y: 0, width: 100, height: 50)))
      toggle.user.toggle()
    },
    Case("UISwitch.user.toggle(): the UISwitch lies outside of what its superviews show") {
      let (window, collapsed, toggle) = (
        Untouched(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UISwitch()
      )
      window.addSubview(collapsed)
      collapsed.addSubview(toggle)
      toggle.user.toggle()
    },
    Case("UITapGestureRecognizer.user.recognize(): a UIWindow covers the UIView or receives its touches") {
      let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let (window, overlay, view) = (UIWindow(frame: frame), UIWindow(frame: frame), UIView(frame: frame))
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      window.addSubview(view)
      overlay.windowLevel = .alert
      overlay.isHidden = false
      tap.user.recognize()
      withExtendedLifetime((window, overlay)) {}
    },
    Case(
      "UIWindow.user.tap(at: CGPoint(x: 10.0, y: 10.0)): a UIToolbar only draws its buttons; call user.tap() of the "
        + "UIBarButtonItem"
    ) {
      let bar = UIToolbar()
      bar.items = [UIBarButtonItem(systemItem: .add)]
      tapped(bar)
    },
    Case(
      "UIWindow.user.tap(at: CGPoint(x: 10.0, y: 10.0)): a UITabBar only draws its tabs; call user.tapTab(at:) of the "
        + "UITabBarController"
    ) {
      let bar = UITabBar()
      bar.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
      tapped(bar)
    },
    Case(
      "UIWindow.user.tap(at: CGPoint(x: 10.0, y: 10.0)): a UINavigationBar only draws its buttons; call user.tap() of "
        + "the UIBarButtonItem, or user.recognize() of the interactivePopGestureRecognizer to go back"
    ) {
      let (bar, item) = (UINavigationBar(), UINavigationItem(title: "Home"))
      item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      bar.items = [item]
      tapped(bar)
    },
    Case("UIBarButtonItem.user.tap(): the UIToolbar is hidden") {
      bars { screen, _ in screen.toolbarItems?.first?.user.tap() }
    },
    Case("UIBarButtonItem.user.tap(): the UINavigationBar is hidden") {
      bars { screen, navigation in
        navigation.setNavigationBarHidden(true, animated: false)
        screen.navigationItem.rightBarButtonItem?.user.tap()
      }
    },
    Case("UIBarButtonItem.user.tap(): another screen is on top of the button's") {
      bars { screen, navigation in
        navigation.pushViewController(UIViewController(), animated: false)
        screen.navigationItem.rightBarButtonItem?.user.tap()
      }
    },
    Case("UIRefreshControl.user.pull(): the UITableView is hidden") {
      list { table in
        table.refreshControl = UIRefreshControl()
        table.isHidden = true
        table.refreshControl?.user.pull()
      }
    },
    Case("UIAlertController.user.tapAction(titled: \"Keep\"): a UIWindow covers the UIView or receives its touches") {
      let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      let (window, overlay, screen) = (UIWindow(frame: frame), UIWindow(frame: frame), UIViewController())
      window.show(screen)
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Keep", style: .default))
      screen.present(alert, animated: false)
      overlay.windowLevel = .alert
      overlay.isHidden = false
      alert.user.tapAction(titled: "Keep")
      withExtendedLifetime(overlay) {}
    },
    Case("UIBarButtonItem.user.tap(): a UIView covers the UINavigationBar or receives its touches") {
      bars { screen, _ in
        screen.present(UIViewController(), animated: true)
        screen.navigationItem.rightBarButtonItem?.user.tap()
      }
    },
    Case("UITabBarController.user.tapTab(at: 1): the UITabBar is hidden") {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      tabs.loadViewIfNeeded()
      tabs.tabBar.isHidden = true
      tabs.user.tapTab(at: 1)
      #expect(tabs.selectedIndex == 0)
    },
  ]

  /// A screen on a navigation stack, with a button in each bar. As in UIKit the toolbar is hidden.
  private static func bars(_ act: (UIViewController, UINavigationController) -> Void) {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let action = UIAction(title: "Save") { _ in Issue.record("performed") }
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
    screen.toolbarItems = [UIBarButtonItem(primaryAction: action)]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.show(navigation)
    act(screen, navigation)
  }

  /// Taps a bar in a window.
  private static func tapped(_ bar: UIView) {
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), with: bar)
    window.user.tap(at: CGPoint(x: 10, y: 10))
  }

  /// A window that takes touches only for its subviews.
  private final class Untouched: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  static func cover(_ frame: CGRect) -> UIImageView {
    let cover = UIImageView(frame: frame)
    cover.isUserInteractionEnabled = true
    return cover
  }

  private nonisolated static func keeping(_ name: String) -> String {
    "UITableView.user.tapRow(at: [0, 0]): a \(name) covers the UITableViewCell and keeps its taps, as on a device"
  }

  /// Taps the first of nine rows, part of whose width a view takes.
  static func filled(with view: UIView, _ part: CGFloat) {
    covered(below: 176) { table in
      table.layoutIfNeeded()
      guard let content = table.cellForRow(at: [0, 0])?.contentView else { return }
      view.frame = content.bounds
      view.frame.size.width *= part
      content.addSubview(view)
      table.user.tapRow(at: [0, 0])
      #expect((table.indexPathForSelectedRow != nil) == (part < 1))
    }
  }

  @Test func aRowIsTappedBesideItsControls() {
    Self.filled(with: UIControl(), 0.9)
    Self.filled(with: UIScrollView(), 0.9)
  }

  /// Nine rows in a window, which an image covers below a height.
  static func covered(below y: CGFloat, _ act: (UITableView) -> Void) {
    list { table in
      let window = UIWindow(frame: table.frame)
      window.addSubview(table)
      window.addSubview(cover(CGRect(x: 0, y: y, width: 100, height: 176 - y)))
      act(table)
    }
  }
}
