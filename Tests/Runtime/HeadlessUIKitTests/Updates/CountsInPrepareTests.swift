import HeadlessUIKit
import Testing

/// UIKit documents that a layout update calls `prepare()` first.
@MainActor struct CountsInPrepareTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var items = 3
    var log: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      log.append("count")
      return items
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
  final class Layout: UICollectionViewFlowLayout {
    weak var source: Source?
    var newCount: Int?
    override func prepare() {
      source?.log.append("prepare")
      if let newCount { source?.items = newCount }
      super.prepare()
    }
  }

  @Test func countsAreAskedForWhenTheLayoutPrepares() {
    let (source, layout) = (Source(), Layout())
    layout.source = source
    layout.newCount = 5
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(source.log == ["prepare", "count"] && view.visibleCells.count == 5)
    layout.newCount = 2
    view.reloadData()
    view.layoutIfNeeded()
    #expect(source.log == ["prepare", "count", "prepare", "count"] && view.numberOfItems(inSection: 0) == 2)
  }

  @Test func countsBeforeABatchAreThoseBeforeItsChanges() {
    let (source, layout) = (Source(), Layout())
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.performBatchUpdates {
      source.items = 4
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 4)
  }
}
