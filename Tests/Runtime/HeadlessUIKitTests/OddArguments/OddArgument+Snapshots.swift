import HeadlessUIKit

extension OddArgument {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  private static var filled: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    return snapshot
  }

  @MainActor private static var shownTable: (UITableView, UITableViewDiffableDataSource<String, Int>) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    source.apply(filled, animatingDifferences: false)
    return (table, source)
  }

  static let ofSnapshots: [OddArgument] = [
    .holds(
      "NSDiffableDataSourceSnapshot.indexOfItem(_:) indexOfSection(_:) sectionIdentifier(containingItem:)",
      at: "one that isn't there: nil",
      .documented
    ) {
      filled.indexOfItem(9) == nil && filled.indexOfSection("z") == nil
        && filled.sectionIdentifier(containingItem: 9) == nil
    },
    .holds(
      "NSDiffableDataSourceSnapshot.deleteItems(_:) deleteSections(_:)",
      at: "one that isn't there: ignored",
      .known
    ) {
      var snapshot = filled
      snapshot.deleteItems([9])
      snapshot.deleteSections(["z"])
      return snapshot.itemIdentifiers == [1, 2, 3] && snapshot.numberOfSections == 2
    },
    .held(
      "NSDiffableDataSourceSnapshot.appendItems(_:toSection:) appendSections(_:) insertItems(_:afterItem:)",
      "NSDiffableDataSourceSnapshot.insertItems(_:beforeItem:) insertSections(_:afterSection:)",
      "NSDiffableDataSourceSnapshot.insertSections(_:beforeSection:) moveItem(_:afterItem:) moveItem(_:beforeItem:)",
      "NSDiffableDataSourceSnapshot.moveSection(_:afterSection:) moveSection(_:beforeSection:) reconfigureItems(_:)",
      "NSDiffableDataSourceSnapshot.reloadItems(_:) reloadSections(_:) numberOfItems(inSection:)",
      "NSDiffableDataSourceSnapshot.itemIdentifiers(inSection:)",
      at: "duplicates, and ones that aren't there: stop",
      .reported
    ),
    .held("NSDiffableDataSourceSnapshot.deleteItems(_:) deleteSections(_:)", at: "duplicates: stop", .reported),
    .holds(
      "NSDiffableDataSourceSectionSnapshot.contains(_:) index(of:)",
      at: "one that isn't there: false, nil",
      .documented
    ) { !Outline().contains(9) && Outline().index(of: 9) == nil },
    .holds("NSDiffableDataSourceSectionSnapshot.delete(_:)", at: "one that isn't there: ignored", .guess) {
      var outline = Outline()
      outline.append([1])
      outline.delete([9])
      return outline.items == [1]
    },
    .held(
      "NSDiffableDataSourceSectionSnapshot.append(_:to:) insert(_:after:) insert(_:before:) replace(childrenOf:using:)",
      "NSDiffableDataSourceSectionSnapshot.expand(_:) collapse(_:) isExpanded(_:) isVisible(_:) level(of:) parent(of:)",
      "NSDiffableDataSourceSectionSnapshot.snapshot(of:includingParent:)",
      at: "duplicates, and ones that aren't there: stop",
      .reported,
      by: "SectionSnapshotTests"
    ),
    .holds("NSDiffableDataSourceSectionSnapshot.init(_:)", at: "an empty one: empty", .documented) {
      Outline(Outline()).items.isEmpty
    },
    .holds(
      "DiffableDataSource.itemIdentifier(for:) sectionIdentifier(for:) indexPath(for:) index(for:)",
      at: "nothing there: nil",
      .documented
    ) {
      let (table, source) = shownTable
      return paths.allSatisfy { source.itemIdentifier(for: $0) == nil }
        && sections.allSatisfy { source.sectionIdentifier(for: $0) == nil } && source.indexPath(for: 9) == nil
        && source.index(for: "z") == nil && table.dataSource === source
    },
    .holds(
      "UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:completion:) snapshot(for:)",
      at: "a section that isn't there: appended; an empty snapshot",
      .documented
    ) {
      let lists = AnsweringLists()
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: lists.collection) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "x", for: path)
      }
      var outline = Outline()
      outline.append([1, 2])
      source.apply(outline, to: "z", animatingDifferences: false)
      return source.snapshot().sectionIdentifiers == ["z"] && source.snapshot(for: "y").items.isEmpty
    },
  ]
}
