import HeadlessUIKit

/// The rows or the items of a list's only section, whose cells are dequeued.
class ListSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count: Int
  /// The identifier of the cells; rows without one have a new cell each.
  var identifier: String?
  private let prepare: @MainActor (UIView, Int) -> Void

  init(_ count: Int, _ identifier: String? = nil, prepare: @escaping @MainActor (UIView, Int) -> Void = { _, _ in }) {
    (self.count, self.identifier, self.prepare) = (count, identifier, prepare)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = identifier.map { tableView.dequeueReusableCell(withIdentifier: $0, for: indexPath) } ?? UITableViewCell()
    prepare(cell, indexPath.row)
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier ?? "", for: indexPath)
    prepare(cell, indexPath.item)
    return cell
  }
}
