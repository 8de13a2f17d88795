import HeadlessUIKit

extension PropertyReader {
  static let cells = [tableCell, headerFooter, collectionCell, listCell]

  private static let tableCell = PropertyReader(UITableViewCell.self) { cell, properties in
    properties.add("isSelected", cell.isSelected)
    properties.add("isHighlighted", cell.isHighlighted)
    properties.add("isEditing", cell.isEditing)
    properties.add("accessoryType", .list(["\(cell.accessoryType)"]))
    properties.add("editingAccessoryType", .list(["\(cell.editingAccessoryType)"]))
    properties.add("accessoryView", .list(cell.accessoryView.map { ["\(type(of: $0))"] } ?? []))
    properties.add("selectionStyle", .list(["\(cell.selectionStyle)"]))
    properties.add("indentationLevel", cell.indentationLevel)
    properties.add("separatorInset", cell.separatorInset)
    properties.add("showsReorderControl", cell.showsReorderControl)
    properties.add("contentConfiguration", SnapshotValue(cell.contentConfiguration))
    properties.add("backgroundConfiguration", SnapshotValue(cell.backgroundConfiguration))
  }

  private static let headerFooter = PropertyReader(UITableViewHeaderFooterView.self) { view, properties in
    properties.add("contentConfiguration", SnapshotValue(view.contentConfiguration))
    properties.add("backgroundConfiguration", SnapshotValue(view.backgroundConfiguration))
  }

  private static let collectionCell = PropertyReader(UICollectionViewCell.self) { cell, properties in
    properties.add("isSelected", cell.isSelected)
    properties.add("isHighlighted", cell.isHighlighted)
    properties.add("contentConfiguration", SnapshotValue(cell.contentConfiguration))
    properties.add("backgroundConfiguration", SnapshotValue(cell.backgroundConfiguration))
  }

  private static let listCell = PropertyReader(UICollectionViewListCell.self) { cell, properties in
    properties.add("indentationLevel", cell.indentationLevel)
    properties.add(
      "accessories",
      .list(cell.accessories.map { "\($0.accessoryType)" + ($0.text.map { " \"\($0)\"" } ?? "") })
    )
  }
}
