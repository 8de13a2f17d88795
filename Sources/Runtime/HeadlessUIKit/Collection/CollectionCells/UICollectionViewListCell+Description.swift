extension UICollectionViewListCell {
  static let collectionViewListCellClass = UIKitClass(
    UICollectionViewListCell.self,
    drawing: .inherited,
    audited: { cell, properties in
      properties.add("indentationLevel", cell.indentationLevel)
      properties.add(
        "accessories",
        .list(cell.accessories.map { "\($0.accessoryType)" + ($0.text.map { " \"\($0)\"" } ?? "") })
      )
    }
  )
}
