import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The views of items in bars, which are part of the hierarchy.
@MainActor struct BarItemViewTests {
  /// A view that counts its windows.
  private final class Noted: UIView {
    var told: [String] = []
    var moved: () -> Void = {}
    override func didMoveToWindow() {
      told.append(window == nil ? "left" : "entered")
      moved()
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screen = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: screen)
    window.show(navigation)
  }

  private func frameInBar(_ view: UIView) -> CGRect {
    window.layoutIfNeeded()
    return view.convert(view.bounds, to: navigation.navigationBar)
  }

  @Test func theViewsOfTheTopItemAreInTheBar() {
    let title = Noted(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let left = Noted(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let right = Noted(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    screen.navigationItem.titleView = title
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
    let views = [title, left, right]
    #expect(views.allSatisfy { $0.superview === navigation.navigationBar })
    #expect(frameInBar(title) == CGRect(x: 110, y: 7, width: 100, height: 30))
    #expect(frameInBar(left) == CGRect(x: 16, y: 12, width: 20, height: 20))
    #expect(frameInBar(right) == CGRect(x: 264, y: 7, width: 40, height: 30))
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(views.allSatisfy { $0.superview == nil })
    navigation.popViewController(animated: false)
    #expect(views.allSatisfy { $0.told == ["entered", "left", "entered"] })
    screen.navigationItem.rightBarButtonItem?.isHidden = true
    screen.navigationItem.leftBarButtonItem?.customView = nil
    screen.navigationItem.titleView = nil
    #expect(views.allSatisfy { $0.superview == nil })
  }

  @Test func aTitleMakesRoomForButtons() {
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 30))
    screen.navigationItem.titleView = title
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: 92, height: 30))
    )
    #expect(frameInBar(title) == CGRect(x: 16, y: 7, width: 188, height: 30))
  }

  @Test func viewsHaveTheSizeOfTheirContent() {
    let label = UILabel()
    label.text = "Title"
    screen.navigationItem.titleView = label
    let constrained = UIView()
    constrained.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      constrained.widthAnchor.constraint(equalToConstant: 50), constrained.heightAnchor.constraint(equalToConstant: 20),
    ])
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: constrained)
    #expect(frameInBar(label).size == label.intrinsicContentSize && label.frame.width > 0)
    #expect(frameInBar(constrained) == CGRect(x: 254, y: 12, width: 50, height: 20))
    window.frame.size.width = 400
    #expect(frameInBar(constrained) == CGRect(x: 334, y: 12, width: 50, height: 20))
  }

  @Test func aTitleGetsItsWidthBack() {
    let (title, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 30)), UILabel())
    screen.navigationItem.titleView = title
    let button = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 92, height: 30)))
    screen.navigationItem.rightBarButtonItem = button
    #expect(frameInBar(title).width < 240)
    screen.navigationItem.rightBarButtonItem = nil
    #expect(frameInBar(title).width == 240)
    screen.navigationItem.titleView = label
    label.text = "a"
    let short = frameInBar(label).width
    label.text = "a long title"
    #expect(frameInBar(label).width > short && label.frame.width == label.intrinsicContentSize.width)
  }

  @Test func aButtonInABarIsTapped() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    button.user.tap()
    window.user.tap(at: CGPoint(x: 280, y: navigation.navigationBar.frame.maxY - 22))
    #expect(taps == 2)
    navigation.setNavigationBarHidden(true, animated: false)
    withKnownIssue { button.user.tap() }
    #expect(taps == 2)
  }

  @Test func theViewsOfAToolbarAreInIt() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    screen.toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: view)]
    navigation.setToolbarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(view.superview === navigation.toolbar && view.frame == CGRect(x: 228, y: 12, width: 60, height: 20))
    screen.toolbarItems = nil
    #expect(view.superview == nil)
  }

  @Test func aViewMayChangeTheItemWhileItMoves() {
    let (title, other) = (Noted(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: other)
    screen.navigationItem.titleView = title
    navigation.pushViewController(UIViewController(), animated: false)
    title.moved = { [weak item = screen.navigationItem] in item?.leftBarButtonItem = nil }
    navigation.popViewController(animated: false)
    #expect(title.superview === navigation.navigationBar && other.superview == nil)
  }

  @Test func aSearchBarMayReplaceTheTitle() {
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.titleView = search.searchBar
    window.layoutIfNeeded()
    #expect(search.searchBar.frame.width == 288)
    search.searchBar.user.insertText("a")
    #expect(search.isActive && search.presentingViewController === screen && search.searchBar.text == "a")
    #expect(!navigation.navigationBar.isHidden)
  }
}
