import UIKit

// Calls that apps write with compositional layouts, lists and section snapshots. This file only has to compile; nothing
// runs it.

@MainActor
final class CatalogViewController: UIViewController, UICollectionViewDelegate {
  private enum Section: Int, CaseIterable { case featured, shelf, list }
  private struct Entry: Hashable {
    let title: String
    var children: [Entry] = []
  }

  private static let headerKind = "header"
  private var collectionView: UICollectionView!
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    show()
  }

  private func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
      guard let self, let section = Section(rawValue: index) else { return nil }
      switch section {
      case .featured: return self.grid(columns: environment.container.effectiveContentSize.width > 500 ? 4 : 2)
      case .shelf: return self.shelf()
      case .list:
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        configuration.showsSeparators = false
        configuration.backgroundColor = .systemBackground
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in self?.actions(indexPath) }
        return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      }
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    configuration.scrollDirection = .vertical
    layout.configuration = configuration
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    return layout
  }

  private func grid(columns: Int) -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1))
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: anchor
    )
    let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: columns)
    group.interItemSpacing = .fixed(10)
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: .fixed(4), trailing: nil, bottom: nil)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = .init(top: 0, leading: 10, bottom: 0, trailing: 10)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]
    return section
  }

  private func shelf() -> NSCollectionLayoutSection {
    let leading = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1))
    )
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      repeatingSubitem: NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
      ),
      count: 2
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.85), heightDimension: .estimated(200)),
      subitems: [leading, trailing]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: Self.headerKind,
      alignment: .top
    )
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      items.forEach { item in
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        let scale = max(1 - distance / environment.container.contentSize.width, 0.8)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    return section
  }

  private func actions(_ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in completion(true) }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Entry> {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { cell, _, entry in
      var content = cell.defaultContentConfiguration()
      content.text = entry.title
      cell.contentConfiguration = content
      let options = UICellAccessory.OutlineDisclosureOptions(style: .header)
      cell.accessories =
        entry.children.isEmpty
        ? [.disclosureIndicator(), .reorder(displayed: .always), .label(text: "3")]
        : [.outlineDisclosure(options: options)]
      cell.accessories.append(
        .customView(configuration: .init(customView: UIView(), placement: .trailing(displayed: .always)))
      )
      cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
    }
    let source = UICollectionViewDiffableDataSource<Section, Entry>(collectionView: collectionView) {
      collectionView,
      indexPath,
      entry in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: entry)
    }
    source.sectionSnapshotHandlers.willExpandItem = { entry in print(entry.title) }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, snapshot in
      var snapshot = snapshot
      snapshot.append(parent.children)
      return snapshot
    }
    return source
  }

  private func show() {
    let root = Entry(title: "Root", children: [Entry(title: "Child")])
    var snapshot = NSDiffableDataSourceSnapshot<Section, Entry>()
    snapshot.appendSections(Section.allCases)
    dataSource.apply(snapshot, animatingDifferences: false)
    var outline = NSDiffableDataSourceSectionSnapshot<Entry>()
    outline.append([root])
    outline.append(root.children, to: root)
    outline.expand([root])
    dataSource.apply(outline, to: .list, animatingDifferences: false)
    _ = dataSource.snapshot(for: .list).visibleItems
  }
}

/// A layout with a subclass of its own.
final class CenteredLayout: UICollectionViewCompositionalLayout {
  override init(section: NSCollectionLayoutSection) { super.init(section: section) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)
  }
}
