import Recycler
import Testing

/// Rows 1 to 5 of the features in Reusable's documentation.
@MainActor struct CellRows {
  @Test("1. a table cell in code") func aCellInCodeIsDequeued() {
    let rows = Rows(4) { table, path in
      switch path.row {
      case 0:
        let cell: TextCell = table.dequeueReusableCell(for: path)
        return cell
      case 1: return table.dequeueReusableCell(for: path) as TextCell
      case 2: return table.dequeueTextCell(for: path)
      default: return table.dequeue(.textCell, for: path)
      }
    }
    rows.table.register(cellType: TextCell.self)
    #expect(rows.classes == ["TextCell", "TextCell", "TextCell", "TextCell"])
    #expect(rows.table.visibleCells.allSatisfy { $0.reuseIdentifier == "TextCell" })
    let generated = Rows(1) { $0.dequeueTextCell(for: $1) }
    generated.table.registerTextCell()
    #expect(generated.classes == ["TextCell"])
  }

  @Test("2. a table cell from a nib") func aCellOfANibIsDequeued() throws {
    let image = UIImage()
    let rows = Rows(2) { table, path in
      let cell =
        path.row == 0 ? table.dequeueReusableCell(for: path) as PictureCell : table.dequeuePictureCell(for: path)
      cell.fill(with: image)
      return cell
    }
    rows.table.register(cellType: PictureCell.self)
    #expect(rows.classes == ["PictureCell", "PictureCell"])
    #expect(try #require(rows.table.visibleCells.first as? PictureCell).image === image)
    let generated = Rows(1) { $0.dequeue(.pictureCell, for: $1) }
    generated.table.register(.pictureCell)
    #expect(generated.classes == ["PictureCell"])
  }

  @Test("3. both for collections") func itemsAreDequeued() throws {
    let items = Items(4) { collection, path in
      switch path.item {
      case 0: collection.dequeueReusableCell(for: path) as TextItem
      case 1: collection.dequeueReusableCell(for: path) as PictureItem
      case 2: collection.dequeueTextItem(for: path)
      default: collection.dequeue(.pictureItem, for: path)
      }
    }
    items.collection.register(cellType: TextItem.self)
    items.collection.register(cellType: PictureItem.self)
    #expect(items.classes == ["TextItem", "PictureItem", "TextItem", "PictureItem"])
    let picture = try #require(items.collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? PictureItem)
    #expect(picture.pictureView.superview === picture.contentView)
    let generated = Items(2) { path, index in
      index.item == 0 ? path.dequeueTextItem(for: index) : path.dequeuePictureItem(for: index)
    }
    generated.collection.registerTextItem()
    generated.collection.registerPictureItem()
    #expect(generated.classes == ["TextItem", "PictureItem"])
  }

  @Test("4. prototypes of a storyboard, never registered by hand") func prototypesAreDequeued() throws {
    let list = ListScreen.instantiate()
    list.loadViewIfNeeded()
    list.tableView.layoutIfNeeded()
    let cells = list.tableView.visibleCells
    #expect(cells.prefix(4).map { "\(type(of: $0))" } == ["TextCell", "PictureCell", "PrototypeCell", "PrototypeCell"])
    #expect((cells[2] as? PrototypeCell)?.name == "prototype")
    #expect((cells[3] as? PrototypeCell)?.name == "row 3")
    let grid = Reuse.Scenes.gridScreen.instantiate()
    grid.loadViewIfNeeded()
    grid.collectionView.layoutIfNeeded()
    let items = (0..<4).map { grid.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(items[2] is PrototypeItem)
    #expect(items[3] is PrototypeItem)
  }

  @Test("5. a class that is known at run time only") func aClassKnownAtRunTimeIsDequeued() {
    let classes: [ParentCell.Type] = [FirstChildCell.self, SecondChildCell.self, ParentCell.self]
    let rows = Rows(5) { $0.dequeueReusableCell(for: $1, cellType: classes[$1.row % 3]) }
    for type in classes { rows.table.register(cellType: type) }
    let expected = ["FirstChildCell", "SecondChildCell", "ParentCell", "FirstChildCell", "SecondChildCell"]
    #expect(rows.classes == expected)
    #expect(rows.table.visibleCells.map(\.reuseIdentifier) == expected)
    let generated = Rows(2) { table, path in
      path.row == 0 ? table.dequeueFirstChildCell(for: path) : table.dequeue(.secondChildCell, for: path)
    }
    generated.table.registerFirstChildCell()
    generated.table.registerSecondChildCell()
    #expect(generated.classes == ["FirstChildCell", "SecondChildCell"])
  }
}
