import HeadlessUIKit
import Testing

/// A layout of an app that is told about updates and changes of layouts, as layouts of chats and cards are.
@MainActor struct LayoutUpdateTests {
  /// A column of rows that keeps the newest one in view.
  private final class Column: UICollectionViewLayout {
    private let name: String
    private let log: Log
    private var count = 0

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
      super.prepare()
      count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: CGFloat(count) * 50) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 100, height: 50)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      let texts = updateItems.map { item in
        let (before, after) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
        return "\(item.updateAction) \(before.map(String.init) ?? "-")>\(after.map(String.init) ?? "-")"
      }
      log.lines.append("\(name) prepares \(count): \(texts.joined(separator: ", "))")
    }
    override func finalizeCollectionViewUpdates() {
      log.lines.append("\(name) ends with \(collectionView?.visibleCells.count ?? 0) cells")
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      CGPoint(x: 0, y: max(0, collectionViewContentSize.height - 100))
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.lines.append("\(name) goes") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.lines.append("\(name) comes") }
    override func finalizeLayoutTransition() { log.lines.append("\(name) is done") }
  }

  private let log = Log()
  private let messages = ListSource(4, "cell")

  private func list(_ layout: UICollectionViewLayout) -> UICollectionView {
    let list = messages.collection(layout, 100, 100).laidOut()
    return list
  }

  @Test func aLayoutIsToldAboutABatchAndDecidesTheOffset() {
    let list = list(Column("column", log))
    #expect(list.contentOffset.y == 0)
    list.performBatchUpdates {
      messages.count = 5
      list.deleteItems(at: [IndexPath(item: 0, section: 0)])
      list.insertItems(at: [IndexPath(item: 3, section: 0), IndexPath(item: 4, section: 0)])
      list.reloadItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(
      log.lines == ["column prepares 5: delete 0>-, insert ->3, insert ->4, reload 1>0", "column ends with 2 cells"]
    )
    #expect(list.contentOffset.y == 150 && list.indexPathsForVisibleItems.map(\.item) == [3, 4])
  }

  /// A flow layout that lets items and headers fade in and out, as animated lists have it.
  private final class Fading: UICollectionViewFlowLayout {
    var asked: [String] = []
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      asked.append("begin")
    }
    override func finalizeCollectionViewUpdates() { asked.append("end") }
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      asked.append("in \(path.section) \(path.item)")
      return super.initialLayoutAttributesForAppearingItem(at: path)
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      asked.append("out \(path.section) \(path.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: path)
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind kind: String,
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("header in \(path.section)")
      return nil
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind kind: String,
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("header out \(path.section)")
      return nil
    }
  }

  private final class Sections: NSObject, UICollectionViewDataSource {
    var counts = [2, 1]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  @Test func aLayoutIsAskedWhereVisibleElementsBeginAndEnd() {
    let (layout, sections) = (Fading(), Sections())
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let header = UICollectionView.elementKindSectionHeader
    list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
    list.dataSource = sections
    list.layoutIfNeeded()
    #expect(layout.asked == [])
    sections.counts = [2, 1, 1]
    list.performBatchUpdates {
      list.deleteItems(at: [IndexPath(item: 0, section: 0)])
      list.insertItems(at: [IndexPath(item: 1, section: 0)])
      list.insertSections([2])
    }
    #expect(layout.asked == ["begin", "out 0 0", "in 0 1", "in 2 0", "header in 2", "end"])
    layout.asked = []
    sections.counts = [2, 40]
    list.performBatchUpdates {
      list.deleteSections([2])
      list.insertItems(at: (1..<40).map { IndexPath(item: $0, section: 1) })
    }
    #expect(layout.asked == ["begin", "out 2 0", "header out 2", "in 1 1", "in 1 2", "in 1 3", "end"])
  }

  @Test(arguments: [true, false]) func bothLayoutsAreToldAboutAChange(animated: Bool) {
    let list = list(Column("old", log))
    list.setCollectionViewLayout(Column("new", log), animated: animated)
    #expect(log.lines == ["old goes", "new comes", "old is done", "new is done"])
    #expect(list.contentOffset.y == 100)
  }

  private final class Anchor: NSObject, UICollectionViewDelegate {
    func collectionView(_: UICollectionView, targetContentOffsetForProposedContentOffset _: CGPoint) -> CGPoint {
      CGPoint(x: 0, y: 20)
    }
  }

  @Test func theDelegateDecidesAfterTheLayout() {
    let list = list(Column("old", log))
    let anchor = Anchor()
    list.delegate = anchor
    list.setCollectionViewLayout(Column("new", log), animated: true)
    withExtendedLifetime(anchor) { #expect(list.contentOffset.y == 20) }
  }
}
