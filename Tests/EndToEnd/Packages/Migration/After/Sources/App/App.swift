import Recycler

/// Shows the list, scrolls it, shows the album and a detail, and prints what is on screen.
@main
struct App {
  @MainActor static func main() {
    let shop = ShopScreen.instantiate()
    shop.loadViewIfNeeded()
    shop.tableView.layoutIfNeeded()
    for cell in shop.tableView.visibleCells { print(describe(cell)) }
    print(shop.tableView.headerView(forSection: 0).map { "\(type(of: $0)) \($0.reuseIdentifier ?? "-")" } ?? "-")
    var cells: Set<ObjectIdentifier> = []
    for offset in stride(from: 0, through: 4_000, by: 22) {
      shop.tableView.contentOffset.y = CGFloat(offset)
      shop.tableView.layoutIfNeeded()
      cells.formUnion(shop.tableView.visibleCells.map { ObjectIdentifier($0) })
    }
    print(cells.count, "cells were made")

    let album = Album()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200),
      collectionViewLayout: layout
    )
    album.register(in: collection)
    collection.dataSource = album
    collection.layoutIfNeeded()
    print(collection.visibleCells.map { "\(type(of: $0)) \($0.reuseIdentifier ?? "-")" })
    let header = collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    print(header.map { "\(type(of: $0)) \($0.reuseIdentifier ?? "-")" })

    shop.open()

    let detail = DetailScreen.instantiate()
    detail.view.layoutIfNeeded()
    for case let widget as StarsWidget in detail.view.subviews {
      print(widget.text ?? "-", widget.subviews.map(\.frame))
      widget.show(3)
      print(widget.text ?? "-")
    }
  }

  @MainActor private static func describe(_ cell: UITableViewCell) -> String {
    let text = (cell as? SaleCell)?.text ?? cell.textLabel?.text ?? "-"
    return "\(type(of: cell)) \(cell.reuseIdentifier ?? "-") \(text)"
  }
}
