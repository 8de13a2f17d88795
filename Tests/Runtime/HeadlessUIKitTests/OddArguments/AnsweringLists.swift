import HeadlessUIKit

/// Views that retain their data, which those of a device don't, as long as an act lasts.
private final class OwningTable: UITableView { var owner: AnsweringLists? }
private final class OwningCollection: UICollectionView { var owner: AnsweringLists? }

/// A table and a collection view of two sections with three rows or items each, whose answers a test can change.
@MainActor final class AnsweringLists: NSObject {
  let table: UITableView
  let collection: UICollectionView
  var sections = 2
  var count = 3
  /// The answers of the delegates about lengths, by a word for the question.
  var lengths: [String: CGFloat] = [:]
  var size = CGSize(width: 20, height: 20)
  var inset = UIEdgeInsets.zero
  var target: IndexPath?
  var selected: IndexPath?
  var deselected: IndexPath?
  var indentation = 0
  /// The title of each section's header and footer.
  var title: String?
  /// The offset after a change of the layout.
  var offset: CGPoint?
  /// The rows about whose selection the delegate was told.
  var told: [IndexPath] = []
  /// The rows and items whose cells were requested.
  var requested: [IndexPath] = []
  /// The rows and items that were moved.
  var moved: [IndexPath] = []

  init(_ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), style: UITableView.Style = .plain) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let (table, collection) = (
      OwningTable(frame: frame, style: style), OwningCollection(frame: frame, collectionViewLayout: layout)
    )
    (self.table, self.collection) = (table, collection)
    super.init()
    (table.owner, collection.owner) = (self, self)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "x")
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "x")
    }
    (table.dataSource, collection.dataSource) = (self, self)
    (table.delegate, collection.delegate) = (self, self)
  }

  /// Lays both out, scrolls them, and lays them out again.
  func show() {
    for list in [table, collection] as [UIScrollView] {
      list.layoutIfNeeded()
      list.scroll(toY: 50)
    }
  }

  /// A layout of rows of 50 points.
  static var composed: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .column(.absolute(50)))
  }
}

extension AnsweringLists: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    requested.append(indexPath)
    return tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath)
  }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) { moved.append(source) }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { title }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    lengths["row"] ?? UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    lengths["estimated row"] ?? UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    lengths["header"] ?? UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    lengths["footer"] ?? UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    lengths["estimated header"] ?? UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    lengths["estimated footer"] ?? UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indentation }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { selected }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { deselected }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { told.append(indexPath) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { told.append(indexPath) }
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { target ?? proposed }
}

extension AnsweringLists: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    requested.append(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "x", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
    moved.append(source)
  }
  func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint)
    -> CGPoint
  { offset ?? proposed }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { target ?? proposed }
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize
  { size }
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int)
    -> UIEdgeInsets
  { inset }
  func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { lengths["line"] ?? 0 }
  func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { lengths["item"] ?? 0 }
  func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: lengths["header reference"] ?? 0) }
  func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: lengths["footer reference"] ?? 0) }
}
