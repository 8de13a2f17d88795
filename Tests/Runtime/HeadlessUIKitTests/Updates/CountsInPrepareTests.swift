import HeadlessUIKit
import Testing

/// UIKit documents that a layout update calls `prepare()` first.
@MainActor struct CountsInPrepareTests {
  final class Source: ListSource {
    var log: [String] = []
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      log.append("count")
      return count
    }
  }
  final class Layout: UICollectionViewFlowLayout {
    weak var source: Source?
    var newCount: Int?
    override func prepare() {
      source?.log.append("prepare")
      if let newCount { source?.count = newCount }
      super.prepare()
    }
  }

  @Test func countsAreAskedForWhenTheLayoutPrepares() {
    let (source, layout) = (Source(3, "cell"), Layout())
    layout.source = source
    layout.newCount = 5
    let view = source.collection(layout).laidOut()
    #expect(source.log == ["prepare", "count"] && view.visibleCells.count == 5)
    layout.newCount = 2
    view.reloadData()
    view.layoutIfNeeded()
    #expect(source.log == ["prepare", "count", "prepare", "count"] && view.numberOfItems(inSection: 0) == 2)
  }

  @Test func countsBeforeABatchAreThoseBeforeItsChanges() {
    let (source, layout) = (Source(3, "cell"), Layout())
    let view = source.collection(layout)
    view.performBatchUpdates {
      source.count = 4
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 4)
  }
}
