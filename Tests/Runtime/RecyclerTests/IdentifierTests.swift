import Recycler
import Testing

@MainActor struct IdentifierTests {
  @Test func tableCellsAreDequeuedByImplicitMember() throws {
    let source = RowSource(50) { table, path in table.dequeue(.personCell, for: path) }
    source.table.register(.personCell)
    source.table.layoutIfNeeded()
    source.table.contentOffset.y = 20
    let reused = try #require(source.table.visibleCells.last as? PersonCell)
    #expect(reused.reuses == 1)
    #expect(reused.reuseIdentifier == "person")
  }

  @Test func headersAreDequeuedByImplicitMember() {
    let table = UITableView(frame: .zero)
    table.register(.titleView)
    let view = table.dequeue(.titleView)
    #expect(type(of: view) == TitleView.self)
  }

  @Test func collectionViewsAreDequeuedByImplicitMember() {
    let source = ItemSource(cell: { $0.dequeue(.photoCell, for: $1) }, header: { $0.dequeue(.photoHeader, for: $1) })
    source.collection.register(.photoCell)
    source.collection.register(.photoHeader)
    #expect(!source.collection.visibleCells.isEmpty)
    #expect(source.collection.visibleCells.allSatisfy { type(of: $0) == PhotoCell.self })
    #expect(source.collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
  }

  /// Contexts that ask for a base class or an optional, as UIKit's methods do.
  @Test func implicitMembersWorkWhereABaseClassIsExpected() {
    func cell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell? { table.dequeue(.personCell, for: path) }
    func header(_ table: UITableView) -> UIView? { table.dequeue(.titleView) }
    func view(_ table: UITableView) -> UIView { table.dequeue(.titleView) }
    func own(_ table: UITableView) -> TitleView? { table.dequeue(.titleView) }
    func item(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell? {
      view.dequeue(.photoCell, for: path)
    }
    func top(_ view: UICollectionView, _ path: IndexPath) -> UICollectionReusableView? {
      view.dequeue(.photoHeader, for: path)
    }
    let source = RowSource { table, path in cell(table, path) ?? UITableViewCell() }
    source.table.register(.personCell)
    source.table.register(.titleView)
    #expect(source.table.visibleCells.first is PersonCell)
    #expect(header(source.table) is TitleView)
    #expect(type(of: view(source.table)) == TitleView.self)
    #expect(own(source.table) != nil)
    let items = ItemSource(
      cell: { item($0, $1) ?? UICollectionViewCell() },
      header: { top($0, $1) ?? UICollectionReusableView() }
    )
    items.collection.register(.photoCell)
    items.collection.register(.photoHeader)
    #expect(items.collection.visibleCells.first is PhotoCell)
  }

  @Test func cellsOfANibAreDequeued() {
    let source = RowSource { table, path in table.dequeue(Catalog.nibCell, for: path) }
    source.table.register(Catalog.nibCell)
    #expect(source.table.visibleCells.first is XibCell)
  }

  @Test func aSubclassIsAccepted() {
    let source = RowSource { table, path in table.dequeue(ReuseIdentifier<ParentCell>("p"), for: path) }
    source.table.register(FirstChildCell.self, forCellReuseIdentifier: "p")
    #expect(source.table.visibleCells.first is FirstChildCell)
  }

  @Test func identifiersAreValues() {
    let same = ReuseIdentifier<PersonCell>("person")
    let other = ReuseIdentifier<PersonCell>("other")
    #expect(same == Catalog.personCell)
    #expect(Set([same, other, Catalog.personCell]).count == 2)
    let badge = SupplementaryIdentifier<PhotoHeader>("PhotoHeader", kind: "badge")
    #expect(Catalog.photoHeader != badge)
  }
}
