public struct UICollectionLayoutListConfiguration {
  public enum Appearance {
    /// Rows as wide as the view. Headers and footers stay in view.
    case plain, grouped, insetGrouped, sidebar
    /// A sidebar without insets.
    case sidebarPlain
  }

  public enum HeaderMode {
    case none
    /// Supplementary views of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary, firstItemInSection
  }

  public enum FooterMode {
    case none
    /// Supplementary views of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  public var showsSeparators = true
  /// The separators. Stored; has no effect here.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the separators of an item. Stored; has no effect here.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the list, which pictures show.
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The space above headers, in points; `nil` for the system's. Stored; has no effect here.
  public var headerTopPadding: CGFloat?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The separators of a list. Stored; has no effect here.
public struct UIListSeparatorConfiguration: Hashable, CustomStringConvertible {
  public enum Visibility {
    case automatic, visible, hidden
  }

  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets: NSDirectionalEdgeInsets {
    get { ownTopSeparatorInsets.value }
    set { ownTopSeparatorInsets.value = newValue }
  }
  private var ownTopSeparatorInsets = Unhashed(UIListSeparatorConfiguration.automaticInsets)
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets {
    get { ownBottomSeparatorInsets.value }
    set { ownBottomSeparatorInsets.value = newValue }
  }
  private var ownBottomSeparatorInsets = Unhashed(UIListSeparatorConfiguration.automaticInsets)
  public var color = UIColor.separator
  /// The color while several items are selected. Stored; has no effect here.
  public var multipleSelectionColor = UIColor.separator

  public var description: String {
    "UIListSeparatorConfiguration(top: \(topSeparatorVisibility), bottom: \(bottomSeparatorVisibility), "
      + "color: \(described(color)))"
  }

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
  /// The estimated height of rows, headers and footers, in points: the least height of a list cell.
  private static let estimatedRowHeight: CGFloat = 44

  /// Creates a section that is a list. UIKit doesn't document the spacing around groups; there is none here.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(estimatedRowHeight)
    )
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [row]))
    section.list = configuration
    if configuration.appearance == .insetGrouped, let environment = layoutEnvironment as? CompositionalEnvironment {
      section.contentInsets.leading = environment.margins.leading
      section.contentInsets.trailing = environment.margins.trailing
    }
    func add(_ kind: String, _ alignment: NSRectAlignment) {
      let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(item)
    }
    if configuration.headerMode == .supplementary { add(UICollectionView.elementKindSectionHeader, .top) }
    if configuration.footerMode == .supplementary { add(UICollectionView.elementKindSectionFooter, .bottom) }
    return section
  }
}

extension UICollectionView {
  /// The margins of inset groups: those of the view, or the system's for its width.
  var listMargins: NSDirectionalEdgeInsets {
    (hasMarginsOfSystem ? UIView.screenMargins(width: bounds.width) : layoutMargins)
      .directional(effectiveUserInterfaceLayoutDirection)
  }
}
