import HeadlessUIKit

/// The rows or the items of a list's only section, whose cells are dequeued.
///
/// A subclass overrides methods of data sources that this class has, because the others aren't its protocols' any more.
class ListSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count: Int
  /// The identifier of the cells; rows without one have a new cell each.
  var identifier: String?
  /// The title above a table's section.
  var title: String?
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
  func tableView(_: UITableView, titleForHeaderInSection _: Int) -> String? { title }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier ?? "", for: indexPath)
    prepare(cell, indexPath.item)
    return cell
  }
  func collectionView(_: UICollectionView, viewForSupplementaryElementOfKind _: String, at _: IndexPath)
    -> UICollectionReusableView
  { UICollectionReusableView() }

  // MARK: Lists

  private final class Table: UITableView { var source: ListSource? }
  private final class Collection: UICollectionView { var source: ListSource? }

  /// A table of the rows. It retains them, which a table on a device doesn't, and its delegate is the source, if that
  /// can be.
  func table(
    _ width: CGFloat = 320,
    _ height: CGFloat = 480,
    style: UITableView.Style = .plain,
    cell: UITableViewCell.Type = UITableViewCell.self
  ) -> UITableView {
    let table = Table(frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
    if let identifier { table.register(cell, forCellReuseIdentifier: identifier) }
    (table.dataSource, table.delegate, table.source) = (self, self as? any UITableViewDelegate, self)
    return table
  }

  /// A collection view of the items. It retains them, and its delegate is the source, if that can be.
  func collection(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    _ width: CGFloat = 320,
    _ height: CGFloat = 480,
    cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let collection = Collection(frame: frame, collectionViewLayout: layout)
    if let identifier { collection.register(cell, forCellWithReuseIdentifier: identifier) }
    (collection.dataSource, collection.delegate) = (self, self as? any UICollectionViewDelegate)
    collection.source = self
    return collection
  }
}

/// Rows or items that list what their delegate is told.
class ToldList: ListSource, UITableViewDelegate, UICollectionViewDelegate {
  var told: [String] = []

  func tableView(_: UITableView, didSelectRowAt path: IndexPath) { told.append("selected \(path.row)") }
  func tableView(_: UITableView, didDeselectRowAt path: IndexPath) { told.append("deselected \(path.row)") }
  func tableView(_: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
    told.append("accessory \(path.row)")
  }
  func collectionView(_: UICollectionView, didSelectItemAt path: IndexPath) { told.append("selected \(path.item)") }
  func collectionView(_: UICollectionView, didDeselectItemAt path: IndexPath) { told.append("deselected \(path.item)") }
}

// MARK: Cells

/// A row whose content a subclass adds when it is made.
class FilledRow: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    fill(contentView)
  }
  required init?(coder: NSCoder) { nil }
  func fill(_ content: UIView) {}
}

/// The same for a header.
class FilledHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    fill(contentView)
  }
  required init?(coder: NSCoder) { nil }
  func fill(_ content: UIView) {}
}

/// The same for an item.
class FilledItem: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(contentView)
  }
  required init?(coder: NSCoder) { nil }
  func fill(_ content: UIView) {}
}
