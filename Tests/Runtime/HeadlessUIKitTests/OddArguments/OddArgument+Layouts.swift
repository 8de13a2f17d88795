import HeadlessUIKit

extension OddArgument {
  @MainActor private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// Shows a layout of a section.
  @MainActor private static func show(
    _ item: NSCollectionLayoutSize = size(.absolute(20), .absolute(20)),
    _ change: (NSCollectionLayoutGroup, NSCollectionLayoutSection) -> Void = { _, _ in }
  ) -> Bool {
    let items = NSCollectionLayoutItem(layoutSize: item)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)),
      subitems: [items]
    )
    let section = NSCollectionLayoutSection(group: group)
    change(group, section)
    return AnsweringLists(UICollectionViewCompositionalLayout(section: section)).show()
  }

  static let ofLayouts: [OddArgument] = flow + composed + attributes

  private static let flow: [OddArgument] = [
    .held("UICollectionViewFlowLayout.itemSize", at: "0 and negative: logged", .reported, by: "ListWarningTests"),
    .held(
      "UICollectionViewFlowLayout.itemSize",
      "UICollectionViewFlowLayout.minimumLineSpacing",
      "UICollectionViewFlowLayout.sectionInset",
      at: "NaN: stops",
      .guess,
      by: "InvalidInputTests"
    ),
    .holds(
      "UICollectionViewFlowLayout.minimumLineSpacing",
      "UICollectionViewFlowLayout.minimumInteritemSpacing",
      "UICollectionViewFlowLayout.sectionInset",
      "UICollectionViewFlowLayout.headerReferenceSize",
      "UICollectionViewFlowLayout.footerReferenceSize",
      "UICollectionViewFlowLayout.estimatedItemSize",
      at: "a negative or infinite length; lines may overlap",
      .known
    ) {
      lengths.allSatisfy { length in
        let layout = UICollectionViewFlowLayout()
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (length, length)
        layout.sectionInset = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
        let lists = AnsweringLists(layout)
        lists.collection.delegate = nil
        return lists.show()
      }
    },
    .holds(
      "UICollectionViewFlowLayout.layoutAttributesForElements(in:)",
      "UICollectionViewCompositionalLayout.layoutAttributesForElements(in:)",
      "UICollectionViewLayout.layoutAttributesForElements(in:)",
      at: "a null or infinite rectangle",
      .guess
    ) {
      [UICollectionViewFlowLayout(), AnsweringLists.composed].allSatisfy { layout in
        let lists = AnsweringLists(layout)
        lists.show()
        let all = layout.layoutAttributesForElements(in: .infinite)?.count ?? 0
        return layout.layoutAttributesForElements(in: .null)?.isEmpty != false && all <= 6
      }
    },
    .holds(
      "UICollectionViewLayout.layoutAttributesForItem(at:)",
      "UICollectionViewLayout.layoutAttributesForSupplementaryView(ofKind:at:)",
      "UICollectionViewLayout.layoutAttributesForDecorationView(ofKind:at:)",
      at: "any path, in the base class: nil",
      .documented
    ) {
      let layout = UICollectionViewLayout()
      return paths.allSatisfy {
        layout.layoutAttributesForItem(at: $0) == nil
          && layout.layoutAttributesForSupplementaryView(ofKind: "k", at: $0) == nil
          && layout.layoutAttributesForDecorationView(ofKind: "k", at: $0) == nil
      }
    },
    .held(
      "UICollectionViewLayout.layoutAttributesForElements(in:)",
      at: "the answer has an item that doesn't exist: stops",
      .reported,
      by: "ReuseFaultTests"
    ),
    .holds(
      "UICollectionViewLayoutInvalidationContext.invalidateItems(at:)",
      "UICollectionViewLayoutInvalidationContext.invalidateSupplementaryElements(ofKind:at:)",
      "UICollectionViewLayoutInvalidationContext.invalidateDecorationElements(ofKind:at:)",
      at: "elements that don't exist: ignored; a device stopped for a custom layout once (rdar://25873296)",
      .guess
    ) {
      let layout = UICollectionViewFlowLayout()
      let lists = AnsweringLists(layout)
      lists.show()
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateItems(at: paths)
      context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: paths)
      context.invalidateDecorationElements(ofKind: "k", at: paths)
      layout.invalidateLayout(with: context)
      return lists.show()
    },
    .holds(
      "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment",
      "UICollectionViewLayoutInvalidationContext.contentSizeAdjustment",
      at: "negative",
      .guess
    ) {
      let layout = UICollectionViewFlowLayout()
      let lists = AnsweringLists(layout)
      lists.show()
      let context = UICollectionViewFlowLayoutInvalidationContext()
      (context.contentOffsetAdjustment, context.contentSizeAdjustment) = (
        CGPoint(x: 0, y: -9), CGSize(width: 0, height: -9)
      )
      layout.invalidateLayout(with: context)
      return lists.show()
    },
    .holds(
      "UICollectionViewTransitionLayout.transitionProgress",
      "UICollectionViewTransitionLayout.updateValue(_:forAnimatedKey:)",
      at: "beyond 0 and 1",
      .guess
    ) {
      let layout = UICollectionViewTransitionLayout(
        currentLayout: UICollectionViewFlowLayout(),
        nextLayout: UICollectionViewFlowLayout()
      )
      layout.transitionProgress = 2
      layout.updateValue(-1, forAnimatedKey: "k")
      return layout.value(forAnimatedKey: "k") == -1
    },
  ]

  private static let composed: [OddArgument] = [
    .warns(
      "NSCollectionLayoutDimension.estimated(_:)",
      "NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:)",
      at: "0",
      .reported,
      "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, please update your call site."
    ) { _ = NSCollectionLayoutDimension.estimated(0) },
    .warns(
      "NSCollectionLayoutDimension.absolute(_:)",
      at: "negative",
      .reported,
      "Invalid absolute dimension, must be > 0."
    ) {
      _ = show(size(.absolute(-1), .absolute(20)))
    },
    .holds(
      "NSCollectionLayoutDimension.fractionalWidth(_:)",
      "NSCollectionLayoutDimension.fractionalHeight(_:)",
      at: "0, negative and above 1",
      .guess
    ) { ([0, -1, 7] as [CGFloat]).allSatisfy { show(size(.fractionalWidth($0), .fractionalHeight($0))) } },
    .stops(
      "NSCollectionLayoutDimension.absolute(_:)",
      "NSCollectionLayoutDimension.estimated(_:)",
      "NSCollectionLayoutDimension.fractionalWidth(_:)",
      "NSCollectionLayoutDimension.fractionalHeight(_:)",
      at: "NaN or infinite",
      .guess,
      "A dimension of a compositional layout must be a finite number: inf"
    ) { _ = NSCollectionLayoutDimension.fractionalWidth(.infinity) },
    .stops(
      "NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:)",
      "NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)",
      "NSCollectionLayoutGroup.vertical(layoutSize:subitem:count:)",
      "NSCollectionLayoutGroup.vertical(layoutSize:repeatingSubitem:count:)",
      at: "a count of 0 or less",
      .guess,
      "The number of items in a group must be above 0: 0"
    ) {
      let whole = size(.fractionalWidth(1), .absolute(20))
      _ = NSCollectionLayoutGroup.horizontal(
        layoutSize: whole,
        subitem: NSCollectionLayoutItem(layoutSize: whole),
        count: 0
      )
    },
    .holds(
      "NSCollectionLayoutItem.contentInsets",
      "NSCollectionLayoutSection.contentInsets",
      "NSCollectionLayoutSection.interGroupSpacing",
      "NSCollectionLayoutSpacing.fixed(_:)",
      "NSCollectionLayoutSpacing.flexible(_:)",
      at: "negative, or larger than the room",
      .guess
    ) {
      ([-5, 1000] as [CGFloat]).allSatisfy { length in
        show { group, section in
          let insets = NSDirectionalEdgeInsets(top: length, leading: length, bottom: length, trailing: length)
          (group.contentInsets, section.contentInsets, section.interGroupSpacing) = (insets, insets, length)
          group.interItemSpacing = length > 0 ? .fixed(length) : .flexible(length)
        }
      }
    },
    .holds("UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing", at: "negative", .guess) {
      let layout = AnsweringLists.composed
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = -10
      layout.configuration = configuration
      return AnsweringLists(layout).show()
    },
    .holds("UICollectionLayoutListConfiguration.headerTopPadding", at: "negative and nil", .guess) {
      ([-10, nil] as [CGFloat?]).allSatisfy { padding in
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerTopPadding = padding
        return AnsweringLists(UICollectionViewCompositionalLayout.list(using: configuration)).show()
      }
    },
    .holds(
      "NSCollectionLayoutAnchor.init(edges:absoluteOffset:)",
      "NSCollectionLayoutAnchor.init(edges:fractionalOffset:)",
      "NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:absoluteOffset:)",
      "NSCollectionLayoutGroupCustomItem.init(frame:)",
      "NSCollectionLayoutGroupCustomItem.init(frame:zIndex:)",
      at: "far outside",
      .guess
    ) {
      let far = CGPoint(x: -1e6, y: 1e6)
      let anchors = [
        NSCollectionLayoutAnchor(edges: .top, absoluteOffset: far),
        NSCollectionLayoutAnchor(edges: .top, fractionalOffset: far),
      ]
      let item = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: -1e6, y: 0, width: -1, height: 1), zIndex: .min)
      return anchors.count == 2 && item.zIndex == .min
    },
  ]

  private static let attributes: [OddArgument] = [
    .holds(
      "UICollectionViewLayoutAttributes.init(forCellWith:)",
      "UICollectionViewLayoutAttributes.init(forSupplementaryViewOfKind:with:)",
      "UICollectionViewLayoutAttributes.init(forDecorationViewOfKind:with:)",
      "UICollectionViewLayoutAttributes.indexPath",
      at: "a path to nothing: only a layout that shows it stops",
      .known
    ) {
      paths.allSatisfy { path in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.indexPath = [0, 0]
        return attributes.indexPath == [0, 0]
          && UICollectionViewLayoutAttributes(forDecorationViewOfKind: "k", with: path).indexPath == path
          && UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: path).indexPath == path
      }
    },
    .holds(
      "UICollectionViewLayoutAttributes.frame",
      "UICollectionViewLayoutAttributes.bounds",
      "UICollectionViewLayoutAttributes.size",
      "UICollectionViewLayoutAttributes.center",
      "UICollectionViewLayoutAttributes.alpha",
      at: "negative",
      .guess
    ) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = CGRect(x: 0, y: 0, width: -5, height: -5)
      attributes.alpha = -1
      attributes.center = CGPoint(x: -5, y: -5)
      return attributes.center.x == -5
    },
  ]
}
