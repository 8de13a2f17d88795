import HeadlessUIKit
import HeadlessUIKitTesting
import ReuseGenTestSupport
import Testing

/// The runtime says once what it can't do, where an app relies on it: a test must not pass because nothing happened.
@MainActor struct UnsupportedFeatureTests {
  /// An act of an app, and what the warning says.
  struct Row: Sendable {
    let warning: String
    let act: @MainActor @Sendable () -> Void

    init(_ warning: String, _ act: @escaping @MainActor @Sendable () -> Void) {
      (self.warning, self.act) = (warning, act)
    }
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { UINavigationController() }
  }

  private final class Pages: UIPageViewControllerDataSource {
    func pageViewController(_: UIPageViewController, viewControllerBefore _: UIViewController) -> UIViewController? {
      nil
    }
    func pageViewController(_: UIPageViewController, viewControllerAfter _: UIViewController) -> UIViewController? {
      nil
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
  }

  private final class Ticking: NSObject, KeyedActions {
    func step() {}
    static var keyedActions: [KeyedAction] { [KeyedAction("step", Ticking.step)] }
  }

  /// A view with a keyboard of its own.
  private final class Typed: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var inputViewController: UIInputViewController? { UIInputViewController() }
  }

  /// A screen with scrolled content.
  private final class Scrolling: UIViewController {
    override func loadView() {
      let content = UIScrollView()
      content.contentSize = CGSize(width: 100, height: 2_000)
      view = content
    }
    func scroll() { (view as? UIScrollView)?.contentOffset.y = 100 }
  }

  /// A recognizer of an app.
  private final class Press: UIGestureRecognizer {}

