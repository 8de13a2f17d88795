/// Names that a generated file declares or uses, and that a listed class could hide.
enum GeneratedNames {
  /// The enums in the namespace.
  static let partsOfCatalog = ["Cells", "Views", "Nibs", "Scenes", "Segues"]

  /// The members of the namespace, beside the enums of groups.
  static let membersOfCatalog = Set(partsOfCatalog + ["registerAll"])

  /// The generic parameters of the types that generated code extends: ReuseIdentifier's and Segue's.
  static let parameters = ["View", "Source", "Destination"]

  /// Whether a class with this name, written without its module, would be mistaken for a name of the generated file.
  static func hide(_ type: TypeName, namespace: String) -> Bool {
    let head = type.components[0]
    return head == namespace || partsOfCatalog.contains(head) || parameters.contains(head)
      || type.components.count == 1 && used.contains(head)
  }

  /// Names of UIKit, Foundation and Recycler that generated code uses without their modules.
  static let used: Set<String> = [
    "Bundle", "IndexPath", "MainActor", "UICollectionView", "UINib", "UIStoryboard", "UITableView", "UIViewController",
    "ReuseIdentifier", "SupplementaryIdentifier", "StoryboardScene", "Segue", "Recycler",
    "Reusable", "NibReusable", "NibLoadable", "NibOwnerLoadable", "StoryboardBased", "StoryboardSceneBased",
  ]

  /// UIKit's base classes of cells, views and scenes, which could be listed by mistake.
  static let baseClasses: Set<String> = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionViewListCell",
    "UICollectionReusableView", "UIView", "UIControl", "UILabel", "UIButton", "UIImageView", "UIStackView",
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]
}
