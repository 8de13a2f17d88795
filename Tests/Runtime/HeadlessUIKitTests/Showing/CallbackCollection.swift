@testable import HeadlessUIKit

/// A collection view's data source and delegate whose callbacks query or change the view during its layout.
final class CallbackCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  enum Callback: CaseIterable {
    case sections, items, size, cell, willDisplay, didEndDisplaying, header, willDisplayHeader
  }

  var counts = [8, 0, 30]
  var act: (Callback, UICollectionView, IndexPath) -> Void = { _, _, _ in }
  var log: [String] = []
  let collection: UICollectionView

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 10)
    layout.minimumLineSpacing = 0
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    super.init()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    collection.dataSource = self
    collection.delegate = self
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// The first mistake in the view's visible content; `nil` if there is none.
  var mistake: String? {
    let items = collection.indexPathsForVisibleItems
    let headers = collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    if Set(collection.visibleCells.map(ObjectIdentifier.init)).count != items.count { return "a cell for two items" }
    if collection.subviews.count != items.count + headers.count { return "\(collection.subviews.count) subviews" }
    for (item, cell) in zip(items, collection.visibleCells)
    where collection.layoutAttributesForItem(at: item)?.frame != cell.frame { return "item \(item) at \(cell.frame)" }
    return items.count >= min(counts.reduce(0, +), 8) ? nil : "\(items.count) items"
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    act(.sections, collectionView, IndexPath(item: 0, section: 0))
    return counts.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    act(.items, collectionView, IndexPath(item: 0, section: section))
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    act(.size, collectionView, indexPath)
    return CGSize(width: 40, height: 20)
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    log.append("cell \(indexPath.section).\(indexPath.item)")
    act(.cell, collectionView, indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    act(.cell, collectionView, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.append("header \(indexPath.section)")
    act(.header, collectionView, indexPath)
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("willDisplay \(indexPath.section).\(indexPath.item)")
    act(.willDisplay, collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("didEndDisplaying \(indexPath.section).\(indexPath.item)")
    act(.didEndDisplaying, collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    log.append("willDisplayHeader \(indexPath.section)")
    act(.willDisplayHeader, collectionView, indexPath)
  }
}
