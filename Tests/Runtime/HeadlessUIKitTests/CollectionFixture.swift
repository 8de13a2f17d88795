@testable import HeadlessUIKit

final class TextItemCell: UICollectionViewCell {
  var text = ""
}

/// A collection's header or footer with a text.
final class TextView: UICollectionReusableView {
  var text = ""
}

/// A data source and delegate of a collection view that is backed by arrays and records every call.
final class CollectionFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  var size: ((IndexPath) -> CGSize)?
  var headerSize: ((Int) -> CGSize)?
  var footerSize: ((Int) -> CGSize)?
  var sectionNames: ((Int) -> String)?
  var log: [String] = []
  /// The views that the collection view displays, according to its delegate calls.
  var ledger = DisplayLedger()
  let layout = UICollectionViewFlowLayout()
  let collection: UICollectionView

  init(_ sections: [[String]], height: CGFloat = 100) {
    self.sections = sections
    layout.itemSize = CGSize(width: 30, height: 20)
    layout.minimumLineSpacing = 5
    layout.minimumInteritemSpacing = 5
    let frame = CGRect(x: 0, y: 0, width: 100, height: height)
    collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    collection.register(TextItemCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(TextView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "outer")
    }
    collection.dataSource = self
    collection.delegate = self
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  var shown: [String] { collection.visibleCells.map { ($0 as? TextItemCell)?.text ?? "" } }

  private func write(_ call: String, _ path: IndexPath) { log.append("\(call) \(path.section).\(path.item)") }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.append("numberOfSections")
    return sections.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    log.append("numberOfItems \(section)")
    return sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    write("cell", indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TextItemCell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    write(kind.dropFirst(30).lowercased(), indexPath)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "outer",
      for: indexPath
    )
    (view as? TextView)?.text = sectionNames?(indexPath.section) ?? ""
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { headerSize?(section) ?? layout.headerReferenceSize }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { footerSize?(section) ?? layout.footerReferenceSize }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(_: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size?(indexPath) ?? layout.itemSize }

  func collectionView(_: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    write("willDisplay", indexPath)
    ledger.begin(cell)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    write("didEndDisplaying", indexPath)
    ledger.end(cell)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    log.append("willDisplay\(elementKind.dropFirst(30)) \(indexPath.section)")
    ledger.begin(view)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    log.append("didEndDisplaying\(elementKind.dropFirst(30)) \(indexPath.section)")
    ledger.end(view)
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    write("shouldHighlight", indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    write("didHighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    write("didUnhighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    write("shouldSelect", indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    write("didSelect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    write("didDeselect", indexPath)
  }
}
