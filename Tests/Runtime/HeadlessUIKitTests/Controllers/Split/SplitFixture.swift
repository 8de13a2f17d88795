@testable import HeadlessUIKit

/// A view controller with a name, which writes down when it appears and disappears.
final class SplitPage: LoggedController {
  override init(_ name: String, _ log: Log) {
    super.init(name, log)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) appears") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) disappears") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    guard let old = previousTraitCollection?.horizontalSizeClass else { return }
    let new = traitCollection.horizontalSizeClass
    if new != old { log.lines.append("\(name) is \(new == .compact ? "compact" : "regular")") }
  }
}

/// A screen, by the size of its window.
enum SplitScreen: CaseIterable, Sendable {
  case phone, phoneOnItsSide, largePhone, largePhoneOnItsSide, tablet, tabletOnItsSide, wideTablet, besideAnotherApp

  var size: CGSize {
    switch self {
    case .phone: CGSize(width: 390, height: 844)
    case .phoneOnItsSide: CGSize(width: 844, height: 390)
    case .largePhone: CGSize(width: 428, height: 926)
    case .largePhoneOnItsSide: CGSize(width: 926, height: 428)
    case .tablet: CGSize(width: 820, height: 1180)
    case .tabletOnItsSide: CGSize(width: 1180, height: 820)
    case .wideTablet: CGSize(width: 1366, height: 1024)
    case .besideAnotherApp: CGSize(width: 375, height: 1024)
    }
  }

  var isCompact: Bool {
    switch self {
    case .phone, .phoneOnItsSide, .largePhone, .besideAnotherApp: true
    case .largePhoneOnItsSide, .tablet, .tabletOnItsSide, .wideTablet: false
    }
  }
}

/// A split view in a window, with its pages.
@MainActor final class SplitFixture {
  let log = Log()
  let answers = SplitAnswers()
  let split: UISplitViewController
  let window: UIWindow
  let list: SplitPage
  let detail: SplitPage
  let primary: UINavigationController
  let secondary: UINavigationController
  var pages: [SplitPage]

  /// A classic split view, which isn't shown yet.
  init(_ screen: SplitScreen, style: UISplitViewController.Style = .unspecified) {
    window = UIWindow(frame: CGRect(origin: .zero, size: screen.size))
    list = SplitPage("List", log)
    detail = SplitPage("Detail", log)
    primary = UINavigationController(rootViewController: list)
    secondary = UINavigationController(rootViewController: detail)
    pages = [list, detail]
    split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    if style == .unspecified {
      split.viewControllers = [primary, secondary]
    } else {
      split.setViewController(primary, for: .primary)
      split.setViewController(secondary, for: .secondary)
    }
    if style == .tripleColumn { split.setViewController(page("Middle"), for: .supplementary) }
  }

  func page(_ name: String) -> SplitPage {
    let page = SplitPage(name, log)
    pages.append(page)
    return page
  }

  func show() { window.show(split) }

  /// Shows the split view with a delegate that answers.
  func show(_ answer: (SplitAnswers) -> Void) {
    answer(answers)
    split.delegate = answers
    show()
  }

  func turn(to screen: SplitScreen) { window.frame.size = screen.size }

  /// The names of the pages on the screen, from the leading edge.
  var shown: [String] {
    pages.filter { $0.viewIfLoaded?.window === window }.sorted { frame(of: $0).minX < frame(of: $1).minX }
      .map { $0.title ?? "" }
  }

  func frame(of page: UIViewController) -> CGRect { page.view.convert(page.view.bounds, to: window) }
}

/// A delegate that answers, and writes down what it is asked and told.
final class SplitAnswers: NSObject, UISplitViewControllerDelegate {
  var log: Log?
  var leavesSecondary = false
  var collapsingPrimary: UIViewController?
  var expandingPrimary: UIViewController?
  var separated: UIViewController?
  var topColumn: UISplitViewController.Column?
  var expandingMode: UISplitViewController.DisplayMode?
  var buttonMode = UISplitViewController.DisplayMode.automatic
  var shows = false

  private func note(_ line: String) { log?.lines.append(line) }

  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    collapsingPrimary
  }
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    expandingPrimary
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    note("collapse")
    return leavesSecondary
  }
  func splitViewController(_: UISplitViewController, separateSecondaryFrom _: UIViewController) -> UIViewController? {
    note("separate")
    return separated
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    note("proposed \(proposedTopColumn)")
    return topColumn ?? proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    note("proposed \(proposedDisplayMode)")
    return expandingMode ?? proposedDisplayMode
  }
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    note("mode \(displayMode)")
  }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    note("show \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    note("hide \(column)")
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note("collapsed \(svc.isCollapsed)") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { note("expanded \(!svc.isCollapsed)") }
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { buttonMode }
  func splitViewController(_: UISplitViewController, show _: UIViewController, sender: Any?) -> Bool { shows }
  func splitViewController(_: UISplitViewController, showDetail _: UIViewController, sender: Any?) -> Bool { shows }
}
