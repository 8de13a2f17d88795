import HeadlessUIKit
import Testing

/// Views of lists that are idle, or recycled by a controller, while the size of text changes.
@MainActor struct ReusedTextSizeTests {
  private static func label() -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private final class Cell: FilledRow {
    let label = ReusedTextSizeTests.label()
    var measured: [CGFloat] = []

    override func fill(_ content: UIView) { content.addSubview(label) }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      measured.append(label.font.pointSize)
      return CGSize(width: targetSize.width, height: 44)
    }
  }

  private final class Item: FilledItem {
    let label = ReusedTextSizeTests.label()
    override func fill(_ content: UIView) { content.addSubview(label) }
  }

  private final class Screen: UITableViewController {
    var rows = 3
    var cells: [Cell] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      tableView.reloadData()
      tableView.layoutIfNeeded()
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if let cell = cell as? Cell, !cells.contains(where: { $0 === cell }) { cells.append(cell) }
      return cell
    }
  }

  private final class Grid: UICollectionViewController {
    var count = 3
    var items: [Item] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Item.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      if let item = cell as? Item, !items.contains(where: { $0 === item }) { items.append(item) }
      return cell
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), showing: controller).laidOut()
  }

  /// The point sizes of the body style.
  private static let sizes: [(category: UIContentSizeCategory, size: CGFloat)] = [
    (.accessibilityMedium, 28), (.large, 17), (.extraSmall, 14), (.large, 17),
  ]

  @Test func aControllerThatReloadsMeasuresReusedCellsInTheNewSize() {
    let screen = Screen()
    let window = show(screen)
    for (category, size) in Self.sizes {
      screen.cells.forEach { $0.measured = [] }
      window.traitOverrides.preferredContentSizeCategory = category
      let measured = Set(screen.cells.flatMap(\.measured))
      #expect(measured == [size], "\(category)")
    }
    #expect(screen.cells.count == 3, "the cells are reused")
  }

  @Test func idleCellsOfTablesFollowTheSizeOfText() {
    let screen = Screen()
    let window = show(screen)
    screen.rows = 0
    screen.tableView.reloadData()
    window.layoutIfNeeded()
    for (category, size) in Self.sizes {
      window.traitOverrides.preferredContentSizeCategory = category
      #expect(screen.cells.map(\.label.font.pointSize) == [size, size, size])
    }
    screen.rows = 3
    screen.tableView.reloadData()
    window.layoutIfNeeded()
    #expect(screen.cells.count == 3, "the cells are reused")
  }

  @Test func idleCellsOfCollectionsFollowTheSizeOfText() {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let window = show(grid)
    grid.count = 0
    grid.collectionView.reloadData()
    window.layoutIfNeeded()
    for (category, size) in Self.sizes {
      window.traitOverrides.preferredContentSizeCategory = category
      #expect(grid.items.map(\.label.font.pointSize) == [size, size, size])
    }
  }

  @Test func aViewWithASizeOfItsOwnKeepsIt() {
    let (view, label) = (UIView(), Self.label())
    view.traitOverrides.preferredContentSizeCategory = .extraSmall
    view.addSubview(label)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), with: view)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(label.font.pointSize == 14)
  }
}
