import HeadlessUIKit
import Testing

/// Visible cells that change their size.
@MainActor struct SelfSizingInvalidationTests {
  class TableCard: UITableViewCell {
    let card = UIView()
    private(set) lazy var height = card.heightAnchor.constraint(equalToConstant: 50)

    func show() {
      height.priority = .defaultHigh
      if card.superview == nil { contentView.fill(with: card, height) }
    }
  }

  /// A card whose width is that of the cell, by a constraint of the cell.
  final class TiedCard: TableCard {
    override func show() {
      if card.superview != nil { return }
      super.show()
      addConstraint(card.widthAnchor.constraint(equalTo: widthAnchor))
    }
  }

  final class CollectionCard: UICollectionViewCell {
    let card = UIView()
    private(set) lazy var height = card.heightAnchor.constraint(equalToConstant: 50)

    func show() {
      height.priority = .defaultHigh
      if card.superview == nil { contentView.fill(with: card, height) }
    }
  }

  private let cards = ListSource(3, "card") { cell, _ in
    (cell as? TableCard)?.show()
    (cell as? CollectionCard)?.show()
  }

  private func table(_ cell: UITableViewCell.Type = TableCard.self) -> UITableView { cards.table(200, 300, cell: cell) }

  private func collection() -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout(section: .column(.estimated(40)))
    return cards.collection(layout, 200, 300, cell: CollectionCard.self)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let invalidation: UITableView.SelfSizingInvalidation
    /// The height after a constraint changed, and after the cell was told that its size changed, too.
    let afterConstraint: CGFloat
    let afterRequest: CGFloat
    var testDescription: String { "\(invalidation)" }
  }

  nonisolated static let changes = [
    Change(invalidation: .disabled, afterConstraint: 50, afterRequest: 50),
    Change(invalidation: .enabled, afterConstraint: 50, afterRequest: 80),
    Change(invalidation: .enabledIncludingConstraints, afterConstraint: 80, afterRequest: 80),
  ]

  @Test(arguments: changes, [false, true]) func aRowIsMeasuredAgain(_ change: Change, cellHoldsConstraints: Bool) throws
  {
    let table = table(cellHoldsConstraints ? TiedCard.self : TableCard.self)
    table.selfSizingInvalidation = change.invalidation
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? TableCard)
    #expect(cell.frame.height == 50)
    cell.height.constant = 80
    table.layoutIfNeeded()
    #expect(cell.frame.height == change.afterConstraint)
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(cell.frame.height == change.afterRequest)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 50 + change.afterRequest)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 50 + change.afterRequest)
    #expect(table.contentSize.height == 100 + change.afterRequest)
  }

  @Test(arguments: changes) func anItemIsMeasuredAgain(_ change: Change) throws {
    let collection = collection()
    collection.selfSizingInvalidation = try #require(.init(rawValue: change.invalidation.rawValue))
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? CollectionCard)
    #expect(cell.frame.height == 50)
    cell.height.constant = 80
    collection.layoutIfNeeded()
    #expect(cell.frame.height == change.afterConstraint)
    cell.contentView.invalidateIntrinsicContentSize()
    collection.layoutIfNeeded()
    #expect(cell.frame.height == change.afterRequest)
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 50 + change.afterRequest)
    #expect(collection.contentSize.height == 100 + change.afterRequest)
  }

  enum Request: CaseIterable { case reconfiguration, invalidation, emptyBatch }

  /// UIKit documents that cells are sized again after they were reconfigured.
  @Test(arguments: Request.allCases) func cellsAreMeasuredOnRequest(_ request: Request) throws {
    let collection = collection().laidOut()
    try #require(collection.cellForItem(at: [0, 1]) as? CollectionCard).height.constant = 80
    switch request {
    case .reconfiguration: collection.reconfigureItems(at: [[0, 1]])
    case .invalidation: collection.collectionViewLayout.invalidateLayout()
    case .emptyBatch: collection.performBatchUpdates(nil)
    }
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.height) == [50, 80, 50] && collection.contentSize.height == 180)
    if request == .invalidation { return }
    let table = table().laidOut()
    try #require(table.cellForRow(at: [0, 1]) as? TableCard).height.constant = 80
    if request == .reconfiguration { table.reconfigureRows(at: [[0, 1]]) } else { table.performBatchUpdates(nil) }
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [50, 80, 50] && table.contentSize.height == 180)
  }

  /// A header of the class of cells isn't taken for the first item.
  @Test func aListCellAsAHeaderIsMeasuredAsAHeader() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    let frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = ("Text", "More")
      cell.contentConfiguration = content
    }
    let kind = UICollectionView.elementKindSectionHeader
    typealias Headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
    let headers = Headers(elementKind: kind) { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Header"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    source.apply(NSDiffableDataSourceSnapshot([(0, [1, 2])]), animatingDifferences: false)
    collection.layoutIfNeeded()
    let views = [collection.supplementaryView(forElementKind: kind, at: [0, 0])] + collection.visibleCells
    let before = views.map { $0?.frame }
    collection.isEditing = true
    collection.layoutIfNeeded()
    #expect(views.map { $0?.frame } == before)
  }

  @Test func aNewConfigurationIsMeasured() throws {
    let table = table(UITableViewCell.self).laidOut()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    var content = cell.defaultContentConfiguration()
    content.text = "Short"
    cell.contentConfiguration = content
    table.layoutIfNeeded()
    #expect(cell.frame.height == 44)
    content.text = "One line after another, until there are so many words that they take several lines"
    cell.contentConfiguration = content
    table.layoutIfNeeded()
    #expect(cell.frame.height > 60)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == cell.frame.maxY)
  }

  @Test func aRowOfAFixedHeightKeepsIt() throws {
    let table = table()
    table.rowHeight = 60
    table.selfSizingInvalidation = .enabledIncludingConstraints
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? TableCard)
    cell.height.constant = 80
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(cell.frame.height == 60)
  }
}
