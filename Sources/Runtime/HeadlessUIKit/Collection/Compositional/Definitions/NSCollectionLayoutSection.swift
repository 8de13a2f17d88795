/// How the groups of a section scroll across the scroll direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They don't; they follow each other in the scroll direction.
  case none
  /// They scroll and come to rest anywhere.
  case continuous
  /// They scroll and come to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// They scroll by pages as wide as the layout.
  case paging
  /// They scroll one group at a time.
  case groupPaging
  /// They scroll one group at a time, and groups come to rest in the center.
  case groupPagingCentered
}

/// The insets that those of a section are added to.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration.
  case automatic
  /// The edges of the collection view.
  case none
  case safeArea
  case layoutMargins
  /// The readable content. The layout margins here.
  case readableContent
}

/// Called with the elements of a section in view, the scroll offset, and the environment of the section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ point: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// A section of a compositional layout: a group that repeats for its items, with headers, footers and decorations.
@preconcurrency
@MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  final let group: NSCollectionLayoutGroup
  /// The list that the section shows; `nil` unless the section was created for one.
  final var list: UICollectionLayoutListConfiguration?

  /// Creates a section of a repeating group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The space between the section's boundary and its groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The insets that the content insets are added to.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The insets of boundary items across the scroll direction: those of the content, unless set to another reference.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How groups scroll across the scroll direction.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How far groups scroll. Stored; has no effect here.
  @available(iOS 17, *)
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers and similar views.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether boundary items keep the section's content insets across the scroll direction. `true` initially.
  open var supplementariesFollowContentInsets = true
  /// Called before each layout with the section's elements in view, which it may change.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The decoration views, such as a background.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.list = list
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems
    return copy
  }
}
