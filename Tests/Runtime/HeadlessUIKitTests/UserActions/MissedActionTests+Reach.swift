import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Views and points that no finger reaches.
extension MissedActionTests {
  nonisolated static let reach = [
    Case("UISwitch.user.toggle(): the UISwitch lies outside of its window") {
      let (window, toggle) = (UIWindow(frame: frame), UISwitch(frame: CGRect(x: 0, y: 500, width: 51, height: 31)))
      window.addSubview(toggle)
      toggle.user.toggle()
      #expect(!toggle.isOn)
    },
    Case("UISwitch.user.toggle(): the UISwitch has no size; lay it out first") {
      let (window, toggle) = (UIWindow(frame: frame), UISwitch())
      window.addSubview(toggle)
      toggle.bounds = .zero
      toggle.user.toggle()
    },
    Case(
      "UISwitch.user.toggle(): the UISwitch is out of view, and the user can't scroll to it: "
        + "the contentSize of its UIScrollView is 320.0 by 480.0"
    ) { below { $0.contentSize = CGSize(width: 320, height: 480) } },
    Case(
      "UISwitch.user.toggle(): the UISwitch is out of view, and the user can't scroll to it: "
        + "the contentSize of its UIScrollView is 320.0 by 900.0, and its isScrollEnabled is false"
    ) { below { $0.isScrollEnabled = false } },
    Case("UISwitch.user.toggle(): its superview, a UIScrollView, is hidden") { below { $0.isHidden = true } },
    Case("UISwitch.user.toggle(): a UIImageView covers the UIScrollView or receives its touches") {
      below { $0.window?.addSubview(cover(frame)) }
    },
    Case(
      "UITableView.user.swipeActions(at: [0, 3]): a UIImageView covers the UITableViewCell or receives its touches"
    ) { covered(below: 120) { #expect($0.user.swipeActions(at: [0, 3]) == nil) } },
    Case(
      "UITableView.user.commitEditing(.delete, at: [0, 3]): "
        + "a UIImageView covers the UITableViewCell or receives its touches"
    ) { covered(below: 120) { $0.user.commitEditing(.delete, at: [0, 3]) } },
    Case(
      "UITapGestureRecognizer.user.recognize(at: CGPoint(x: 10.0, y: 360.0)): "
        + "a UIImageView receives the touches at 10.0, 360.0"
    ) { recognized { $0.recognize(at: CGPoint(x: 10, y: 360)) } },
    Case(
      "UITapGestureRecognizer.user.recognize(at: CGPoint(x: 10.0, y: 481.0)): "
        + "the point 10.0, 481.0 lies outside of the UIView or its window"
    ) { recognized { $0.recognize(at: CGPoint(x: 10, y: 481)) } },
    Case("UIButton.user.tap(): the keyboard covers the UIButton; hide it first with hideKeyboard()") {
      edited { _, button, _ in button.user.tap() }
    },
    Case("UIButton.user.tap(): the keyboard covers the center of the UIButton; hide it first with hideKeyboard()") {
      edited { scrollView, button, _ in
        scrollView.contentInset.bottom = 200
        button.user.tap()
      }
    },
    Case(
      "UIWindow.user.tap(at: CGPoint(x: 10.0, y: 420.0)): the keyboard takes touches there; hide it first with "
        + "hideKeyboard()"
    ) { edited { scrollView, _, _ in scrollView.window?.user.tap(at: CGPoint(x: 10, y: 420)) } },
  ]

  /// A form whose field is edited above keys of 200 points, which cover a button.
  private static func edited(_ act: (UIScrollView, UIButton, UITextField) -> Void) {
    let (window, scrollView) = (UIWindow(frame: frame), UIScrollView(frame: frame))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    let button = UIButton(frame: CGRect(x: 0, y: 400, width: 320, height: 40))
    button.addAction(UIAction { _ in Issue.record("tapped") }, for: .touchUpInside)
    window.addSubview(scrollView)
    for view in [field, button] { scrollView.addSubview(view) }
    scrollView.contentSize = frame.size
    field.becomeFirstResponder()
    window.user.showKeyboard(height: 200)
    act(scrollView, button, field)
  }

  private static let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  /// A switch below what a scroll view of 320 by 480 points shows.
  private static func below(_ prepare: (UIScrollView) -> Void) {
    let (window, scrollView) = (UIWindow(frame: frame), UIScrollView(frame: frame))
    let toggle = UISwitch(frame: CGRect(x: 0, y: 800, width: 51, height: 31))
    window.addSubview(scrollView)
    scrollView.addSubview(toggle)
    scrollView.contentSize = CGSize(width: 320, height: 900)
    prepare(scrollView)
    toggle.user.toggle()
    #expect(!toggle.isOn)
  }

  /// A tap recognizer of a view whose lower part an image covers.
  private static func recognized(_ act: (UserActions<UITapGestureRecognizer>) -> Void) {
    let (window, view, tap) = (UIWindow(frame: frame), UIView(frame: frame), UITapGestureRecognizer())
    window.addSubview(view)
    window.addSubview(cover(CGRect(x: 0, y: 300, width: 320, height: 100)))
    view.addGestureRecognizer(tap)
    act(tap.user)
  }
}
