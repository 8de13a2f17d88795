import Recycler

/// A table's data source whose cells a test makes.
final class RowSource: NSObject, UITableViewDataSource {
  let table: UITableView
  private let count: Int
  private let cell: (UITableView, IndexPath) -> UITableViewCell

  init(_ count: Int = 1, cell: @escaping (UITableView, IndexPath) -> UITableViewCell) {
    self.count = count
    self.cell = cell
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.rowHeight = 20
    super.init()
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(tableView, indexPath)
  }
}

/// A collection view's data source whose cells and headers a test makes.
final class ItemSource: NSObject, UICollectionViewDataSource {
  let collection: UICollectionView
  private let cell: (UICollectionView, IndexPath) -> UICollectionViewCell
  private let header: ((UICollectionView, IndexPath) -> UICollectionReusableView)?

  init(
    cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell,
    header: ((UICollectionView, IndexPath) -> UICollectionReusableView)? = nil
  ) {
    self.cell = cell
    self.header = header
    let layout = UICollectionViewFlowLayout()
    if header != nil { layout.headerReferenceSize = CGSize(width: 0, height: 10) }
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    super.init()
    collection.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cell(collectionView, indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { header?(collectionView, indexPath) ?? UICollectionReusableView() }
}
