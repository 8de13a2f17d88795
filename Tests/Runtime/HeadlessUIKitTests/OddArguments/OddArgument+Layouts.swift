import HeadlessUIKit

extension OddArgument {
  @MainActor private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// Shows a layout of a section.
  @MainActor private static func show(
    _ item: NSCollectionLayoutItem = NSCollectionLayoutItem(layoutSize: size(.absolute(20), .absolute(20))),
    _ change: (NSCollectionLayoutGroup, NSCollectionLayoutSection) -> Void = { _, _ in }
  ) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    change(group, section)
    AnsweringLists(UICollectionViewCompositionalLayout(section: section)).show()
  }

  static let ofLayouts: [OddArgument] = flow + composed + attributes

  /// Lays out a collection view without a delegate.
  @MainActor private static func layOut(_ change: (UICollectionViewFlowLayout) -> Void) {
    let layout = UICollectionViewFlowLayout()
    change(layout)
    let lists = AnsweringLists(layout)
    lists.collection.delegate = nil
    lists.show()
  }

  private static let flow: [OddArgument] = [
    .held("UICollectionViewFlowLayout.itemSize", at: "0 and negative: logged", .reported, by: "ListWarningTests"),
    .held("UICollectionViewFlowLayout.itemSize minimumLineSpacing sectionInset", at: "NaN: stops", .guess),
    .accepts(
      "UICollectionViewFlowLayout.minimumLineSpacing minimumInteritemSpacing sectionInset headerReferenceSize",
      "UICollectionViewFlowLayout.footerReferenceSize estimatedItemSize",
      at: "a negative or infinite length",
      .guess
    ) {
      for length in lengths {
        let (size, insets) = (
          CGSize(width: length, height: length),
          UIEdgeInsets(top: length, left: length, bottom: length, right: length)
        )
        let changes: [(UICollectionViewFlowLayout) -> Void] = [
          { $0.minimumLineSpacing = length }, { $0.minimumInteritemSpacing = length }, { $0.sectionInset = insets },
          { $0.headerReferenceSize = size }, { $0.footerReferenceSize = size }, { $0.estimatedItemSize = size },
        ]
        for change in changes { layOut(change) }
      }
    },
    .stops(
      [
        "UICollectionViewFlowLayout.minimumInteritemSpacing": { layOut { $0.minimumInteritemSpacing = .nan } },
        "UICollectionViewFlowLayout.headerReferenceSize": { layOut { $0.headerReferenceSize.height = .nan } },
        "UICollectionViewFlowLayout.footerReferenceSize": { layOut { $0.footerReferenceSize.height = .nan } },
        "UICollectionViewFlowLayout.estimatedItemSize": { layOut { $0.estimatedItemSize.height = .nan } },
      ],
      at: "NaN",
      .guess,
      "A size or spacing of a flow layout is NaN, and must be a number"
    ),
    .holds("UICollectionViewFlowLayout.minimumLineSpacing", at: "negative: lines overlap", .known) {
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 300, height: 20), -3)
      let lists = AnsweringLists(layout)
      lists.collection.delegate = nil
      return lists.collection.layoutAttributesForItem(at: [0, 1])?.frame.minY == 17
    },
    .holds(
      "UICollectionViewFlowLayout.layoutAttributesForElements(in:)",
      "UICollectionViewCompositionalLayout.layoutAttributesForElements(in:)",
      "UICollectionViewLayout.layoutAttributesForElements(in:)",
      at: "a null or infinite rectangle: no element, all elements",
      .guess
    ) {
      [(UICollectionViewFlowLayout(), 6), (AnsweringLists.composed, 6), (UICollectionViewLayout(), 0)]
        .allSatisfy { (layout: UICollectionViewLayout, count: Int) in
          let lists = AnsweringLists(layout)
          lists.show()
          return layout.layoutAttributesForElements(in: .null)?.isEmpty != false
            && layout.layoutAttributesForElements(in: .infinite)?.count ?? 0 == count
        }
    },
    .holds(
      "UICollectionViewLayout.layoutAttributesForItem(at:) layoutAttributesForSupplementaryView(ofKind:at:)",
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
      .reported
    ),
    .holds(
      "UICollectionViewLayoutInvalidationContext.invalidateItems(at:) invalidateSupplementaryElements(ofKind:at:)",
      "UICollectionViewLayoutInvalidationContext.invalidateDecorationElements(ofKind:at:)",
      at: "elements that don't exist: ignored; a device stopped for a custom layout once (rdar://25873296)",
      .guess
    ) {
      let layout = UICollectionViewFlowLayout()
      let lists = AnsweringLists(layout)
      lists.show()
      let before = layout.layoutAttributesForElements(in: .infinite)
      lists.requested = []
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateItems(at: paths)
      context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: paths)
      context.invalidateDecorationElements(ofKind: "k", at: paths)
      layout.invalidateLayout(with: context)
      lists.show()
      return layout.layoutAttributesForElements(in: .infinite) == before && lists.requested.isEmpty
    },
    .holds(
      "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment contentSizeAdjustment",
      at: "negative: the content moves up and is shorter, until the layout is prepared",
      .guess
    ) {
      let layout = UICollectionViewFlowLayout()
      let lists = AnsweringLists(layout)
      lists.show()
      let (offset, height) = (lists.collection.contentOffset.y, lists.collection.contentSize.height)
      let context = UICollectionViewFlowLayoutInvalidationContext()
      (context.contentOffsetAdjustment, context.contentSizeAdjustment) = (
        CGPoint(x: 0, y: -9), CGSize(width: 0, height: -9)
      )
      layout.invalidateLayout(with: context)
      let isAdjusted =
        lists.collection.contentOffset.y == offset - 9 && lists.collection.contentSize.height == height - 9
      lists.show()
      return isAdjusted && lists.collection.contentSize.height == height
    },
    .holds(
      "UICollectionViewTransitionLayout.transitionProgress updateValue(_:forAnimatedKey:)",
      at: "beyond 0 and 1: kept",
      .guess
    ) {
      let layout = UICollectionViewTransitionLayout(
        currentLayout: UICollectionViewFlowLayout(),
        nextLayout: UICollectionViewFlowLayout()
      )
      layout.transitionProgress = 2
      layout.updateValue(-1, forAnimatedKey: "k")
      return layout.transitionProgress == 2 && layout.value(forAnimatedKey: "k") == -1
    },
  ]

  private static let composed: [OddArgument] = [
    .warns(
      [
        "NSCollectionLayoutDimension.estimated(_:)": { _ = NSCollectionLayoutDimension.estimated(0) },
        "NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:)": {
          _ = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 0)
        },
      ],
      at: "0",
      .reported,
      "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, please update your call site."
    ),
    .warns(
      [
        "NSCollectionLayoutDimension.absolute(_:)": {
          show(NSCollectionLayoutItem(layoutSize: size(.absolute(-1), .absolute(20))))
        }
      ],
      at: "negative",
      .reported,
      "Invalid absolute dimension, must be > 0."
    ),
    .accepts(
      "NSCollectionLayoutDimension.fractionalWidth(_:) fractionalHeight(_:)",
      at: "0, negative and above 1",
      .guess
    ) {
      for fraction in [0, -1, 7] as [CGFloat] {
        show(NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(fraction), .fractionalHeight(fraction))))
      }
    },
    dimensions(at: "NaN", .nan, "nan"),
    dimensions(at: "infinite", .infinity, "inf"),
    group(ofCount: 0),
    group(ofCount: -1),
    .accepts(
      "NSCollectionLayoutItem.contentInsets",
      "NSCollectionLayoutSection.contentInsets interGroupSpacing",
      "NSCollectionLayoutSpacing.fixed(_:) flexible(_:)",
      at: "negative, or larger than the room",
      .guess
    ) {
      for length in [-5, 1000] as [CGFloat] {
        for spacing in [NSCollectionLayoutSpacing.fixed(length), .flexible(length)] {
          let item = NSCollectionLayoutItem(layoutSize: size(.absolute(20), .absolute(20)))
          let insets = NSDirectionalEdgeInsets(top: length, leading: length, bottom: length, trailing: length)
          item.contentInsets = insets
          show(item) { group, section in
            (group.contentInsets, section.contentInsets, section.interGroupSpacing) = (insets, insets, length)
            group.interItemSpacing = spacing
          }
        }
      }
    },
    .accepts("UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing", at: "negative", .guess) {
      let layout = AnsweringLists.composed
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = -10
      layout.configuration = configuration
      AnsweringLists(layout).show()
    },
    .accepts("UICollectionLayoutListConfiguration.headerTopPadding", at: "negative and nil", .guess) {
      for padding in [-10, nil] as [CGFloat?] {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerTopPadding = padding
        AnsweringLists(UICollectionViewCompositionalLayout.list(using: configuration)).show()
      }
    },
    .accepts(
      "NSCollectionLayoutAnchor.init(edges:absoluteOffset:) init(edges:fractionalOffset:)",
      "NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:absoluteOffset:)",
      "NSCollectionLayoutGroupCustomItem.init(frame:) init(frame:zIndex:)",
      at: "far outside",
      .guess
    ) {
      let (far, small) = (CGPoint(x: -1e6, y: 1e6), size(.absolute(20), .absolute(20)))
      let kind = UICollectionView.elementKindSectionHeader
      for anchor in [
        NSCollectionLayoutAnchor(edges: .top, absoluteOffset: far),
        NSCollectionLayoutAnchor(edges: .top, fractionalOffset: far),
      ] {
        let badge = NSCollectionLayoutSupplementaryItem(layoutSize: small, elementKind: kind, containerAnchor: anchor)
        show(NSCollectionLayoutItem(layoutSize: small, supplementaryItems: [badge]))
      }
      show { _, section in
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: small,
            elementKind: kind,
            alignment: .top,
            absoluteOffset: far
          )
        ]
      }
      let frame = CGRect(x: -1e6, y: 0, width: -1, height: 1)
      let group = NSCollectionLayoutGroup.custom(layoutSize: small) { _ in
        [
          NSCollectionLayoutGroupCustomItem(frame: frame),
          NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: .min),
        ]
      }
      AnsweringLists(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))).show()
    },
  ]

  private static func dimensions(at argument: String, _ number: CGFloat, _ text: String) -> OddArgument {
    .stops(
      [
        "NSCollectionLayoutDimension.absolute(_:)": { _ = NSCollectionLayoutDimension.absolute(number) },
        "NSCollectionLayoutDimension.estimated(_:)": { _ = NSCollectionLayoutDimension.estimated(number) },
        "NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:)": {
          _ = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: number)
        },
        "NSCollectionLayoutDimension.fractionalWidth(_:)": { _ = NSCollectionLayoutDimension.fractionalWidth(number) },
        "NSCollectionLayoutDimension.fractionalHeight(_:)": {
          _ = NSCollectionLayoutDimension.fractionalHeight(number)
        },
      ],
      at: argument,
      .guess,
      "A dimension of a compositional layout must be a finite number: \(text)"
    )
  }

  private static func group(ofCount count: Int) -> OddArgument {
    typealias Group = NSCollectionLayoutGroup
    @MainActor func item() -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: whole()) }
    @MainActor func whole() -> NSCollectionLayoutSize { size(.fractionalWidth(1), .absolute(20)) }
    return .stops(
      [
        "NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:)": {
          _ = Group.horizontal(layoutSize: whole(), subitem: item(), count: count)
        },
        "NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)": {
          _ = Group.horizontal(layoutSize: whole(), repeatingSubitem: item(), count: count)
        },
        "NSCollectionLayoutGroup.vertical(layoutSize:subitem:count:)": {
          _ = Group.vertical(layoutSize: whole(), subitem: item(), count: count)
        },
        "NSCollectionLayoutGroup.vertical(layoutSize:repeatingSubitem:count:)": {
          _ = Group.vertical(layoutSize: whole(), repeatingSubitem: item(), count: count)
        },
      ],
      at: count == 0 ? "no item" : "a negative count",
      .guess,
      "The number of items in a group must be above 0: \(count)"
    )
  }

  private static let attributes: [OddArgument] = [
    .holds(
      "UICollectionViewLayoutAttributes.init(forCellWith:) init(forSupplementaryViewOfKind:with:)",
      "UICollectionViewLayoutAttributes.init(forDecorationViewOfKind:with:) indexPath",
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
    .stops(
      "UICollectionViewLayoutAttributes.size",
      at: "infinite",
      .reported,
      "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions"
    ) { UICollectionViewLayoutAttributes(forCellWith: [0, 0]).size.width = .infinity },
    .holds("UICollectionViewLayoutAttributes.frame bounds size center alpha", at: "negative: kept", .guess) {
      let (attributes, size) = (UICollectionViewLayoutAttributes(forCellWith: [0, 0]), CGSize(width: -5, height: -6))
      attributes.frame.size = size
      let hasFrame = attributes.size == size && attributes.bounds.size == size
      (attributes.size, attributes.bounds.size, attributes.alpha) = (size, size, -1)
      attributes.center = CGPoint(x: -5, y: -5)
      return hasFrame && attributes.frame.size == size && attributes.alpha == -1
        && attributes.center == CGPoint(x: -5, y: -5)
    },
  ]
}
