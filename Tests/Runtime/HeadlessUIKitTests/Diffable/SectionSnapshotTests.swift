import HeadlessUIKitTesting
import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// Section snapshots against a plain tree of objects.
@MainActor struct SectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  /// A tree with a root that isn't an item.
  private final class Tree {
    let item: Int?
    var isExpanded = false
    var children: [Tree] = []
    weak var parent: Tree?

    init(_ item: Int? = nil) { self.item = item }

    var all: [Tree] { children.flatMap { [$0] + $0.all } }
    var visible: [Int] { children.flatMap { child in [child.item ?? 0] + (child.isExpanded ? child.visible : []) } }
    var level: Int { parent?.item == nil ? 0 : 1 + (parent?.level ?? 0) }
    var isVisible: Bool { parent.map { $0.item == nil || $0.isExpanded && $0.isVisible } ?? true }

    func find(_ item: Int) -> Tree? { all.first { $0.item == item } }

    func add(_ trees: [Tree], at index: Int) {
      children.insert(contentsOf: trees, at: index)
      for tree in trees { tree.parent = self }
    }

    func copied() -> Tree {
      let copy = Tree(item)
      copy.isExpanded = isExpanded
      copy.add(children.map { $0.copied() }, at: 0)
      return copy
    }
  }

  private func check(_ snapshot: Snapshot, _ tree: Tree, _ comment: String) {
    #expect(snapshot.items == tree.all.compactMap(\.item), "\(comment)")
    #expect(snapshot.visibleItems == tree.visible, "\(comment)")
    #expect(snapshot.rootItems == tree.children.compactMap(\.item), "\(comment)")
    for (index, node) in tree.all.enumerated() {
      guard let item = node.item else { continue }
      #expect(snapshot.contains(item) && snapshot.index(of: item) == index, "\(comment)")
      #expect(snapshot.level(of: item) == node.level, "\(comment)")
      #expect(snapshot.parent(of: item) == node.parent?.item, "\(comment)")
      #expect(snapshot.isExpanded(item) == node.isExpanded, "\(comment)")
      #expect(snapshot.isVisible(item) == node.isVisible, "\(comment)")
      let part = snapshot.snapshot(of: item)
      #expect(part.items == node.all.compactMap(\.item) && part.visibleItems == node.visible, "\(comment)")
      #expect(snapshot.snapshot(of: item, includingParent: true).rootItems == [item], "\(comment)")
    }
  }

  /// A small outline of new items.
  private func outline(_ next: inout Int, _ random: inout SeededGenerator) -> (Snapshot, Tree) {
    var snapshot = Snapshot()
    let tree = Tree()
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      next += 1
      let parent = Bool.random(using: &random) ? tree.all.randomElement(using: &random) : nil
      snapshot.append([next], to: parent?.item)
      (parent ?? tree).add([Tree(next)], at: (parent ?? tree).children.count)
      if Bool.random(using: &random) {
        snapshot.expand([next])
        tree.find(next)?.isExpanded = true
      }
    }
    return (snapshot, tree)
  }

  @Test(arguments: 1...8)
  func everyOperationMatchesTheTree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var snapshot = Snapshot()
    let tree = Tree()
    var next = 0
    for step in 0..<SoakLength.count(25, full: 300) {
      let known = tree.all.randomElement(using: &random)
      let operation = Int.random(in: 0..<10, using: &random)
      let fresh = [next + 1, next + 2]
      if let known, let item = known.item, let parent = known.parent,
        let index = parent.children.firstIndex(where: { $0 === known })
      {
        switch operation {
        case 0:
          snapshot.append(fresh, to: item)
          known.add(fresh.map { Tree($0) }, at: known.children.count)
        case 1:
          snapshot.insert(fresh, before: item)
          parent.add(fresh.map { Tree($0) }, at: index)
        case 2:
          snapshot.insert(fresh, after: item)
          parent.add(fresh.map { Tree($0) }, at: index + 1)
        case 3, 4:
          snapshot.delete([item, 99_999])
          parent.children.remove(at: index)
        case 5:
          snapshot.expand([item])
          known.isExpanded = true
        case 6:
          snapshot.collapse([item])
          known.isExpanded = false
        case 7:
          let (part, other) = outline(&next, &random)
          snapshot.replace(childrenOf: item, using: part)
          known.children = []
          known.add(other.copied().children, at: 0)
        case 8:
          let (part, other) = outline(&next, &random)
          snapshot.insert(part, before: item)
          parent.add(other.copied().children, at: index)
        default:
          let (part, other) = outline(&next, &random)
          snapshot.insert(part, after: item)
          parent.add(other.copied().children, at: index + 1)
        }
        next += 2
      } else {
        snapshot.append(fresh)
        tree.add(fresh.map { Tree($0) }, at: tree.children.count)
        next += 2
      }
      check(snapshot, tree, "seed \(seed), step \(step), operation \(operation)")
      if tree.all.count > 60 {
        snapshot.deleteAll()
        tree.children = []
      }
    }
  }

  @Test func aDescriptionShowsTheOutline() {
    var snapshot = Snapshot()
    snapshot.append([1, 2])
    snapshot.append([11, 12], to: 1)
    snapshot.append([121], to: 12)
    snapshot.expand([1])
    #expect(snapshot.visualDescription() == "- 1\n  * 11\n  + 12\n    * 121\n* 2")
    var other = snapshot
    #expect(other.hasSameItems(as: snapshot))
    other.collapse([1])
    #expect(!other.hasSameItems(as: snapshot))
  }

  // MARK: Data source

  @MainActor private final class Stage {
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>
    var states: [Int: UICellConfigurationState] = [:]

    init(
      _ style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic,
      header: UICollectionLayoutListConfiguration.HeaderMode = .none
    ) {
      var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
      list.headerMode = header
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 600),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
      )
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? UICollectionViewListCell)?.accessories = [.outlineDisclosure(options: .init(style: style))]
        return cell
      }
    }

    var shown: [Int] { view.indexPathsForVisibleItems.compactMap { source.itemIdentifier(for: $0) } }

    func cell(_ item: Int) -> UICollectionViewListCell? {
      source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? UICollectionViewListCell }
    }

    func tap(_ item: Int) {
      if let path = source.indexPath(for: item) { view.user.tapOutlineDisclosure(at: path) }
    }

    func snapshot() -> NSDiffableDataSourceSectionSnapshot<Int> {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.append([1, 2])
      snapshot.append([11, 12], to: 1)
      snapshot.append([21], to: 2)
      snapshot.append([121], to: 12)
      snapshot.expand([1])
      return snapshot
    }
  }

  @Test func applyingAppendsTheSectionAndShowsTheVisibleItems() {
    let stage = Stage()
    var completed = false
    stage.source.apply(stage.snapshot(), to: "a") { completed = true }
    #expect(completed)
    #expect(stage.source.snapshot().sectionIdentifiers == ["a"])
    #expect(stage.shown == [1, 11, 12, 2])
    #expect(stage.source.snapshot(for: "a").hasSameItems(as: stage.snapshot()))
    #expect([1, 12].compactMap { stage.cell($0)?.indentationLevel } == [0, 1])
    #expect([1, 12].compactMap { stage.cell($0)?.configurationState.isExpanded } == [true, false])
  }

  /// A cell with a disclosure of the style of headers expands and collapses wherever it is tapped, in place of
  /// selecting.
  @Test(arguments: [
    (UICellAccessory.OutlineDisclosureOptions.Style.header, false, true), (.cell, true, false),
    (.automatic, false, false), (.automatic, true, true),
  ])
  func aTapOfADisclosingHeaderCollapsesItsItem(
    _ style: UICellAccessory.OutlineDisclosureOptions.Style,
    _ isFirstHeader: Bool,
    _ collapses: Bool
  ) {
    let stage = Stage(style, header: isFirstHeader ? .firstItemInSection : .none)
    stage.source.apply(stage.snapshot(), to: "a")
    stage.view.user.tapItem(at: [0, 0])
    #expect(stage.shown == (collapses ? [1, 2] : [1, 11, 12, 2]))
    #expect(stage.view.indexPathsForSelectedItems == (collapses ? [] : [[0, 0]]))
  }

  @Test func tapsExpandAndCollapse() {
    let stage = Stage()
    stage.source.apply(stage.snapshot(), to: "a")
    let kept = stage.cell(2)
    stage.tap(12)
    #expect(stage.shown == [1, 11, 12, 121, 2])
    #expect(stage.cell(121)?.indentationLevel == 2)
    #expect(stage.cell(12)?.configurationState.isExpanded == true)
    stage.tap(1)
    #expect(stage.shown == [1, 2])
    #expect(stage.cell(2) === kept)
    stage.tap(1)
    // Expanded items inside stay expanded.
    #expect(stage.shown == [1, 11, 12, 121, 2])
  }

  @Test func handlersDecideAndAddChildren() {
    let stage = Stage()
    var log: [String] = []
    stage.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != 12 }
    stage.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    stage.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    stage.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, present in
      log.append("children of \(parent): \(present.items)")
      var snapshot = present
      snapshot.append([parent * 100])
      return snapshot
    }
    stage.source.apply(stage.snapshot(), to: "a")
    stage.tap(1)
    stage.tap(12)
    #expect(log.isEmpty)
    stage.tap(2)
    #expect(log == ["expand 2", "children of 2: [21]"])
    #expect(stage.shown == [1, 11, 12, 2, 21, 200])
  }

  @Test func otherSectionsStay() {
    let stage = Stage()
    var base = NSDiffableDataSourceSnapshot<String, Int>()
    base.appendSections(["a", "b"])
    base.appendItems([7, 8], toSection: "b")
    stage.source.apply(base)
    stage.source.apply(stage.snapshot(), to: "a")
    #expect(stage.shown == [1, 11, 12, 2, 7, 8])
    #expect(stage.source.snapshot(for: "b").items == [7, 8])
    // The outline follows snapshots of the whole view.
    var changed = stage.source.snapshot()
    changed.deleteItems([8])
    stage.source.apply(changed)
    #expect(stage.source.snapshot(for: "a").hasSameItems(as: stage.snapshot()))
    changed.deleteItems([11])
    stage.source.apply(changed)
    #expect(stage.source.snapshot(for: "a").visualDescription() == "- 1\n  + 12\n    * 121\n+ 2\n  * 21")
    #expect(stage.source.snapshot(for: "none").items.isEmpty)
  }

  /// The outline of `Stage` after its visible items 1, 11, 12 and 2 became others.
  @Test(arguments: [
    ([1, 11, 2], "- 1/  * 11/+ 2/  * 21"),
    ([11, 12, 2], "* 11/+ 12/  * 121/+ 2/  * 21"),
    ([2, 1, 11, 12], "+ 2/  * 21/- 1/  * 11/  + 12/    * 121"),
    ([1, 12, 11, 2], "- 1/  + 12/    * 121/  * 11/+ 2/  * 21"),
    ([1, 11, 2, 12], "- 1/  * 11/  + 2/    * 21/  + 12/    * 121"),
    ([1, 12, 2, 11], "- 1/  + 12/    * 121/+ 2/  * 21/* 11"),
    ([1, 11, 7, 12, 2, 8], "- 1/  * 11/  * 7/  + 12/    * 121/+ 2/  * 21/* 8"),
    ([1, 11, 12, 2, 21], "- 1/  * 11/  + 12/    * 121/* 2/* 21"),
    ([Int](), ""),
  ])
  func anOutlineFollowsItsVisibleItems(_ visible: [Int], _ outline: String) {
    let stage = Stage()
    let new = stage.snapshot().following(visible)
    #expect(new.visualDescription().split(separator: "\n").joined(separator: "/") == outline)
    #expect(new.visibleItems == visible)
  }

  @Test(arguments: 1...8)
  func anOutlineShowsWhateverItemsItFollows(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 0
    for _ in 0..<50 {
      let old = outline(&next, &random).0
      let fresh = Array(next + 1...next + 2)
      next += 2
      let visible = (old.items + fresh).shuffled(using: &random).dropLast(Int.random(in: 0...3, using: &random))
      let new = old.following(Array(visible))
      #expect(new.visibleItems == Array(visible), "seed \(seed): \(old.visualDescription()) -> \(visible)")
    }
  }

  @Test func aDragMovesAnExpandedItemWithItsChildren() {
    let stage = Stage()
    stage.source.reorderingHandlers.canReorderItem = { _ in true }
    stage.source.apply(stage.snapshot(), to: "a")
    stage.source.reorderingHandlers.didReorder = { transaction in
      #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a"])
      let section = transaction.sectionTransactions.first
      #expect(section?.initialSnapshot.visibleItems == transaction.initialSnapshot.itemIdentifiers)
      #expect(section?.finalSnapshot.visibleItems == transaction.finalSnapshot.itemIdentifiers)
      #expect(section?.difference.isEmpty == false)
    }
    stage.view.user.dragItem(at: [0, 0], to: [0, 3])
    #expect(stage.shown == [2, 1, 11, 12])
    #expect([2, 1, 11, 12].compactMap { stage.cell($0)?.indentationLevel } == [0, 0, 1, 1])
    // An item that is dropped between children becomes one.
    stage.view.user.dragItem(at: [0, 0], to: [0, 2])
    #expect(stage.shown == [1, 11, 2, 12])
    #expect(stage.source.snapshot(for: "a").parent(of: 2) == 1 && stage.cell(2)?.indentationLevel == 1)
    stage.tap(2)
    #expect(stage.shown == [1, 11, 2, 21, 12])
  }

  /// Random outlines, one after the other, show their visible items.
  @Test(.tags(.soak)) func everyOutlineShowsItsVisibleItems() {
    let stage = Stage()
    var random = SeededGenerator(seed: 5)
    for _ in 0..<SoakLength.count(25, full: 100) {
      var snapshot = Snapshot()
      let items = (1...12).shuffled(using: &random)
      for (index, item) in items.enumerated() {
        let parent = index > 0 && Bool.random(using: &random) ? items[Int.random(in: 0..<index, using: &random)] : nil
        snapshot.append([item], to: parent)
        if Bool.random(using: &random) { snapshot.expand([item]) }
      }
      stage.source.apply(snapshot, to: "a")
      #expect(stage.shown == snapshot.visibleItems)
      for item in snapshot.visibleItems {
        #expect(stage.cell(item)?.indentationLevel == snapshot.level(of: item))
        #expect(stage.cell(item)?.configurationState.isExpanded == snapshot.isExpanded(item))
      }
    }
  }
}

// As in UIKit, it isn't Sendable, which arguments of tests must be.
extension UICellAccessory.OutlineDisclosureOptions.Style: @unchecked Sendable {}
