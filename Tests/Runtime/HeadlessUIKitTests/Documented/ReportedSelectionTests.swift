import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Behaviors of selection, editing and headers in tables and collection views that developers reported in public.
@MainActor struct ReportedSelectionTests {
  private static func table(_ rows: ToldList = ToldList(5, "x"), _ style: UITableView.Style = .plain) -> UITableView {
    let table = rows.table(style: style)
    table.rowHeight = 44
    table.layoutIfNeeded()
    return table
  }

  /// Cells that style themselves in `setSelected(_:animated:)` are told when they appear, also of no selection.
  @Test func eachCellIsToldOfItsSelectionWhenItAppears() {
    final class Told: UITableViewCell {
      var told: [Bool] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        told.append(selected)
      }
    }
    let table = ListSource(5, "x").table(cell: Told.self)
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(table.visibleCells.prefix(2).map { ($0 as? Told)?.told } == [[false], [true]])
  }

  /// A row that is reloaded isn't selected any more; one that is configured again is.
  @Test func aReloadedRowIsNotSelected() {
    let rows = ToldList(5, "x")
    let table = Self.table(rows)
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.reconfigureRows(at: [[0, 1]])
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == [0, 1])
    table.reloadRows(at: [[0, 2]], with: .none)
    #expect(table.indexPathForSelectedRow == [0, 1])
    table.reloadRows(at: [[0, 1]], with: .none)
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil && table.cellForRow(at: [0, 1])?.isSelected == false)
    #expect(rows.told.isEmpty)
  }

  /// A cell without a selection style is selected all the same; one that ignores touches isn't.
  @Test func aCellWithoutASelectionStyleIsSelected() {
    let rows = ToldList(5, "x") { cell, _ in (cell as? UITableViewCell)?.selectionStyle = .none }
    let table = Self.table(rows)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), with: table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.user.tap(at: CGPoint(x: 100, y: 60))
    #expect(rows.told == ["selected 1"] && table.cellForRow(at: [0, 1])?.isSelected == true)
    table.cellForRow(at: [0, 2])?.isUserInteractionEnabled = false
    window.user.tap(at: CGPoint(x: 100, y: 100))
    #expect(rows.told == ["selected 1"])
  }

  /// The header of a grouped table has its title in capitals.
  @Test func aGroupedTableHasTitlesInCapitals() {
    let rows = ToldList(5, "x")
    rows.title = "Settings"
    #expect(Self.table(rows, .grouped).headerView(forSection: 0)?.textLabel?.text == "SETTINGS")
    #expect(Self.table(rows, .plain).headerView(forSection: 0)?.textLabel?.text == "Settings")
  }

  /// Since iOS 15, a plain table has 22 points above each header.
  @Test func aPlainTableHasSpaceAboveHeaders() {
    let rows = ToldList(5, "x")
    rows.title = "Settings"
    let table = Self.table(rows)
    table.sectionHeaderHeight = 30
    table.layoutIfNeeded()
    let height = table.contentSize.height
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect(Double(height - table.contentSize.height) == 22)
    #expect(Double(table.rectForRow(at: [0, 0]).minY) == 30)
  }

  /// Rows of a diffable data source can't be edited unless a subclass allows it.
  @Test(arguments: [false, true]) func aDiffableDataSourceAllowsEditing(_ allows: Bool) {
    final class Editable: UITableViewDiffableDataSource<Int, Int> {
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "x")
    let provider: UITableViewDiffableDataSource<Int, Int>.CellProvider = { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "x", for: path)
    }
    let source: UITableViewDiffableDataSource<Int, Int> =
      allows
      ? Editable(tableView: table, cellProvider: provider)
      : UITableViewDiffableDataSource<Int, Int>(tableView: table, cellProvider: provider)
    source.apply(NSDiffableDataSourceSnapshot([(0, [1, 2])]), animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(source.tableView(table, canEditRowAt: [0, 0]) == allows)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0])?.isEditing == allows)
  }

  private static func collection(_ items: ToldList = ToldList(3, "x")) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    return items.collection(layout, 320, 44)
  }

  /// Code that selects an item deselects the one before, and the delegate isn't told of
  /// either, nor of an item that code deselects.
  @Test func codeReplacesTheSelectedItem() {
    let items = ToldList(3, "x")
    let collection = Self.collection(items).laidOut()
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [[0, 1]])
    #expect(collection.cellForItem(at: [0, 0])?.isSelected == false)
    collection.deselectItem(at: [0, 1], animated: false)
    #expect(collection.indexPathsForSelectedItems == [] && items.told.isEmpty)
  }

  @Test func aCollectionViewHasNoContentSizeBeforeItsLayout() {
    let collection = Self.collection()
    #expect(collection.contentSize == .zero)
    collection.layoutIfNeeded()
    #expect(collection.contentSize == CGSize(width: 320, height: 40))
  }

  @Test func aTapOnAnItemInARowDoesNotSelectTheRow() {
    let items = ToldList(3, "x")
    let collection = Self.collection(items)
    let rows = ToldList(5, "x") { cell, _ in
      if collection.superview == nil { (cell as? UITableViewCell)?.contentView.addSubview(collection) }
    }
    let table = Self.table(rows)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), with: table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.user.tap(at: CGPoint(x: 20, y: 20))
    #expect(items.told == ["selected 0"] && rows.told.isEmpty)
    window.user.tap(at: CGPoint(x: 20, y: 60))
    #expect(rows.told == ["selected 1"])
  }
}
