import HeadlessUIKit
import Recycler

/// A cell with a preferred width.
final class TagCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied()
    fitted.frame.size.width = CGFloat(20 + layoutAttributes.indexPath.item * 7 % 31)
    return fitted
  }
}

/// The data of a collection view with a compositional layout of very many items.
@MainActor
final class CompositionalCollection: NSObject, UICollectionViewDataSource {
  enum Shape {
    /// Eight equal items a line.
    case grid
    /// A large item beside two small ones.
    case nested
    /// One item a line, of an estimated height.
    case list
    /// Items of estimated widths, as many as fit a line.
    case tags
  }

  var count: Int
  private let shape: Shape
  let view: UICollectionView

  init(_ count: Int, _ shape: Shape) {
    self.count = count
    self.shape = shape
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: Self.group(shape)))
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 800), collectionViewLayout: layout)
    super.init()
    view.register(Bench.Cells.itemCell)
    view.register(Bench.Cells.fittedItemCell)
    view.register(Bench.Cells.tagCell)
    view.dataSource = self
    view.layoutIfNeeded()
  }

  private static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private static func group(_ shape: Shape) -> NSCollectionLayoutGroup {
    let line = size(.fractionalWidth(1), .absolute(23))
    switch shape {
    case .grid:
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.125), .fractionalHeight(1)))
      return .horizontal(layoutSize: line, subitems: [item])
    case .nested:
      let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
      let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      let pair = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
        repeatingSubitem: small,
        count: 2
      )
      return .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(69)), subitems: [large, pair])
    case .list:
      let row = size(.fractionalWidth(1), .estimated(23))
      return .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    case .tags:
      let tag = NSCollectionLayoutItem(layoutSize: size(.estimated(37), .fractionalHeight(1)))
      return .horizontal(layoutSize: line, subitems: [tag])
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    switch shape {
    case .grid, .nested: collectionView.dequeue(.itemCell, for: indexPath)
    case .list: collectionView.dequeue(.fittedItemCell, for: indexPath)
    case .tags: collectionView.dequeue(.tagCell, for: indexPath)
    }
  }
}
