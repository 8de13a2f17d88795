import HeadlessUIKit
import Testing

/// Constraints that a cell holds itself, to views in its content, as documents of earlier versions of Xcode have them.
@MainActor struct CellConstraintTests {
  /// Adds a square to a content view, half as wide as the cell and 5 points from the content's upper and lower edges.
  private static func addSquare(to cell: UIView, _ content: UIView) {
    let square = UIView()
    square.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(square)
    NSLayoutConstraint.activate([
      square.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
      square.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      content.bottomAnchor.constraint(equalTo: square.bottomAnchor, constant: 5),
      square.heightAnchor.constraint(equalTo: square.widthAnchor),
    ])
    cell.addConstraint(square.widthAnchor.constraint(equalTo: cell.widthAnchor, multiplier: 0.5))
  }

  private final class Row: FilledRow {
    override func fill(_ content: UIView) { addSquare(to: self, content) }
  }
  private final class Header: FilledHeader {
    override func fill(_ content: UIView) { addSquare(to: self, content) }
  }
  private final class Item: FilledItem {
    override func fill(_ content: UIView) { addSquare(to: self, content) }
  }

  private final class List: ListSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
    }
  }

  @Test(arguments: [UITableViewCell.AccessoryType.none, .disclosureIndicator])
  func rowsAndHeadersTakeTheHeightOfTheirOwnConstraints(accessory: UITableViewCell.AccessoryType) throws {
    let list = List(2, "Row") { cell, _ in (cell as? UITableViewCell)?.accessoryType = accessory }
    let table = list.table(200, 600, cell: Row.self)
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "Header")
    (table.sectionHeaderHeight, table.estimatedSectionHeaderHeight) = (UITableView.automaticDimension, 30)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [110, 110])
    #expect(table.headerView(forSection: 0)?.frame.height == 110)
    let cell = try #require(table.visibleCells.last)
    #expect(cell.contentView.subviews.first?.frame == CGRect(x: 0, y: 5, width: 100, height: 100))
    #expect(cell.contentView.frame.height == 110 && (cell.contentView.frame.width < 200) == (accessory != .none))
  }

  @Test func itemsTakeTheHeightOfTheirOwnConstraints() {
    let layout = UICollectionViewCompositionalLayout(section: .column(.estimated(50)))
    let collection = List(2, "Item").collection(layout, 200, 600, cell: Item.self).laidOut()
    #expect(collection.visibleCells.map(\.frame.height) == [110, 110])
  }
}
