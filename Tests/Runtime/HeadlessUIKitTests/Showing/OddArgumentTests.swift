import HeadlessUIKit
import Testing

/// Questions about rows and items that don't exist, and about points that are no points: UIKit answers with nothing.
@MainActor
@Suite struct OddArgumentTests {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath) }
  }

  nonisolated static let paths: [IndexPath] = [
    [0, 3], [0, -1], [-1, 0], [2, 0], [Int.max, 0], [0, Int.max], [Int.min, Int.min], [0, NSNotFound],
  ]

  nonisolated static let points: [CGPoint] = [
    CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.nan), CGPoint(x: 0, y: CGFloat.infinity),
    CGPoint(x: 0, y: -CGFloat.infinity), CGPoint(x: -1, y: -1), CGPoint(x: 1e300, y: 1e300),
  ]

  private static func table(_ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "x")
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  private static func collection(_ source: Source, _ layout: UICollectionViewLayout) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  @Test(arguments: paths) func aTableHasNothingAtAnOddPath(path: IndexPath) {
    let source = Source()
    let table = Self.table(source)
    #expect(table.cellForRow(at: path) == nil)
    #expect(table.rectForRow(at: path) == .zero)
    table.deselectRow(at: path, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
    table.reconfigureRows(at: [])
  }

  @Test(arguments: [-1, 2, Int.max, Int.min]) func aTableHasNothingInAnOddSection(section: Int) {
    let source = Source()
    let table = Self.table(source)
    #expect(table.rect(forSection: section) == .zero && table.rectForHeader(inSection: section) == .zero)
    #expect(table.rectForFooter(inSection: section) == .zero)
    #expect(table.headerView(forSection: section) == nil && table.footerView(forSection: section) == nil)
  }

  @Test(arguments: points) func nothingIsAtAnOddPoint(point: CGPoint) {
    let source = Source()
    let table = Self.table(source)
    // A table has one column, at any location.
    if !point.x.isNaN { #expect(table.indexPathForRow(at: point) == nil) }
    let (flow, size) = (
      UICollectionViewFlowLayout(),
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(50)
      )
    )
    let composed = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      )
    )
    for layout in [flow, composed] {
      #expect(Self.collection(source, layout).indexPathForItem(at: point) == nil)
    }
  }

  @Test(arguments: paths) func aCollectionHasNothingAtAnOddPath(path: IndexPath) {
    let source = Source()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let composed = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      )
    )
    for layout in [UICollectionViewFlowLayout(), composed] {
      let collection = Self.collection(source, layout)
      #expect(collection.cellForItem(at: path) == nil)
      #expect(collection.layoutAttributesForItem(at: path) == nil)
      let kind = UICollectionView.elementKindSectionHeader
      #expect(collection.supplementaryView(forElementKind: kind, at: path) == nil)
      #expect(collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path) == nil)
      collection.deselectItem(at: path, animated: false)
      #expect(collection.indexPathsForSelectedItems == [])
    }
  }

  @Test(arguments: paths) func aDiffableDataSourceHasNothingAtAnOddPath(path: IndexPath) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1, 2, 3], toSection: 0)
    source.apply(snapshot, animatingDifferences: false)
    #expect(source.itemIdentifier(for: path) == nil)
    #expect(source.indexPath(for: 9) == nil)
  }
}
