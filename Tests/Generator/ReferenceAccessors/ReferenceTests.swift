import Recycler
import ReuseGenTestSupport
import Testing

/// The accessors in the checked-in expected file work: the tests call each of them.
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

  @Test func aCellInCodeIsDequeued() {
    let rows = Rows(cell: { tableView, indexPath in
      switch indexPath.row {
      case 0: tableView.dequeuePersonCell(for: indexPath)
      case 1: tableView.dequeue(.personCell, for: indexPath)
      default: tableView.dequeueReusableCell(for: indexPath) as PersonCell
      }
    })
    let tableView = table(rows)
    #expect(tableView.visibleCells.map { $0 is PersonCell } == [true, true, true])
    #expect(tableView.visibleCells.map(\.reuseIdentifier) == ["PersonCell", "PersonCell", "PersonCell"])
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

  /// A collection of three items with a header and a ribbon.
  final class Items: NSObject, UICollectionViewDataSource {
    var supplementary: [UICollectionReusableView] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      switch indexPath.item {
      case 0: collectionView.dequeuePhotoCell(for: indexPath)
      case 1: collectionView.dequeue(.photoCell, for: indexPath)
      default: collectionView.dequeue(.feedPhoto, for: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view: UICollectionReusableView =
        kind == Reuse.Views.ribbon.kind
        ? collectionView.dequeueRibbon(for: indexPath) : collectionView.dequeueGalleryHeader(for: indexPath)
      supplementary.append(view)
      return view
    }
  }

  /// A flow layout with a ribbon across its only section.
  final class RibbonLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let indexPath = IndexPath(item: 0, section: 0)
      let ribbon = layoutAttributesForSupplementaryView(ofKind: Reuse.Views.ribbon.kind, at: indexPath)
      return (super.layoutAttributesForElements(in: rect) ?? []) + [ribbon].compactMap { $0 }
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String,
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard elementKind == Reuse.Views.ribbon.kind else {
        return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      }
      let ribbon = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
      ribbon.frame = CGRect(x: 0, y: 20, width: 320, height: 10)
      return ribbon
    }
  }

  @Test func itemsAndSupplementaryViewsAreDequeued() {
    let layout = RibbonLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 50)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    let items = Items()
    Reuse.registerAll(in: collectionView)
    collectionView.dataSource = items
    collectionView.layoutIfNeeded()
    let cells = (0..<3).map { collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(cells[0] is PhotoCell)
    #expect(cells[1] is PhotoCell)
    #expect(cells[2] is Feed.PhotoCell)
    #expect(items.supplementary.map { String(describing: type(of: $0)) }.sorted() == ["GalleryHeader", "Ribbon"])
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
