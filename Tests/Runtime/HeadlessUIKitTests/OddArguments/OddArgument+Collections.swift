import HeadlessUIKit

extension OddArgument {
  @MainActor private static var layouts: [UICollectionViewLayout] {
    [UICollectionViewFlowLayout(), AnsweringLists.composed]
  }

  static let ofCollections: [OddArgument] = [
    .holds("UICollectionView.cellForItem(at:)", at: "an item that doesn't exist: nil", .documented) {
      layouts.allSatisfy { layout in
        let lists = AnsweringLists(layout)
        lists.show()
        return paths.allSatisfy { lists.collection.cellForItem(at: $0) == nil }
      }
    },
    .holds(
      "UICollectionView.layoutAttributesForItem(at:) layoutAttributesForSupplementaryElement(ofKind:at:)",
      "UICollectionView.supplementaryView(forElementKind:at:)",
      "UICollectionViewFlowLayout.layoutAttributesForItem(at:) layoutAttributesForSupplementaryView(ofKind:at:)",
      "UICollectionViewCompositionalLayout.layoutAttributesForItem(at:)",
      "UICollectionViewCompositionalLayout.layoutAttributesForSupplementaryView(ofKind:at:)",
      "UICollectionViewCompositionalLayout.layoutAttributesForDecorationView(ofKind:at:)",
      at: "an item that doesn't exist: nil",
      .documented
    ) {
      layouts.allSatisfy { layout in
        let lists = AnsweringLists(layout)
        lists.show()
        let kind = UICollectionView.elementKindSectionHeader
        return paths.allSatisfy {
          lists.collection.layoutAttributesForItem(at: $0) == nil
            && lists.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: $0) == nil
            && lists.collection.supplementaryView(forElementKind: kind, at: $0) == nil
            && layout.layoutAttributesForItem(at: $0) == nil
            && layout.layoutAttributesForSupplementaryView(ofKind: kind, at: $0) == nil
            && layout.layoutAttributesForDecorationView(ofKind: kind, at: $0) == nil
        }
      }
    },
    .held(
      "UICollectionView.indexPathForItem(at:)",
      at: "a point outside, infinite or NaN: nil",
      .documented,
      by: "OddPointTests"
    ),
    .holds("UICollectionView.indexPath(for:)", at: "the cell of another collection view: nil", .documented) {
      let (lists, others) = (AnsweringLists(), AnsweringLists())
      lists.show()
      others.show()
      return others.collection.visibleCells.allSatisfy { lists.collection.indexPath(for: $0) == nil }
    },
    .holds("UICollectionView.deselectItem(at:animated:)", at: "an item that doesn't exist: ignored", .guess) {
      layouts.allSatisfy { layout in
        let lists = AnsweringLists(layout)
        lists.collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        for path in paths { lists.collection.deselectItem(at: path, animated: false) }
        return lists.collection.indexPathsForSelectedItems == [[0, 1]]
      }
    },
    .holds("UICollectionView.reconfigureItems(at:)", at: "an item that doesn't exist: ignored", .guess) {
      let lists = AnsweringLists()
      lists.show()
      lists.requested = []
      lists.collection.reconfigureItems(at: paths)
      lists.show()
      return lists.requested.isEmpty
    },
    .holds("UICollectionView.selectItem(at:animated:scrollPosition:)", at: "nil: deselects all", .documented) {
      let lists = AnsweringLists()
      lists.show()
      lists.collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      lists.collection.selectItem(at: nil, animated: false, scrollPosition: [])
      return lists.collection.indexPathsForSelectedItems == []
    },
    .stops(
      "UICollectionView.selectItem(at:animated:scrollPosition:)",
      at: "a negative item",
      .reported,
      "Attempted to modify the selection of an out-of-bounds item (-1) when there are only 3 items in section 0"
    ) { AnsweringLists().collection.selectItem(at: [0, -1], animated: false, scrollPosition: []) },
    .stops(
      "UICollectionView.scrollToItem(at:at:animated:)",
      at: "a section that doesn't exist",
      .reported,
      "Attempted to scroll the collection view to an out-of-bounds item (0) when there are only 0 items in section 7."
    ) { AnsweringLists().collection.scrollToItem(at: [7, 0], at: .top, animated: false) },
    .stops(
      "UICollectionView.numberOfItems(inSection:)",
      at: "a negative section",
      .reported,
      "request for number of items in section -1 when there are only 2 sections in the collection view"
    ) { _ = AnsweringLists().collection.numberOfItems(inSection: -1) },
    .held(
      "UICollectionView.insertItems(at:) deleteItems(at:) reloadItems(at:) moveItem(at:to:) insertSections(_:)",
      "UICollectionView.deleteSections(_:) reloadSections(_:) moveSection(_:toSection:)",
      at: "indices that don't exist, and duplicates: stop",
      .reported,
      by: "BatchValidationTests"
    ),
    .stops(
      "UICollectionView.moveItem(at:to:)",
      at: "a target that doesn't exist",
      .reported,
      "that does not exist - there are only 3 items in section 0 after the update"
    ) { AnsweringLists().collection.moveItem(at: [0, 0], to: [0, 5]) },
    .stops(
      [
        "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)": {
          _ = AnsweringLists().collection.dequeueReusableCell(withReuseIdentifier: "x", for: [0, 0])
        },
        "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)": {
          let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
          _ = AnsweringLists().collection.dequeueConfiguredReusableCell(using: registration, for: [0, 0], item: 1)
        },
      ],
      at: "an item that wasn't requested",
      .reported,
      "Expected dequeued view to be returned to the collection view in preparation for display."
    ),
    .stops(
      [
        "UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)": {
          _ = AnsweringLists().collection.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "x",
            for: [0, 0]
          )
        },
        "UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)": {
          let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
          ) { _, _, _ in }
          _ = AnsweringLists().collection.dequeueConfiguredReusableSupplementary(using: registration, for: [0, 0])
        },
      ],
      at: "a view that wasn't requested",
      .reported,
      "Expected dequeued view to be returned to the collection view in preparation for display."
    ),
    .holds(
      "UICollectionView.beginInteractiveMovementForItem(at:)",
      at: "an item that doesn't exist: returns `false`",
      .guess
    ) {
      let lists = AnsweringLists()
      lists.show()
      return paths.allSatisfy { !lists.collection.beginInteractiveMovementForItem(at: $0) }
    },
    .holds(
      "UICollectionView.updateInteractiveMovementTargetPosition(_:)",
      at: "without a movement, or nowhere: ignored",
      .guess
    ) {
      let lists = AnsweringLists()
      lists.show()
      lists.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 1, y: 1))
      _ = lists.collection.beginInteractiveMovementForItem(at: [0, 0])
      lists.collection.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.infinity, y: .infinity))
      lists.collection.endInteractiveMovement()
      return lists.moved.isEmpty
    },
    .holds("UICollectionView.backgroundView", at: "nil: removed", .documented) {
      let lists = AnsweringLists()
      let view = UIView()
      lists.collection.backgroundView = view
      lists.collection.backgroundView = nil
      lists.show()
      return view.superview == nil
    },
    .held("UICollectionView.init(frame:collectionViewLayout:)", at: "NaN: stops", .reported),
  ]
}
