/// Names that a generated file has or uses itself, which what the manifest lists could hide.
enum GeneratedNames {
  /// The enums inside of the namespace.
  static let partsOfCatalogue = ["Cells", "Views", "Nibs", "Scenes", "Segues"]

  /// What a generated extension calls the classes that it is for: ReuseIdentifier's parameter, and Segue's.
  static let parameters = ["View", "Source", "Destination"]

  /// Whether a class of this name, written without its module, would be taken for something of the file's own.
  static func hide(_ type: TypeName, namespace: String) -> Bool {
    let head = type.components[0]
    return head == namespace || partsOfCatalogue.contains(head) || parameters.contains(head)
      || type.components.count == 1 && used.contains(head)
  }

  /// What generated code calls by a plain name, of UIKit, Foundation and Recycler.
  static let used: Set<String> = [
    "Bundle", "IndexPath", "MainActor", "UICollectionView", "UINib", "UIStoryboard", "UITableView", "UIViewController",
    "ReuseIdentifier", "SupplementaryIdentifier", "StoryboardScene", "Segue", "Recycler",
    "Reusable", "NibReusable", "NibLoadable", "NibOwnerLoadable", "StoryboardBased", "StoryboardSceneBased",
  ]

  /// UIKit's classes that cells, views and scenes inherit from, and that somebody could list by mistake.
  static let baseClasses: Set<String> = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionViewListCell",
    "UICollectionReusableView", "UIView", "UIControl", "UILabel", "UIButton", "UIImageView", "UIStackView",
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]
}
