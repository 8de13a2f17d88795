import Testing

@testable import HeadlessUIKit

/// The state of new and recycled cells when data sources get them.
@MainActor struct HandedOutCellTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  // MARK: Size

  @Test func aDequeuedTableCellHasItsRowsFrame() {
    let rows = FilledRows(60, "cell")
    let table = rows.table(390, 300)
    table.estimatedRowHeight = 0
    for offset in [0, 400, 100, 35] as [CGFloat] {
      table.scroll(toY: offset)
    }
    #expect(rows.faults == [])
    #expect(rows.asked > 20)
  }

  @Test func contentViewsFillNewCells() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test func aDequeuedCollectionCellHasItsItemsSize() {
    let items = SizedItems(60, "cell")
    let collection = items.collection(UICollectionViewFlowLayout(), 100, 100, cell: FrameCell.self)
    for offset in [0, 200, 50] as [CGFloat] {
      collection.scroll(toY: offset)
    }
    #expect(items.faults == [])
    #expect(items.asked > 10)
  }

  // MARK: State

  @Test func aDequeuedTableCellIsNotSelected() {
    var states: [Bool] = []
    let table = ListSource(60, "cell") { view, _ in
      if let cell = view as? UITableViewCell { states.append(cell.isSelected || cell.isHighlighted) }
    }.table(100, 100, cell: MarkedCell.self)
    table.rowHeight = 20
    table.layoutIfNeeded()
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    table.visibleCells.forEach { $0.isHighlighted = true }
    #expect(table.visibleCells.first?.isSelected == true)
    table.scroll(toY: 400)
    #expect(states.count > 5 && !states.contains(true))
    #expect(!table.visibleCells.contains { ($0 as? MarkedCell)?.wasMarkedAtReuse ?? true })
  }

  @Test func aDequeuedCollectionCellIsNotSelected() {
    let items = SizedItems(60, "cell")
    let collection = items.collection(UICollectionViewFlowLayout(), 100, 100, cell: FrameCell.self).laidOut()
    collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    collection.visibleCells.forEach { $0.isHighlighted = true }
    collection.scroll(toY: 300)
    #expect(!items.states.contains(true))
    collection.contentOffset.y = 0
    #expect(collection.visibleCells.map(\.isSelected).firstIndex(of: true) == 0)
  }

  @Test func recycledCellsHaveTheEditingStateOfTheirRow() {
    let fixture = TableFixture([TableFixture.rows(100)])
    let editing = EvenRowsEdit()
    fixture.table.dataSource = editing
    fixture.table.setEditing(true, animated: false)
    for offset in stride(from: 0, through: 900, by: 30) as StrideThrough<CGFloat> {
      fixture.table.contentOffset.y = offset
      for (path, cell) in zip(fixture.table.indexPathsForVisibleRows ?? [], fixture.table.visibleCells) {
        let isEditable = path.row.isMultiple(of: 2)
        #expect(cell.isEditing == isEditable)
        #expect(cell.showsReorderControl == isEditable)
        #expect(cell.shouldIndentWhileEditing == isEditable)
        #expect(cell.editingStyle == (isEditable ? .delete : .none))
      }
    }
    fixture.table.setEditing(false, animated: false)
    fixture.table.contentOffset.y = 0
    #expect(!fixture.table.visibleCells.contains { $0.isEditing || $0.editingStyle != .none })
    #expect(fixture.table.visibleCells.allSatisfy { $0.shouldIndentWhileEditing })
  }

  // MARK: The pool

  @Test func aPoolDoesNotHandOutWhatIsOnScreen() {
    let source = KeptCellsSource(20)
    let table = source.table(100, 100)
    table.rowHeight = 20
    for offset in [0, 200, 0, 200, 100, 0] as [CGFloat] {
      table.scroll(toY: offset)
      #expect(table.visibleCells == Array(source.cells[Int(offset) / 20..<Int(offset) / 20 + 5]))
    }
    var handedOut: [UITableViewCell] = []
    while let cell = table.dequeueReusableCell(withIdentifier: "kept") { handedOut.append(cell) }
    #expect(Set(handedOut.map(ObjectIdentifier.init)).count == handedOut.count)
    #expect(!handedOut.contains { $0.superview != nil })
    #expect(handedOut.count == 10)
    // Cells on screen return to the pool when they leave it.
    table.scroll(toY: 300)
    #expect(table.dequeueReusableCell(withIdentifier: "kept") != nil)
  }

  @Test func aViewIsInItsPoolOnce() {
    let pools = ReusePools<UIView>()
    let key = ReuseKey("twice")
    pools.open(key)
    let views = [UIView(), UIView()]
    for view in views + views { pools.put(view, under: key) }
    #expect(pools.idleCount == 2)
    #expect(pools.take(key) === views[1])
    pools.put(views[1], under: key)
    #expect(pools.take(key) === views[1])
    #expect(pools.take(key) === views[0])
    #expect(pools.take(key) == nil)
    #expect(pools.idleCount == 0)
  }

  // MARK: Identifiers

  @Test func cellsMaySpecifyTheirIdentifier() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.recycle(NamedCell(style: .default, reuseIdentifier: nil))
    #expect(table.dequeueReusableCell(withIdentifier: "named") is NamedCell)
    #expect(NamedHeader(reuseIdentifier: nil).reuseIdentifier == "named")
    #expect(NamedItem(frame: .zero).reuseIdentifier == "named")
  }
}

