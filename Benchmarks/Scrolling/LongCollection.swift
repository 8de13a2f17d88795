import HeadlessUIKit
import Recycler

/// A cell that has the size that the layout gives it.
final class ItemCell: UICollectionViewCell {}

/// A cell that returns its preferred height.
final class FittedItemCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied()
    fitted.frame.size.height = CGFloat(20 + layoutAttributes.indexPath.item % 7)
    return fitted
  }
}

/// The data of a collection view with a flow layout of very many items.
@MainActor
class LongCollection: NSObject, UICollectionViewDataSource {
  var count: Int
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView

  init(_ count: Int) {
    self.count = count
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 4
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 800), collectionViewLayout: layout)
    super.init()
    view.register(Bench.Cells.itemCell)
    view.register(Bench.Cells.fittedItemCell)
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeue(.itemCell, for: indexPath)
  }
}

/// Items whose sizes the layout requests.
final class SizedCollection: LongCollection, UICollectionViewDelegateFlowLayout {
  enum Sizes {
    /// One item per line, 20 to 26 points high.
    case list
    /// 20 to 50 points wide, so that about eight items fit into a line.
    case grid
    /// All equal.
    case equal(CGSize)
  }

  /// The sizes that are returned from now on.
  var sizes: Sizes

  init(_ count: Int, _ sizes: Sizes) {
    self.sizes = sizes
    super.init(count)
    view.delegate = self
    view.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let item = indexPath.item
    switch sizes {
    case .list: return CGSize(width: 320, height: 20 + item % 7)
    case .grid: return CGSize(width: 20 + item * 7 % 31, height: 20 + item % 7)
    case .equal(let size): return size
    }
  }
}

/// Items that have an estimated size until their cells come into view.
final class EstimatedCollection: LongCollection {
  override init(_ count: Int) {
    super.init(count)
    layout.estimatedItemSize = CGSize(width: 320, height: 23)
    view.layoutIfNeeded()
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeue(.fittedItemCell, for: indexPath)
  }
}
