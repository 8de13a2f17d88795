import Recycler
import Testing

@MainActor struct MixinTests {
  @Test func identifierIsTheClassNameUnlessOverridden() {
    #expect(NameCell.reuseIdentifier == "NameCell")
    #expect(PersonCell.reuseIdentifier == "person")
  }

  @Test func theContextDeterminesTheClassOfACell() throws {
    let source = RowSource(3) { table, path in
      let cell: PersonCell = table.dequeueReusableCell(for: path)
      return cell
    }
    source.table.register(cellType: PersonCell.self)
    #expect(source.table.visibleCells.allSatisfy { $0 is PersonCell })
    let other = RowSource { table, path in table.dequeueReusableCell(for: path) as NameCell }
    other.table.register(cellType: NameCell.self)
    let cell = try #require(other.table.visibleCells.first as? NameCell)
    #expect(cell.label.superview === cell.contentView)
  }

  @Test func aCellsClassMayBeKnownAtRunTimeOnly() {
    let classes: [ParentCell.Type] = [FirstChildCell.self, SecondChildCell.self]
    let source = RowSource(4) { table, path in table.dequeueReusableCell(for: path, cellType: classes[path.row % 2]) }
    for type in classes { source.table.register(cellType: type) }
    #expect(source.table.visibleCells.map { type(of: $0) == FirstChildCell.self } == [true, false, true, false])
  }

  @Test func aTableCellComesFromItsNib() throws {
    let source = RowSource { table, path in table.dequeueReusableCell(for: path) as XibCell }
    source.table.register(cellType: XibCell.self)
    let cell = try #require(source.table.visibleCells.first as? XibCell)
    #expect(cell.awakenings == 1)
    #expect((cell.viewWithTag(7) as? UILabel)?.text == "Name")
    #expect(cell.viewWithTag(7)?.superview === cell.contentView)
  }

  @Test func aHeaderOfATableIsDequeued() {
    let table = UITableView(frame: .zero)
    let missing: TitleView? = table.dequeueReusableHeaderFooterView()
    #expect(missing == nil)
    table.register(headerFooterViewType: TitleView.self)
    #expect(table.dequeueReusableHeaderFooterView(TitleView.self)?.reuseIdentifier == "TitleView")
  }

  @Test func collectionCellsAndHeadersAreDequeued() {
    let source = ItemSource(
      cell: { view, path in view.dequeueReusableCell(for: path) as PhotoCell },
      header: { view, path in
        view.dequeueReusableSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, for: path)
          as PhotoHeader
      }
    )
    source.collection.register(cellType: PhotoCell.self)
    source.collection.register(
      supplementaryViewType: PhotoHeader.self,
      ofKind: UICollectionView.elementKindSectionHeader
    )
    #expect(source.collection.visibleCells.count == 2 || source.collection.visibleCells.allSatisfy { $0 is PhotoCell })
    #expect(
      source.collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
        is PhotoHeader
    )
  }

  @Test func viewsAreLoadedFromNibs() {
    let views = (0..<3).map { _ in Banner.loadFromNib() }
    #expect(Set(views.map(ObjectIdentifier.init)).count == 3)
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    let widget = Widget(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    widget.layoutIfNeeded()
    #expect(widget.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 50, height: 40)])
    widget.frame.size.width = 80
    widget.layoutIfNeeded()
    #expect(widget.subviews[0].frame.width == 80)
  }

  @Test func scenesAreInstantiated() {
    let info = InfoController.instantiate()
    #expect(info.title == "Info")
    #expect(info.note == "storyboard")
    #expect(info.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(InfoController.instantiate { InfoController(coder: $0, note: "mine") }.note == "mine")
    #expect(InfoController.instantiate { _ in nil }.note == "storyboard")
    let detail = DetailController.instantiate()
    #expect(detail.storyboard != nil)
    #expect(DetailController.instantiate { DetailController(coder: $0) } !== detail)
    #expect(
      StoryboardScene<InfoController>(storyboard: "InfoController", bundle: .module).instantiate().title == "Info"
    )
    let scene = StoryboardScene<DetailController>(
      storyboard: "InfoController",
      identifier: "DetailController",
      bundle: .module
    )
    #expect(scene.instantiate { _ in nil } !== detail)
  }
}
