import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Behaviors of controllers, layouts and controls that developers reported in public.
@MainActor struct ReportedScreenTests {
  private static func window(_ root: UIViewController, width: CGFloat = 320) -> UIWindow {
    UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 480), showing: root).laidOut()
  }

  private final class Logging: LoggedController {
    var style = UIStatusBarStyle.default
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.lines.append("\(name) will appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.lines.append("\(name) will disappear, dismissed: \(isBeingDismissed)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.lines.append("\(name) did disappear")
    }
  }

  // MARK: Layout

  /// When `viewDidLayoutSubviews()` is called, the frames of the view's own subviews are set,
  /// those of views in them aren't. Each view sets its subviews' frames in its own `layoutSubviews()`.
  @Test func aNestedFrameIsNotSetWhenTheRootWasLaidOut() {
    final class Nesting: UIViewController {
      let (outer, inner) = (UIView(), UIView())
      var widths: [CGFloat] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        view.fill(with: outer)
        outer.fill(with: inner)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        widths.append(outer.bounds.width)
        widths.append(inner.bounds.width)
      }
    }
    let controller = Nesting()
    let window = Self.window(controller)
    #expect(controller.widths.prefix(2) == [320, 0])
    #expect(controller.inner.frame == window.bounds)
  }

  /// A constraint that only a weak outlet refers to is gone once it's inactive.
  @Test func aWeakConstraintIsGoneOnceItIsInactive() {
    let (box, view) = (UIView(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    weak var width: NSLayoutConstraint?
    do {
      let constraint = view.widthAnchor.constraint(equalToConstant: 10)
      constraint.isActive = true
      width = constraint
    }
    #expect(width != nil)
    width?.isActive = false
    #expect(width == nil)
  }

  // MARK: Controllers

  /// In `viewDidLoad()` the view has neither the size nor the safe area that it will have.
  @Test func aLoadedViewHasNeitherItsSizeNorItsSafeArea() {
    final class Loading: UIViewController {
      var seen: [CGFloat] = []
      override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }
      override func viewDidLoad() {
        super.viewDidLoad()
        seen += [view.bounds.width, view.safeAreaInsets.top]
      }
    }
    let controller = Loading()
    let window = Self.window(UINavigationController(rootViewController: controller))
    #expect(controller.seen == [375, 0])
    #expect(controller.view.bounds.width == window.bounds.width && controller.view.safeAreaInsets.top >= 44)
  }

  /// A controller's title is also that of its items; the navigation item's is its own.
  @Test func aTitleIsThatOfTheItems() {
    let controller = UIViewController()
    controller.title = "Home"
    #expect(controller.navigationItem.title == "Home" && controller.tabBarItem.title == "Home")
    controller.navigationItem.title = "Welcome"
    #expect(controller.title == "Home" && controller.tabBarItem.title == "Home")
  }

  /// Only the controller that was presented is being dismissed, not those in it.
  @Test func aChildOfADismissedControllerIsNotDismissed() {
    let log = Log()
    let (root, child) = (UIViewController(), Logging("child", log))
    let window = Self.window(root)
    let navigation = UINavigationController(rootViewController: child)
    navigation.modalPresentationStyle = .fullScreen
    root.present(navigation, animated: false)
    root.dismiss(animated: false)
    #expect(log.lines == ["child will appear", "child will disappear, dismissed: false", "child did disappear"])
    withExtendedLifetime(window) {}
  }

  @Test func aFormerRootDisappears() {
    let log = Log()
    let window = Self.window(Logging("old", log))
    window.rootViewController = Logging("new", log)
    window.layoutIfNeeded()
    #expect(log.lines.contains("old did disappear") && log.lines.contains("new will appear"))
  }

  /// A navigation controller doesn't pass on the status bar's style of its top controller
  /// while its bar is shown.
  @Test func aNavigationBarDecidesTheStatusBarsStyle() {
    let child = Logging("child", Log())
    child.style = .lightContent
    let navigation = UINavigationController(rootViewController: child)
    let window = Self.window(navigation)
    #expect(window.user.statusBarStyle == .default)
    navigation.isNavigationBarHidden = true
    navigation.setNeedsStatusBarAppearanceUpdate()
    #expect(window.user.statusBarStyle == .lightContent)
  }

  /// The status bar keeps its style until the view controller calls `setNeedsStatusBarAppearanceUpdate()`.
  @Test func theStatusBarIsUpdatedOnRequest() {
    let controller = Logging("root", Log())
    let window = Self.window(controller)
    controller.style = .lightContent
    #expect(window.user.statusBarStyle == .default)
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(window.user.statusBarStyle == .lightContent)
  }

  // MARK: Controls

  @Test func theFirstCharacterClearsAPassword() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = UITextField(frame: window.bounds)
    window.addSubview(field)
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.user.insertText("abc")
    #expect(field.text == "abc")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    #expect(field.text == "abc")
    field.user.insertText("d")
    #expect(field.text == "d")
    field.user.insertText("e")
    #expect(field.text == "de")
  }

  /// A recognizer belongs to the view that it was added to last.
  @Test func aRecognizerHasOneView() {
    let (one, other) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    one.addGestureRecognizer(tap)
    other.addGestureRecognizer(tap)
    #expect(tap.view === other && one.gestureRecognizers?.isEmpty ?? true && other.gestureRecognizers == [tap])
  }

  /// The end of an animated scroll is reported only if there is something to scroll.
  @Test func anAnimatedScrollToTheSameOffsetDoesNotEnd() {
    final class Ends: NSObject, UIScrollViewDelegate {
      var (scrolls, ends) = (0, 0)
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let ends = Ends()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    scroll.delegate = ends
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect((ends.scrolls, ends.ends) == (1, 0))
    scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect((ends.scrolls, ends.ends) == (2, 1))
    scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect((ends.scrolls, ends.ends) == (2, 1))
  }
}
