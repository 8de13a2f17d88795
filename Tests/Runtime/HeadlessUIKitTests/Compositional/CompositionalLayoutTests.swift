import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct CompositionalLayoutTests {
  @Test func aGridFillsItsLines() {
    let stage = CompositionalStage([7], UICollectionViewCompositionalLayout(section: .grid(columns: 4, height: 20)))
    #expect(stage.seen.count == 7)
    #expect(stage.frame(5) == CGRect(x: 25, y: 20, width: 25, height: 20))
    #expect(stage.view.contentSize == CGSize(width: 100, height: 40))
  }

  @Test func sectionsFollowEachOtherWithTheirInsetsAndSpacing() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { section, environment in
        #expect(environment.container.effectiveContentSize == CGSize(width: 100, height: 100))
        return .grid(columns: section + 1, height: 20).with {
          $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 30)
          $0.interGroupSpacing = 5
        }
      },
      configuration: configuration
    )
    let stage = CompositionalStage([2, 0, 4], layout)
    #expect(stage.frame(0) == CGRect(x: 10, y: 1, width: 60, height: 20))
    #expect(stage.frame(1) == CGRect(x: 10, y: 26, width: 60, height: 20))
    // 48 for the first section, 3 for the second, 7 after each.
    #expect(stage.frame(2, 2) == CGRect(x: 50, y: 66, width: 20, height: 20))
    #expect(stage.view.contentSize == CGSize(width: 100, height: 113))
  }

  @Test func layoutsScrollHorizontally() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.5)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.absolute(30), .fractionalHeight(1)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.absolute(12), .fractionalHeight(1)),
        elementKind: "header",
        alignment: .leading
      )
    ]
    let stage = CompositionalStage(
      [5, 1],
      UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    )
    #expect(stage.frame(3) == CGRect(x: 42, y: 50, width: 30, height: 50))
    #expect(stage.frame(ofKind: "header", 0, 1) == CGRect(x: 102, y: 0, width: 12, height: 100))
    #expect(stage.view.contentSize == CGSize(width: 144, height: 100))
    stage.view.contentOffset.x = 44
    #expect(stage.seen.keys.contains(IndexPath(item: 0, section: 1)))
  }

  // MARK: Supplementary views

  @Test func headersAndFootersAreOutsideOfTheInsets() {
    let section = NSCollectionLayoutSection.grid(columns: 2, height: 20).with {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 4, trailing: 15)
      $0.boundarySupplementaryItems = [.edge("header", .top), .edge("footer", .bottom, height: .absolute(6))]
    }
    let stage = CompositionalStage([3, 1], UICollectionViewCompositionalLayout(section: section))
    #expect(stage.frame(ofKind: "header") == CGRect(x: 5, y: 0, width: 80, height: 10))
    #expect(stage.frame(0) == CGRect(x: 5, y: 13, width: 40, height: 20))
    #expect(stage.frame(ofKind: "footer") == CGRect(x: 5, y: 57, width: 80, height: 6))
    #expect(stage.frame(ofKind: "header", 0, 1)?.minY == 63)
    #expect(stage.view.visibleSupplementaryViews(ofKind: "header").count == 2)
    section.supplementariesFollowContentInsets = false
    stage.layout.invalidateLayout()
    #expect(stage.frame(ofKind: "header") == CGRect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test(arguments: [
    (UIContentInsetsReference.automatic, CGRect(x: 5, y: 0, width: 80, height: 10)),
    (.none, CGRect(x: 0, y: 0, width: 100, height: 10)), (.layoutMargins, CGRect(x: 8, y: 0, width: 80, height: 10)),
  ])
  func boundaryItemsHaveTheInsetsOfTheirReference(reference: UIContentInsetsReference, frame: CGRect) {
    let section = NSCollectionLayoutSection.grid(columns: 2, height: 20).with {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 4, trailing: 15)
      $0.boundarySupplementaryItems = [.edge("header", .top)]
      $0.supplementaryContentInsetsReference = reference
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let stage = CompositionalStage([3], layout)
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 12)
    #expect(stage.frame(ofKind: "header") == frame)
    #expect(stage.frame(0) == CGRect(x: 5, y: 13, width: 40, height: 20))
  }

  @Test func pinnedHeadersStayInViewWhileTheirSectionDoes() {
    let section = NSCollectionLayoutSection.grid(columns: 1, height: 20).with {
      $0.boundarySupplementaryItems = [
        .edge("header", .top, pinned: true), .edge("footer", .bottom, height: .absolute(6), pinned: true),
      ]
    }
    let stage = CompositionalStage([10, 10], UICollectionViewCompositionalLayout(section: section))
    // A section is 216 points high: its rows end at 210.
    let cases: [(CGFloat, CGFloat, CGFloat)] = [(0, 0, 94), (50, 50, 144), (150, 150, 210), (205, 200, 210)]
    for (offset, header, footer) in cases {
      stage.view.scroll(toY: offset)
      #expect(stage.frame(ofKind: "header")?.minY == header, "at \(offset)")
      #expect(stage.frame(ofKind: "footer")?.minY == footer, "at \(offset)")
    }
    // Pinned views are above the rows.
    stage.view.scroll(toY: 55)
    let header = stage.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
    let levels = stage.view.subviews.compactMap { $0 as? UICollectionReusableView }
    #expect(header?.frame.minY == 55)
    #expect(levels.last(where: { $0 is PreferringCell }) !== levels.last)
    #expect(levels.suffix(2).contains { $0 === header })
  }

  @Test func theLayoutHasHeadersOfItsOwn() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [.edge("global", .top, height: .absolute(15))]
    let layout = UICollectionViewCompositionalLayout(
      section: .grid(columns: 1, height: 20),
      configuration: configuration
    )
    let stage = CompositionalStage([2], layout)
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0)?.minY == 15)
    #expect(stage.view.contentSize.height == 55)
    #expect(stage.view.visibleSupplementaryViews(ofKind: "global").map(\.frame.height) == [15])
  }

  @Test(arguments: [true, false]) func badgesFollowTheirItems(isFractional: Bool) {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(10), .absolute(10)),
      elementKind: "badge",
      containerAnchor: isFractional
        ? NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        : NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: -5))
    )
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [badge]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(30)),
      subitems: [item]
    )
    let stage = CompositionalStage(
      [3],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    stage.view.layoutIfNeeded()
    #expect(stage.frame(ofKind: "badge", 2) == CGRect(x: 45, y: 25, width: 10, height: 10))
    #expect(stage.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").map(\.item) == [0, 1, 2])
    #expect(stage.view.subviews.suffix(3).allSatisfy { $0 is PreferringView })
  }

  @Test func badgesFollowTheirItemsInUpdates() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(10), .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
    )
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [badge]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(30)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [.edge("header", .top)]
    let stage = CompositionalStage([3], UICollectionViewCompositionalLayout(section: section))
    stage.view.layoutIfNeeded()
    func view(_ item: Int) -> UICollectionReusableView? {
      stage.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: item, section: 0))
    }
    let header = stage.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
    let before = [view(0), view(2)]
    stage.counts = [4]
    stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(view(1) === before[0] && view(3) === before[1])
    #expect(view(0) !== before[0] && view(0) != nil)
    #expect(stage.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)) === header)
  }

  @Test func aBackgroundIsBehindItsSection() {
    let section = NSCollectionLayoutSection.grid(columns: 1, height: 20).with {
      $0.boundarySupplementaryItems = [.edge("header", .top)]
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
      background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      $0.decorationItems = [background]
    }
    let stage = CompositionalStage([2, 1], UICollectionViewCompositionalLayout(section: section))
    stage.view.layoutIfNeeded()
    let backgrounds = stage.view.subviews.prefix(2)
    #expect(backgrounds.allSatisfy { $0 is Backdrop })
    #expect(
      Set(backgrounds.map(\.frame)) == [
        CGRect(x: 2, y: 1, width: 94, height: 46), CGRect(x: 2, y: 51, width: 94, height: 26),
      ]
    )
  }

  @Test func aHandlerChangesTheElementsInView() {
    var offsets: [CGPoint] = []
    let section = NSCollectionLayoutSection.grid(columns: 1, height: 25)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset)
      for item in items { item.alpha = item.indexPath.item % 2 == 0 ? 0.5 : 1 }
      #expect(environment.container.contentSize.width == 100)
    }
    let stage = CompositionalStage([20], UICollectionViewCompositionalLayout(section: section))
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.map(\.alpha) == [0.5, 1, 0.5, 1])
    stage.view.scroll(toY: 25)
    #expect(stage.view.visibleCells.map(\.alpha) == [1, 0.5, 1, 0.5])
    #expect(offsets.first == .zero)
    #expect(offsets.last == CGPoint(x: 0, y: 25))
  }

  // MARK: Changes

  @Test func aNewWidthLaysItemsOutAgain() {
    let stage = CompositionalStage([7], UICollectionViewCompositionalLayout(section: .grid(columns: 4, height: 20)))
    stage.view.layoutIfNeeded()
    stage.view.frame.size.width = 200
    #expect(stage.frame(1) == CGRect(x: 50, y: 0, width: 50, height: 20))
    #expect(stage.view.contentSize.width == 200)
    stage.view.contentInset.right = 80
    stage.view.layoutIfNeeded()
    #expect(stage.frame(1) == CGRect(x: 30, y: 0, width: 30, height: 20))
  }

  /// Batches change a prepared layout to the result of a fresh layout.
  @Test(.tags(.soak), arguments: 1...4)
  func batchesMatchAFreshLayout(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func layout() -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout { _, _ in
        .grid(columns: 3, height: 20).with { $0.boundarySupplementaryItems = [.edge("header", .top)] }
      }
    }
    let stage = CompositionalStage([4, 0, 9], layout())
    stage.view.layoutIfNeeded()
    for step in 0..<SoakLength.count(20, full: 60) {
      let section = Int.random(in: 0..<stage.counts.count, using: &random)
      let count = stage.counts[section]
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where stage.counts.count < 6:
        stage.counts.insert(5, at: section)
        stage.view.insertSections(IndexSet(integer: section))
      case 1 where stage.counts.count > 1:
        stage.counts.remove(at: section)
        stage.view.deleteSections(IndexSet(integer: section))
      case 2 where count > 0:
        stage.counts[section] -= 1
        stage.view.deleteItems(at: [IndexPath(item: Int.random(in: 0..<count, using: &random), section: section)])
      case 3 where count > 1:
        stage.view.moveItem(at: IndexPath(item: 0, section: section), to: IndexPath(item: count - 1, section: section))
      default:
        stage.counts[section] += 2
        stage.view.insertItems(at: [IndexPath(item: 0, section: section), IndexPath(item: 1, section: section)])
      }
      let fresh = CompositionalStage(stage.counts, layout())
      fresh.view.layoutIfNeeded()
      #expect(stage.view.contentSize == fresh.view.contentSize, "step \(step)")
      for (section, count) in stage.counts.enumerated() {
        #expect(stage.frame(ofKind: "header", 0, section) == fresh.frame(ofKind: "header", 0, section))
        for item in 0..<count { #expect(stage.frame(item, section) == fresh.frame(item, section), "step \(step)") }
      }
      #expect(stage.seen == fresh.seen.filter { stage.seen.keys.contains($0.key) } || stage.view.contentOffset.y > 0)
    }
  }

  @Test func cellsAreReusedInAMillionItems() {
    let stage = CompositionalStage(
      [1_000_000],
      UICollectionViewCompositionalLayout(section: .grid(columns: 4, height: 20))
    )
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.height == 5_000_000)
    #expect(stage.layout.geometryStorageSize < 3_000)
    for offset in stride(from: 2_000_000.0, to: 2_001_000, by: 7) {
      stage.view.scroll(toY: offset)
    }
    #expect(stage.view.state.shown.count + stage.view.idleViewCount <= 28)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 30, y: 2_000_990)) == IndexPath(item: 400_197, section: 0))
    stage.view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    #expect(stage.seen[IndexPath(item: 999_999, section: 0)] == CGRect(x: 75, y: 80, width: 25, height: 20))
  }

  @Test func copiesKeepTheirProperties() throws {
    let section = NSCollectionLayoutSection.grid(columns: 1, height: 20).with {
      $0.interGroupSpacing = 3
      $0.boundarySupplementaryItems = [.edge("header", .top, pinned: true)]
    }
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    section.interGroupSpacing = 5
    #expect(copy.interGroupSpacing == 3)
    #expect(copy.boundarySupplementaryItems.map(\.pinToVisibleBounds) == [true])
    let item = try #require(copy.boundarySupplementaryItems[0].copy() as? NSCollectionLayoutBoundarySupplementaryItem)
    #expect(item.pinToVisibleBounds && item.alignment == .top && item.elementKind == "header")
  }
}