/// Cells of rows of different heights, checked when the data source gets them.
private final class FilledRows: ListSource, UITableViewDelegate {
  var faults: [String] = []
  var asked = 0

  func tableView(_: UITableView, heightForRowAt path: IndexPath) -> CGFloat { CGFloat(20 + path.row % 5) }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell =
      indexPath.row.isMultiple(of: 7)
      ? tableView.dequeueReusableCell(withIdentifier: "cell")
      : tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    guard let cell else { return UITableViewCell() }
    let row = tableView.rectForRow(at: indexPath)
    if cell.frame != row { faults.append("\(cell.frame) instead of \(row)") }
    if cell.contentView.frame.size != row.size { faults.append("content of \(cell.contentView.frame)") }
    return cell
  }
}

private final class MarkedCell: UITableViewCell {
  private(set) var wasMarkedAtReuse = false
  override func prepareForReuse() {
    super.prepareForReuse()
    wasMarkedAtReuse = isSelected || isHighlighted
  }
}

private final class FrameCell: UICollectionViewCell {
  private(set) var firstFrame = CGRect.null
  private(set) var heard: [CGRect] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    firstFrame = frame
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    firstFrame = .null
    heard = []
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    heard.append(layoutAttributes.frame)
  }
}

/// Items of different sizes, checked when the data source gets their cells.
private final class SizedItems: ListSource, UICollectionViewDelegateFlowLayout {
  var faults: [String] = []
  var states: [Bool] = []
  var asked = 0

  func collectionView(_: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
    CGSize(width: 30 + path.item % 3, height: 20 + path.item % 4)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let frame = collectionView.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    if cell.frame != frame { faults.append("\(cell.frame) instead of \(frame)") }
    if cell.contentView.frame != cell.bounds { faults.append("content of \(cell.contentView.frame)") }
    if let cell = cell as? FrameCell {
      if !cell.firstFrame.isNull, cell.firstFrame.size != frame.size { faults.append("made with \(cell.firstFrame)") }
      if cell.heard != [frame] { faults.append("applied \(cell.heard)") }
    }
    states.append(cell.isSelected || cell.isHighlighted)
    return cell
  }

  func collectionView(_: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt _: IndexPath) {
    if (cell as? FrameCell)?.heard.count != 1 { faults.append("attributes applied twice") }
  }
}

private final class EvenRowsEdit: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_: UITableView, canEditRowAt path: IndexPath) -> Bool { path.row.isMultiple(of: 2) }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

private final class KeptCellsSource: ListSource {
  let cells = (0..<20).map { _ in UITableViewCell(style: .default, reuseIdentifier: "kept") }
  override func tableView(_: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { cells[path.row] }
}

private final class NamedCell: UITableViewCell {
  override var reuseIdentifier: String? { "named" }
}

private final class NamedHeader: UITableViewHeaderFooterView {
  override var reuseIdentifier: String? { "named" }
}

private final class NamedItem: UICollectionViewCell {
  override var reuseIdentifier: String? { "named" }
}
