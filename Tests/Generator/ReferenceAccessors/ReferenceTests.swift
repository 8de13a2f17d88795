import Recycler
import ReuseGenTestSupport
import Testing

/// The accessors in the checked-in expected file work. ParityTests call those of cells, items and supplementary views.
@MainActor struct ReferenceTests {
  /// A table whose first two rows and header the test provides.
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let cell: (UITableView, IndexPath) -> UITableViewCell
    let header: (UITableView) -> UIView?

    init(
      cell: @escaping (UITableView, IndexPath) -> UITableViewCell,
      header: @escaping (UITableView) -> UIView? = { _ in nil }
    ) {
      self.cell = cell
      self.header = header
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cell(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header(tableView) }
  }

  private func table(_ rows: Rows) -> UITableView {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    tableView.rowHeight = 44
    Reuse.registerAll(in: tableView)
    tableView.dataSource = rows
    tableView.delegate = rows
    tableView.layoutIfNeeded()
    return tableView
  }

  @Test func aGroupRegistersItsEntries() {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    Reuse.People.registerAll(in: tableView)
    let rows = Rows(cell: { $0.dequeue(.personCell, for: $1) })
    tableView.dataSource = rows
    tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.allSatisfy { $0 is PersonCell } && tableView.visibleCells.count == 3)
    #expect(tableView.dequeueReusableCell(withIdentifier: "PersonCell.compact") == nil)
  }

  @Test func oneClassIsDequeuedUnderTwoIdentifiers() {
    let rows = Rows(cell: { tableView, indexPath in
      indexPath.row == 1
        ? tableView.dequeue(.compactPerson, for: indexPath) : tableView.dequeueCompactPerson(for: indexPath)
    })
    let tableView = table(rows)
    #expect(tableView.visibleCells.map(\.reuseIdentifier) == Array(repeating: "PersonCell.compact", count: 3))
    #expect(tableView.visibleCells.allSatisfy { $0 is PersonCell })
  }

  @Test func headersAndFootersAreDequeued() {
    var made: [UIView] = []
    let rows = Rows(
      cell: { $0.dequeuePersonCell(for: $1) },
      header: { tableView in
        let title = tableView.dequeueSectionTitle()
        let footer = tableView.dequeue(.sectionFooter)
        let other = tableView.dequeue(.sectionTitle)
        made = [title, footer, tableView.dequeueBanner(), other]
        return title
      }
    )
    let tableView = table(rows)
    #expect(
      made.map { String(describing: type(of: $0)) } == ["SectionTitle", "SectionFooter", "Banner", "SectionTitle"]
    )
    #expect(tableView.headerView(forSection: 0) === made.first)
    #expect(!made[2].subviews.isEmpty, "the banner has loaded its nib's content")
  }

  @Test func nibsAreLoaded() {
    let badges: [Badge] = [Badge.loadFromNib(), Badge.loadFromNib()]
    #expect(badges[0] !== badges[1])
    #expect(badges[0].frame.size == CGSize(width: 40, height: 20))
    #expect(RatingWidget(frame: CGRect(x: 0, y: 0, width: 120, height: 24)).subviews.count == 1)
    #expect(Reuse.Nibs.badge.instantiate(withOwner: nil, options: nil).count == 1)
    #expect(Badge.nibName == "Badge")
  }

  @Test func aControllerLoadsItsViewFromItsNib() throws {
    let card = CardController(nibName: CardController.nibName, bundle: Bundle.module)
    let label = try #require(card.view.subviews.first as? UILabel)
    #expect(label.text == "Card")
    #expect(Reuse.Nibs.cardController.instantiate(withOwner: card, options: nil).count == 1)
  }

  @Test func scenesAreInstantiated() {
    let info: InfoViewController = InfoViewController.instantiate()
    let detail: InfoDetailViewController = Reuse.Scenes.infoDetailViewController.instantiate()
    let made = InfoDetailViewController.instantiate { InfoDetailViewController(coder: $0) }
    #expect(info.storyboard != nil)
    #expect(detail !== made)
  }

  @Test func seguesArePerformed() {
    let info = InfoViewController.instantiate()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = info
    window.makeKeyAndVisible()
    info.showDetail()
    #expect(info.destination != nil)
    #expect(info.presentedViewController === info.destination)
    #expect(Segue<InfoViewController, InfoDetailViewController>.showDetail.identifier == "show detail")
  }

  @Test(.tags(.process), .promptExit) nonisolated func aSegueThatTheSceneDoesNotHaveStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        InfoViewController.instantiate().perform(segue: Segue<InfoViewController, UIViewController>("none"))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("has no segue with identifier 'none'"))
  }

  @Test(.tags(.process), .promptExit) nonisolated func aSegueWithAnotherDestinationClassStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let segue = UIStoryboardSegue(
          identifier: "show detail",
          source: InfoViewController.instantiate(),
          destination: UIViewController()
        )
        _ = Reuse.Segues.infoViewController.showDetail.destination(of: segue)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "The destination of the segue 'show detail' of 'InfoViewController' is not of class 'InfoDetailViewController'. "
          + "Found: a HeadlessUIKit.UIViewController; look at"
      )
    )
  }

  @Test func identifiersCanBeReadFromAnyIsolation() async {
    let identifiers = await Task.detached { [PersonCell.reuseIdentifier, Reuse.Cells.compactPerson.rawValue] }.value
    #expect(identifiers == ["PersonCell", "PersonCell.compact"])
    #expect(InfoDetailViewController.sceneIdentifier == "InfoDetail")
    #expect(Reuse.Views.ribbon.kind == "ribbon")
    #expect(Reuse.Views.galleryHeader.kind == UICollectionView.elementKindSectionHeader)
  }
}
