import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Behaviors of tables and collection views that developers reported in public.
@MainActor struct ReportedListTests {
  private final class Rows: ListSource, UITableViewDelegate {
    var heights: [CGFloat]
    var asked: [Int] = []
    var deselected: [Int] = []
    var deselectsTapped = false

    init(_ heights: [CGFloat]) {
      self.heights = heights
      super.init(heights.count, "x")
    }

    func tableView(_: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      asked.append(path.row)
      return heights[path.row]
    }
    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      guard deselectsTapped, tableView.indexPathForSelectedRow == path else { return path }
      tableView.deselectRow(at: path, animated: false)
      return nil
    }
    func tableView(_: UITableView, didDeselectRowAt path: IndexPath) { deselected.append(path.row) }
  }

  private static func table(_ rows: Rows, height: CGFloat = 100, estimate: CGFloat = 0) -> UITableView {
    let table = rows.table(320, height)
    table.estimatedRowHeight = estimate
    table.layoutIfNeeded()
    return table
  }

  // MARK: Selection

  /// shusta.tumblr.com: a cell that is told that it isn't selected is selected again when it scrolls back.
  @Test func theTableRemembersASelectionThatACellForgets() {
    let table = Self.table(Rows(Array(repeating: 20, count: 50)))
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.cellForRow(at: [0, 0])?.setSelected(false, animated: false)
    table.scroll(toY: 500)
    table.scroll(toY: 0)
    #expect(table.cellForRow(at: [0, 0])?.isSelected == true)
  }

  /// exchangetuts.com, "tap to deselect cell": the delegate isn't told of what it does itself.
  @Test func aDelegateThatDeselectsIsNotTold() {
    let rows = Rows([20, 20])
    rows.deselectsTapped = true
    let table = Self.table(rows)
    table.user.tapRow(at: [0, 0])
    table.user.tapRow(at: [0, 0])
    #expect(table.indexPathForSelectedRow == nil && rows.deselected.isEmpty)
  }

  // MARK: Heights

  /// itcodar.com: rows count their estimate until they were shown once.
  @Test func contentIsAsHighAsEstimatesAndShownRows() {
    let table = Self.table(Rows(Array(repeating: 50, count: 20)), height: 100, estimate: 30)
    #expect(Double(table.contentSize.height) == 2 * 50 + 18 * 30)
    table.scroll(toY: 100)
    #expect(Double(table.contentSize.height) == 4 * 50 + 16 * 30)
  }

  /// The same page: without an estimate, all heights are asked for at once.
  @Test func allHeightsAreAskedForWithoutAnEstimate() {
    let rows = Rows(Array(repeating: 50, count: 20))
    _ = Self.table(rows)
    #expect(Set(rows.asked) == Set(0..<20))
  }

  /// rdar://48977017: rows that become lower in a table that is scrolled to its end leave no space above them.
  @Test(arguments: [CGFloat(0), 30])
  func rowsThatCollapseLeaveNoSpace(estimate: CGFloat) {
    let rows = Rows([100, 100, 100, 100])
    let table = Self.table(rows, height: 200, estimate: estimate)
    table.scrollToRow(at: [0, 3], at: .bottom, animated: false)
    for row in [3, 1, 2] {
      rows.heights[row] = 40
      table.reloadRows(at: [[0, row]], with: .none)
      table.layoutIfNeeded()
      #expect(table.contentOffset.y >= 0 && table.contentOffset.y <= max(0, table.contentSize.height - 200))
    }
    #expect(Double(table.contentSize.height) == 220)
  }

  /// useyourloaf.com, "Variable Height Table View Header": the header is set again with another height.
  @Test func aHeaderThatIsSetAgainMovesTheRows() {
    let table = Self.table(Rows([20, 20]))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    table.tableHeaderView = header
    table.layoutIfNeeded()
    header.frame.size.height = 50
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).minY == 30)
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).minY == 50 && table.cellForRow(at: [0, 0])?.frame.minY == 50)
  }

  // MARK: Items

  private final class Items: ListSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAt _: IndexPath)
      -> CGSize
    { CGSize(width: view.bounds.width, height: 50) }
  }

  /// An item whose content is 70 by 40 points.
  private final class Fixed: FilledItem {
    override func fill(_ content: UIView) {
      let view = UIView()
      let (width, height) = (view.widthAnchor, view.heightAnchor)
      content.fill(with: view, width.constraint(equalToConstant: 70), height.constraint(equalToConstant: 40))
    }
  }

  /// IGListKit 1197, badoo/Chatto 712: in a rotation, items keep the size that the delegate returned, until the layout
  /// is invalidated.
  @Test func aRotationDoesNotRequestSizesAgain() {
    let collection = Items(5, "x").collection().laidOut()
    collection.frame.size.width = 568
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.allSatisfy { $0.frame.width == 320 } && collection.contentSize.width == 568)
    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.allSatisfy { $0.frame.width == 568 })
  }

  private static func selfSizing(_ layout: UICollectionViewFlowLayout = .init()) -> UICollectionView {
    layout.estimatedItemSize = CGSize(width: 50, height: 20)
    let collection = ListSource(10, "x").collection(layout, 320, 200, cell: Fixed.self).laidOut()
    return collection
  }

  /// rdar://18078598: the content reaches to the end of the last item that sizes itself.
  @Test func theContentOfSelfSizingItemsReachesToTheLastOne() {
    let collection = Self.selfSizing()
    // Four items of 70 points in a line, three lines, 10 points between them.
    #expect(Double(collection.contentSize.height) == 3 * 40 + 2 * 10)
    #expect(collection.layoutAttributesForItem(at: [0, 9])?.frame.maxY == collection.contentSize.height)
  }

  /// rdar://46944818: the same across, with another spacing of lines.
  @Test func theWidthOfSelfSizingItemsCountsTheSpacingOfLines() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 3
    let collection = Self.selfSizing(layout)
    // Four items of 40 points in a line, three lines.
    #expect(Double(collection.contentSize.width) == 3 * 70 + 2 * 3)
  }

  /// rdar://23728918: items that size themselves have their size again after the layout became invalid.
  @Test func itemsKeepTheirOwnSizeWhenTheLayoutIsInvalid() {
    let collection = Self.selfSizing()
    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 70, height: 40) })
    #expect(collection.layoutAttributesForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 0, width: 70, height: 40))
    collection.frame.size.width = 240
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 70, height: 40) })
    #expect(collection.layoutAttributesForItem(at: [0, 3])?.frame.minX == 0)
  }

  /// rdar://46865293: content that was laid out for one width is measured for another one.
  @Test func contentIsMeasuredForTheNewWidth() {
    final class Wide: FilledItem {
      override func fill(_ content: UIView) {
        let view = UIView()
        content.fill(with: view, view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25))
      }
    }
    let layout = UICollectionViewCompositionalLayout(section: .column(.estimated(30)))
    let collection = ListSource(5, "x").collection(layout, 320, 200, cell: Wide.self)
    #expect(collection.visibleCells.first?.frame.height == 80)
    collection.frame.size = CGSize(width: 160, height: 200)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.first?.frame.size == CGSize(width: 160, height: 40))
  }

  // MARK: Snapshots

  private struct Person: Hashable {
    let id: Int
    var name: String
    static func == (one: Person, other: Person) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// ra1028/DiffableDataSources 1: an equal item isn't configured again, and the data source has the new one.
  @Test func anEqualItemIsNotConfiguredAgain() {
    let table = ListSource(0, "x").table()
    var configured: [String] = []
    let source = UITableViewDiffableDataSource<Int, Person>(tableView: table) { table, path, person in
      configured.append(person.name)
      return table.dequeueReusableCell(withIdentifier: "x", for: path)
    }
    for name in ["Ada", "Ada L."] {
      source.apply(NSDiffableDataSourceSnapshot([(0, [Person(id: 1, name: name)])]), animatingDifferences: true)
      table.layoutIfNeeded()
    }
    #expect(configured == ["Ada"])
    #expect(source.itemIdentifier(for: [0, 0])?.name == "Ada L.")
  }
}
