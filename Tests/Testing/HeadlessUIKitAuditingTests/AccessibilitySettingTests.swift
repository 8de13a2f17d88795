import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The settings under which the accessibility audit shows a screen, and what it does to the screen.
@MainActor struct AccessibilitySettingTests {
  @Test func anAppearanceThatTheAppOverridesStays() async {
    func count(_ color: UIColor, _ change: (UIWindow, UIViewController) -> Void) async -> Int {
      let screen = FormScreen([label("Name") { $0.textColor = color }])
      let window = UIWindow(showing: screen)
      change(window, screen)
      return await issues { await screen.audit.accessibility(for: [.contrast]) }.count
    }
    #expect(await count(.black) { _, _ in } == 1)
    #expect(await count(.white) { _, _ in } == 1)
    #expect(await count(.black) { $1.overrideUserInterfaceStyle = .light } == 0)
    #expect(await count(.black) { window, _ in window.overrideUserInterfaceStyle = .light } == 0)
    #expect(await count(.white) { $1.overrideUserInterfaceStyle = .dark } == 0)
    #expect(await count(.white) { window, _ in window.overrideUserInterfaceStyle = .dark } == 0)
    #expect(await count(.black) { window, _ in window.overrideUserInterfaceStyle = .dark } == 1)
  }

  /// A view that keeps the directions in which it was shown.
  private final class Directed: UIView {
    var directions: Set<Bool> = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      directions.insert(traitCollection.layoutDirection == .rightToLeft)
    }
  }

  @Test func aDirectionThatTheAppOverridesStays() async {
    let view = Directed()
    let screen = FormScreen([view])
    let window = UIWindow(showing: screen)
    window.traitOverrides.layoutDirection = .leftToRight
    await screen.audit.accessibility()
    #expect(view.directions == [false])
    window.traitOverrides.layoutDirection = .unspecified
    await screen.audit.accessibility()
    #expect(view.directions == [false, true])
  }

  @Test(arguments: [
    ([AccessibilityAuditCategory.trait], 0), ([.contrast], 2), ([.dynamicType], 3), ([.readingOrder], 4),
    (AccessibilityAuditCategory.allCases, 5),
  ])
  func onlySettingsThatCategoriesNeedAreShown(_ categories: [AccessibilityAuditCategory], changes: Int) async {
    let screen = FormScreen([])
    let window = UIWindow(showing: screen)
    screen.changesTraits = 0
    await screen.audit.accessibility(for: Set(categories))
    #expect(screen.changesTraits == changes)
    #expect(window.rootViewController === screen)
  }

  @Test func otherTasksRunMeanwhile() async {
    let screen = FormScreen([])
    let window = UIWindow(showing: screen)
    var categories: Set<UIContentSizeCategory> = []
    let task = Task {
      while !Task.isCancelled {
        categories.insert(screen.traitCollection.preferredContentSizeCategory)
        await Task.yield()
      }
    }
    await screen.audit.accessibility()
    task.cancel()
    #expect(categories.contains(.accessibilityExtraExtraExtraLarge))
    #expect(window.rootViewController === screen)
  }

  /// A view that gets another label in front of the others at a larger size.
  private final class Inserting: UIView {
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      guard traitCollection.preferredContentSizeCategory > .large, subviews.count == 1 else { return }
      let caption = label("Caption", in: CGRect(x: 0, y: 0, width: 100, height: 40)) {
        $0.font = .preferredFont(forTextStyle: .caption2)
      }
      insertSubview(caption, at: 0)
    }
  }

  @Test func aTextIsComparedWithItself() async {
    let view = Inserting()
    view.addSubview(
      label("Title", in: CGRect(x: 100, y: 0, width: 200, height: 60)) {
        $0.font = .preferredFont(forTextStyle: .largeTitle)
      }
    )
    let texts = await issues { await FormScreen([view]).audit.accessibility(for: [.dynamicType], at: [.extraLarge]) }
    #expect(texts == [])
    #expect(view.subviews.count == 2)
  }

  /// A view that counts how often it is drawn.
  private final class Counting: UIView {
    var draws = 0
    override func draw(_ rect: CGRect) { draws += 1 }
  }

  @Test func aViewBehindTextsIsDrawnOnceInASetting() async {
    let view = Counting(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
    view.backgroundColor = .systemBackground
    for index in 0..<5 {
      view.addSubview(label("Name", in: CGRect(x: 0, y: 50 * index, width: 100, height: 30)) { $0.textColor = .gray })
    }
    let texts = await issues { await FormScreen([view]).audit.accessibility(for: [.contrast]) }
    #expect(texts.count == 5)
    #expect(view.draws == 2)
  }

  // MARK: Offsets

  private final class Paragraphs: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "word ", count: 5 + indexPath.row % 40)
      return cell
    }
  }

  @Test(arguments: [0, 20, 59])
  func aListOfSelfSizingRowsHasItsOffset(_ row: Int) async {
    let screen = Paragraphs()
    let window = UIWindow(showing: screen)
    window.layoutIfNeeded()
    screen.tableView.scrollToRow(at: [0, row], at: .middle, animated: false)
    screen.tableView.layoutIfNeeded()
    let offset = screen.tableView.contentOffset
    await screen.audit.accessibility()
    #expect(screen.tableView.contentOffset == offset)
    #expect(window.rootViewController === screen)
  }

  @Test func aScrollViewIsWhereItWas() async {
    let scrollView = UIScrollView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    scrollView.contentSize = CGSize(width: 200, height: 900)
    let content = Directed()
    scrollView.addSubview(content)
    let screen = FormScreen([scrollView])
    let window = UIWindow(showing: screen)
    scrollView.contentOffset.y = 300
    await screen.audit.accessibility()
    #expect(scrollView.contentOffset.y == 300)
    #expect(window.rootViewController === screen)
  }
}
