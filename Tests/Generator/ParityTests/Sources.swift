import Recycler

/// A table's data source whose cells a test makes.
final class Rows: NSObject, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let count: Int
  private let cell: (UITableView, IndexPath) -> UITableViewCell

  init(_ count: Int, cell: @escaping (UITableView, IndexPath) -> UITableViewCell) {
    self.count = count
    self.cell = cell
    super.init()
    table.rowHeight = 40
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(tableView, indexPath)
  }

  /// The classes of the cells on screen.
  var classes: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map { String(describing: type(of: $0)) }
  }
}

/// A collection view's data source whose cells and supplementary views a test makes.
final class Items: NSObject, UICollectionViewDataSource {
  let collection: UICollectionView
  private let count: Int
  private let cell: (UICollectionView, IndexPath) -> UICollectionViewCell
  private let view: (UICollectionView, String, IndexPath) -> UICollectionReusableView

  init(
    _ count: Int,
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell,
    view: @escaping (UICollectionView, String, IndexPath) -> UICollectionReusableView = { _, _, _ in
      UICollectionReusableView()
    }
  ) {
    self.count = count
    self.cell = cell
    self.view = view
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    super.init()
    collection.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cell(collectionView, indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { view(collectionView, kind, indexPath) }

  /// The classes of the cells on screen.
  var classes: [String] {
    collection.layoutIfNeeded()
    return collection.indexPathsForVisibleItems.sorted().compactMap { collection.cellForItem(at: $0) }
      .map { String(describing: type(of: $0)) }
  }
}

/// A flow layout with a sticker on its first item.
final class StickerLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let sticker = layoutAttributesForSupplementaryView(ofKind: "sticker", at: IndexPath(item: 0, section: 0))
    return (super.layoutAttributesForElements(in: rect) ?? []) + [sticker].compactMap { $0 }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == "sticker" else {
      return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    let sticker = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    sticker.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    return sticker
  }
}
