import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Lists as new code writes them: diffable data sources, cell registrations, list layouts, content configurations.
@MainActor struct ModernListAuditTests {
  struct Person: Hashable {
    var name: String
    var town: String?
    var isFavorite = false
  }

  static let people = [
    Person(name: "Ada", town: "London", isFavorite: true), Person(name: "Grace"), Person(name: "Hedy", town: "Vienna"),
  ]

  typealias Configure = @MainActor (UICollectionViewListCell, Person) -> Void

  /// A list layout with headers from a registration.
  @MainActor final class List {
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Person>

    init(header: @escaping (UICollectionViewListCell, Int) -> Void = { _, _ in }, _ configure: @escaping Configure) {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 667),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
      )
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Person> { cell, _, person in
        configure(cell, person)
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in header(view, path.section) }
      source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, person in
        collection.dequeueConfiguredReusableCell(using: cells, for: path, item: person)
      }
      source.supplementaryViewProvider = { collection, _, path in
        collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<String, Person>()
      snapshot.appendSections(["friends", "others"])
      snapshot.appendItems(people, toSection: "friends")
      snapshot.appendItems([Person(name: "Zoe")], toSection: "others")
      source.apply(snapshot, animatingDifferences: false)
    }
  }

  @Test func aListCellThatSetsItsConfigurationAnewPasses() async {
    let list = List { cell, person in
      var content = cell.defaultContentConfiguration()
      content.text = person.name
      content.secondaryText = person.town
      cell.contentConfiguration = content
      cell.accessories = person.isFavorite ? [.checkmark()] : []
    }
    await list.collection.audit.reuse()
    list.collection.audit.contract()
    #expect(list.collection.visibleCells.count == 4)
  }

  @Test func aConfigurationThatIsChangedInPlaceKeepsItsText() async {
    let list = List { cell, person in
      var content = cell.contentConfiguration as? UIListContentConfiguration ?? cell.defaultContentConfiguration()
      content.text = person.name
      if let town = person.town { content.secondaryText = town }
      cell.contentConfiguration = content
      if person.isFavorite { cell.accessories = [.checkmark()] }
    }
    let found = await issues { await list.collection.audit.reuse() }
    #expect(
      found.map { $0.prefix { $0 != ";" } } == [
        """
        UICollectionView.audit.reuse(): UICollectionViewListCell.contentConfiguration.secondaryText is stale: the recycled \
        cell of item [0, 1] shows "London", and a new cell shows nil. The value comes from item [0, 0]. Sequence that \
        reproduces it: [0, 0], [0, 1]. Set the property for every item, or reset it in prepareForReuse()
        """,
        """
        UICollectionView.audit.reuse(): UICollectionViewListCell.accessories is stale: the recycled cell of item [0, 1] \
        shows checkmark, and a new cell shows none. The value comes from item [0, 0]. Sequence that reproduces it: \
        [0, 0], [0, 1]. Set the property for every item, or reset it in prepareForReuse()
        """,
      ]
    )
  }

  @Test func aHeaderOfARegistrationIsAudited() async {
    let list = List(header: { view, section in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Section \(section)"
      view.contentConfiguration = content
      if section == 0 { view.accessories = [.outlineDisclosure()] }
    }) { cell, person in cell.contentConfiguration = UIListContentConfiguration.cell() }
    let found = await issues { await list.collection.audit.reuse() }
    #expect(found.count == 1)
    #expect(found.first?.contains("ListCell.accessories is stale: the recycled view of header 1 shows") ?? false)
  }

  @Test func aDiffableTableIsAudited() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, Person>(tableView: table) { table, path, person in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = person.name
      if person.isFavorite { cell.accessoryType = .checkmark }
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Person>()
    snapshot.appendSections([0])
    snapshot.appendItems(Self.people)
    source.apply(snapshot, animatingDifferences: false)
    let found = await issues { await table.audit.reuse() }
    #expect(found.count == 1)
    #expect(found.first?.contains("UITableViewCell.accessoryType is stale") ?? false)
    table.audit.contract(operatesRows: false)
  }

  /// Items of an orthogonal section are in a scroll view of their own, and measured when they are shown.
  @Test func anOrthogonalSectionOfEstimatedItemsIsAudited() async {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .estimated(40))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
    )
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Person> { cell, _, person in
      var content = cell.defaultContentConfiguration()
      content.text = person.name
      content.secondaryText = person.town
      cell.contentConfiguration = content
      if person.isFavorite { cell.tintColor = .systemYellow }
    }
    let source = UICollectionViewDiffableDataSource<Int, Person>(collectionView: collection) { view, path, person in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: person)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Person>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<12).map { Person(name: "Person \($0)", town: $0.isMultiple(of: 3) ? "Paris" : nil) })
    snapshot.appendItems(Self.people)
    source.apply(snapshot, animatingDifferences: false)
    collection.layoutIfNeeded()
    let found = await issues { await collection.audit.reuse() }
    #expect(found.count == 1)
    #expect(found.first?.contains("UICollectionViewListCell.tintColor is stale") ?? false)
    withExtendedLifetime(source) {}
  }
}
