import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

@MainActor struct PageTests {
  @Test func turningThePageShowsTheNextControllerAndTellsTheDelegate() {
    let book = Book()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), showing: pages)
    var isDone = false
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false) { isDone = $0 }
    #expect(isDone && book.pages[0].view.window === window && book.told == [])
    pages.user.turnPage(.forward)
    #expect(pages.viewControllers == [book.pages[1]] && pages.children == [book.pages[1]])
    #expect(book.pages[0].parent == nil && book.pages[0].view.window == nil)
    #expect(book.pages[1].view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(book.told == ["to 1", "from 0"])
    #expect(
      book.pages[0].told == [
        "will enter", "will appear", "did appear", "did enter", "will leave", "will disappear", "did disappear",
        "did leave",
      ]
    )
  }

  /// Apps disable the scroll view to fix the page, and observe it to follow the turn.
  @Test(arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical])
  func pagesOfTheScrollStyleAreInAScrollView(_ orientation: UIPageViewController.NavigationOrientation) throws {
    final class Offsets: NSObject, UIScrollViewDelegate {
      var all: [CGPoint] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { all.append(scrollView.contentOffset) }
    }
    let (book, offsets) = (Book(), Offsets())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
    pages.dataSource = book
    let scroll = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), showing: pages)
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    scroll.delegate = offsets
    pages.user.turnPage(.forward)
    let expected = orientation == .vertical ? [(0, 960), (0, 480)] : [(640, 0), (320, 0)]
    #expect(offsets.all == expected.map { CGPoint(x: $0.0, y: $0.1) })
    #expect(book.pages[1].view.convert(CGPoint.zero, to: window) == .zero)
    scroll.isScrollEnabled = false
    withKnownIssue { pages.user.turnPage(.reverse) }
    #expect(pages.viewControllers == [book.pages[1]])
    #expect(UIPageViewController().view.subviews.isEmpty)
  }

  @Test func aBookHasTwoPagesBesideItsSpine() {
    let spine = UIPageViewController.SpineLocation.mid
    let book = UIPageViewController(
      transitionStyle: .pageCurl,
      navigationOrientation: .horizontal,
      options: [.spineLocation: spine.rawValue]
    )
    book.setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
    #expect(book.spineLocation == spine && book.viewControllers?.count == 2)
    let pages = UIPageViewController()
    pages.setViewControllers([], direction: .forward, animated: false)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    pages.isDoubleSided = true
    pages.setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: true)
    #expect(pages.spineLocation == .min && pages.viewControllers?.count == 2)
  }
}

private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages = (0..<2).map { _ in Page() }
  var told: [String] = []

  private func page(_ number: Int) -> Page? { pages.indices.contains(number) ? pages[number] : nil }
  private func number(of page: UIViewController?) -> Int { pages.firstIndex { $0 === page } ?? -1 }

  func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
    -> UIViewController?
  { self.page(number(of: page) - 1) }
  func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
    -> UIViewController?
  { self.page(number(of: page) + 1) }
  func pageViewController(_ pages: UIPageViewController, willTransitionTo pending: [UIViewController]) {
    told.append("to \(number(of: pending.first))")
  }
  func pageViewController(
    _ pages: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { told.append("from \(number(of: previousViewControllers.first))") }
}

private final class Page: UIViewController {
  var told: [String] = []
  override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { told.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { told.append("did disappear") }
  override func willMove(toParent parent: UIViewController?) {
    told.append(parent == nil ? "will leave" : "will enter")
  }
  override func didMove(toParent parent: UIViewController?) { told.append(parent == nil ? "did leave" : "did enter") }
}