  private static func shown(_ controller: UIViewController) -> UIWindow {
    UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), showing: controller)
  }

  nonisolated static let rows = [
    Row("dismiss(animated:completion:) doesn't call its completion handler here if nothing is presented") {
      UIViewController().dismiss(animated: true) {}
    },
    Row("The animator Animator doesn't animate here") {
      let root = UIViewController()
      let window = shown(root)
      let presented = UIViewController()
      let animator = Animator()
      presented.transitioningDelegate = animator
      withExtendedLifetime((window, animator)) { root.present(presented, animated: true) }
    },
    Row("The popover of UIViewController isn't adapted here. In a narrow window a device presents the UINavigation") {
      let root = UIViewController()
      let window = shown(root)
      let presented = UIViewController()
      presented.modalPresentationStyle = .popover
      let delegate = Adapting()
      presented.popoverPresentationController?.delegate = delegate
      withExtendedLifetime((window, delegate)) { root.present(presented, animated: true) }
    },
    Row("The indicator that a page view controller's data source requests") {
      let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let pages = Pages()
      controller.dataSource = pages
      withExtendedLifetime(pages) {
        controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
      }
    },
    Row("A UIWindow that was never shown is touched here") {
      let (window, button) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIButton())
      button.frame = window.bounds
      window.addSubview(button)
      button.user.tap()
      window.user.tap(at: CGPoint(x: 50, y: 50))
    },
    Row("UINavigationController.hidesBarsOnSwipe hides no bars here") {
      UINavigationController().hidesBarsOnSwipe = true
    },
    Row("UINavigationController.hidesBarsOnTap hides no bars here") { UINavigationController().hidesBarsOnTap = true },
    Row("UINavigationController.hidesBarsWhenKeyboardAppears hides no bars here") {
      UINavigationController().hidesBarsWhenKeyboardAppears = true
    },
    Row("UINavigationController.hidesBarsWhenVerticallyCompact hides no bars here") {
      UINavigationController().hidesBarsWhenVerticallyCompact = true
    },
    Row("The large title or search bar above the scrolled UIScrollView stays as it is here") {
      let screen = Scrolling()
      screen.edgesForExtendedLayout = []
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = true
      let window = shown(navigation)
      screen.scroll()
      window.layoutIfNeeded()
    },
    Row("A search began, and nothing presents it, because the view of UITableViewController isn't in a window") {
      let screen = UITableViewController()
      let search = UISearchController(searchResultsController: nil)
      screen.navigationItem.searchController = search
      search.isActive = true
    },
    Row("A search began, and nothing presents it, because its search bar is in no view controller's view") {
      UISearchController(searchResultsController: nil).isActive = true
    },
    Row("The UIInputViewController that Typed returns for the keyboard isn't shown here") {
      let typed = Typed()
      let window = UIWindow(with: typed)
      typed.becomeFirstResponder()
    },
    Row("The UITextField can't become the first responder without a window") { UITextField().becomeFirstResponder() },
    Row("A UIStepper's minimumValue is to be 200.0 and its maximumValue 100.0") { UIStepper().minimumValue = 200 },
    Row("A device shows \"Delete\" only if ListSource implements tableView(_:commit:forRowAt:)") {
      let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300)), ListSource(1))
      table.dataSource = source
      _ = table.user.swipeActions(at: [0, 0])
    },
    Row("The UIMenuController shows no menu, as on a device: its target view isn't in a window") {
      UIMenuController.shared.showMenu(from: UIView(), rect: .zero)
    },
    Row("There is no font \"Lato-Regulr\" in the app's resources, and a device has none of this name") {
      _ = UIFont(name: "Lato-Regulr", size: 12)
    },
    Row("cellForItem(at:) of a UICollectionView was called before a layout, which is made here") {
      _ = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).cellForItem(at: [0, 0])
    },
    Row("A drag doesn't take the keyboard along here, as keyboardDismissMode = .interactive lets one") {
      let (screen, field) = (UIViewController(), UITextField())
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      for view in [list, field] { screen.view.addSubview(view) }
      list.keyboardDismissMode = .interactive
      let window = shown(screen)
      field.becomeFirstResponder()
      withExtendedLifetime(window) { list.user.beginDragging() }
    },
    Row("The UITapGestureRecognizer doesn't wait here for the Press to fail: require(toFail:) has no effect") {
      UITapGestureRecognizer().require(toFail: Press())
    },
    Row("delaysTouchesBegan of the Press has no effect here") { Press().delaysTouchesBegan = true },
    Row("The UITapGestureRecognizer of the UIView recognized a tap and kept it from the UITableView, as on a device") {
      let screen = UIViewController()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      let data = ListSource(1)
      table.dataSource = data
      screen.view.addSubview(table)
      let window = shown(screen)
      screen.view.addGestureRecognizer(UITapGestureRecognizer())
      withExtendedLifetime((window, data)) { table.user.tapRow(at: IndexPath(row: 0, section: 0)) }
    },
    Row("The view of <Scrolling> was added to a window without addChild(_:). The appearance methods of <Scrolling>") {
      let (root, inner) = (UIViewController(), Scrolling())
      let window = shown(root)
      root.view.addSubview(inner.view)
      withExtendedLifetime(window) {}
    },
    Row("Changing the background color of UITableViewHeaderFooterView is not supported. Use the background view") {
      UITableViewHeaderFooterView(reuseIdentifier: nil).backgroundColor = .red
    },
    Row("Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a UITableViewCell") {
      let cell = UITableViewCell()
      withExtendedLifetime(cell) { cell.contentView.translatesAutoresizingMaskIntoConstraints = false }
    },
    Row("Changing the translatesAutoresizingMaskIntoConstraints property of a UICollectionReusableView that is managed")
    {
      let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let cell = UICollectionViewCell()
      list.addSubview(cell)
      withExtendedLifetime(list) { cell.translatesAutoresizingMaskIntoConstraints = false }
    },
    Row("UIWindowScene.requestGeometryUpdate turns no screen here") {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      scene?.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape))
    },
    Row("The values of UILabel.appearance() change no object here") { UILabel.appearance().textColor = .red },
    Row("UIDynamicAnimator moves nothing here") {
      UIDynamicAnimator(referenceView: UIView()).addBehavior(UIGravityBehavior(items: []))
    },
    Row("A CADisplayLink doesn't fire here") {
      CADisplayLink(target: Ticking(), selector: "step").add(to: .main, forMode: .common)
    },
    Row("UIImageWriteToSavedPhotosAlbum saves nothing here") {
      UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
    },
    Row("NSLayoutManager knows no lines and no locations of characters here") {
      NSLayoutManager().enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 0)) { _, _, _, _, _ in }
    },
    Row("MeasurementFormatter writes measurements in their own unit with its symbol here") {
      let formatter = MeasurementFormatter()
      formatter.unitStyle = .long
      _ = formatter.string(from: Measurement(value: 1, unit: UnitLength.meters))
    },
    Row("DateComponentsFormatter.allowsFractionalUnits has no effect here") {
      DateComponentsFormatter().allowsFractionalUnits = true
    },
    Row("DateComponentsFormatter.collapsesLargestUnit has no effect here") {
      DateComponentsFormatter().collapsesLargestUnit = true
    },
    Row("RelativeDateTimeFormatter writes English texts here") {
      RelativeDateTimeFormatter().locale = Locale(identifier: "de")
    },
    Row("ListFormatter writes English texts here") { ListFormatter().locale = Locale(identifier: "de_AT") },
  ]

  @Test(.tags(.process), .promptExit) nonisolated func eachUnsupportedFeatureIsWarnedAboutOnce() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { for row in UnsupportedFeatureTests.rows + UnsupportedFeatureTests.rows { row.act() } }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for row in Self.rows {
      #expect(text.components(separatedBy: "Warning: \(row.warning)").count == 2, "\(row.warning)")
    }
    #expect(text.components(separatedBy: "Warning: ").count == Self.rows.count + 1, "\(text)")
  }

  /// Uses of what works as on a device.
  nonisolated static let quiet = [
    Row("require(toFail:)") { UITapGestureRecognizer().require(toFail: UITapGestureRecognizer()) },
    Row("delaysTouchesBegan") {
      UITapGestureRecognizer().delaysTouchesBegan = true
      Press().delaysTouchesBegan = false
    },
    Row("hidesBarsOnSwipe") { UINavigationController().hidesBarsOnSwipe = false },
    Row("animator") {
      let root = UIViewController()
      let window = shown(root)
      withExtendedLifetime(window) { root.present(UIViewController(), animated: true) }
      root.dismiss(animated: true)
    },
    Row("popover") {
      let root = UIViewController()
      let window = shown(root)
      let presented = UIViewController()
      presented.modalPresentationStyle = .popover
      withExtendedLifetime(window) { root.present(presented, animated: true) }
    },
    Row("large title") {
      let screen = Scrolling()
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = true
      let window = shown(navigation)
      screen.scroll()
      window.layoutIfNeeded()
    },
    Row("small title") {
      let screen = Scrolling()
      screen.edgesForExtendedLayout = []
      let window = shown(UINavigationController(rootViewController: screen))
      screen.scroll()
      window.layoutIfNeeded()
    },
    Row("search") {
      let screen = UITableViewController()
      screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
      let window = shown(UINavigationController(rootViewController: screen))
      withExtendedLifetime(window) { screen.navigationItem.searchController?.isActive = true }
    },
    Row("first responder") {
      let (screen, field) = (UIViewController(), UITextField())
      screen.view.addSubview(field)
      let window = shown(screen)
      withExtendedLifetime(window) { _ = field.becomeFirstResponder() }
    },
    Row("font of a device") { _ = UIFont(name: "HelveticaNeue-Bold", size: 12) },
    Row("cells after a layout") {
      let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).laidOut()
      _ = list.visibleCells
    },
    Row("appearance") { UIView.appearance().semanticContentAttribute = .unspecified },
    Row("measurement") {
      let formatter = MeasurementFormatter()
      formatter.unitOptions = .providedUnit
      _ = formatter.string(from: Measurement(value: 1, unit: UnitLength.meters))
    },
    Row("locale") { RelativeDateTimeFormatter().locale = Locale(identifier: "en_GB") },
  ]

  @Test(.tags(.process), .promptExit) nonisolated func whatWorksIsNotWarnedAbout() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { for row in UnsupportedFeatureTests.quiet { row.act() } }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!text.contains("Warning: "), "\(text)")
  }
}
