@testable import HeadlessUIKit

final class PreferringCell: UICollectionViewCell {
  var preference: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied()
    if let preference { fitted.size = preference }
    return fitted
  }
}

final class PreferringView: UICollectionReusableView {
  var preference: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied()
    if let preference { fitted.size = preference }
    return fitted
  }
}

final class Backdrop: UICollectionReusableView {}

/// A collection view, 100 by 100 points, with a compositional layout and numbers of items.
final class CompositionalStage: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  var cellSize: (IndexPath) -> CGSize? = { _ in nil }
  var headerSize: (Int) -> CGSize? = { _ in nil }
  /// The items whose cells were requested.
  private(set) var requested: [IndexPath] = []
  let layout: UICollectionViewCompositionalLayout
  let view: UICollectionView

  init(_ counts: [Int], _ layout: UICollectionViewCompositionalLayout, size: CGSize = CGSize(width: 100, height: 100)) {
    self.counts = counts
    self.layout = layout
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.register(PreferringCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge", "global"] {
      view.register(PreferringView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    layout.register(Backdrop.self, forDecorationViewOfKind: "back")
    view.dataSource = self
  }

  func takeRequested() -> [IndexPath] {
    defer { requested = [] }
    return requested
  }

  /// The frames of the cells in view, as they appear: relative to the view's top left corner.
  var seen: [IndexPath: CGRect] {
    view.layoutIfNeeded()
    var seen: [IndexPath: CGRect] = [:]
    for (key, cell) in view.state.shown where key.category == .cell {
      guard let host = cell.superview else { continue }
      let frame = cell.frame.offsetBy(dx: -host.bounds.origin.x, dy: -host.bounds.origin.y)
      let distance = host === view ? .zero : host.frame.origin
      let offset = host === view ? .zero : view.contentOffset
      seen[key.position.indexPath] = frame.offsetBy(dx: distance.x - offset.x, dy: distance.y - offset.y)
    }
    return seen
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frame(ofKind kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    requested.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? PreferringCell)?.preference = cellSize(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
    (view as? PreferringView)?.preference = headerSize(indexPath[0])
    return view
  }
}

extension NSCollectionLayoutSize {
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutSection {
  /// A grid of equal items in lines of a height.
  static func grid(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1))
    )
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(height))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }

  /// Groups of one item of a size each.
  static func column(
    _ height: NSCollectionLayoutDimension,
    width: NSCollectionLayoutDimension = .fractionalWidth(1)
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(width, height)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
  }

  /// Rows of an estimated height.
  static func rows(estimate: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(estimate))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
  }

  /// Items of a width that scroll horizontally.
  static func shelf(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    width: CGFloat,
    height: CGFloat = 40
  ) -> NSCollectionLayoutSection {
    let section = column(.absolute(height), width: .absolute(width))
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  func with(_ change: (NSCollectionLayoutSection) -> Void) -> NSCollectionLayoutSection {
    change(self)
    return self
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  static func edge(
    _ kind: String,
    _ alignment: NSRectAlignment,
    height: NSCollectionLayoutDimension = .absolute(10),
    pinned: Bool = false
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), height),
      elementKind: kind,
      alignment: alignment
    )
    item.pinToVisibleBounds = pinned
    return item
  }
}
