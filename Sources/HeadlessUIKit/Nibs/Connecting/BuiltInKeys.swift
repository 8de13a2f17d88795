/// The keys of UIKit's own classes that documents set: outlets, parts and runtime attributes.
@MainActor
enum BuiltInKeys {
  /// The property of a key: the first one whose class the object has.
  static func outlet(_ key: String, of object: AnyObject) -> KeyedOutlet? {
    all[key]?.first { $0.belongs(object) }
  }

  static func set(_ value: AnyObject, forKey key: String, of object: AnyObject) {
    _ = outlet(key, of: object)?.store(object, value)
  }

  static func object(_ object: AnyObject, forKey key: String) -> AnyObject? {
    guard let value = outlet(key, of: object)?.load(object) else { return nil }
    return value as AnyObject
  }

  /// Appends values to those of a key.
  static func append(_ values: [AnyObject], toKey key: String, of object: AnyObject) {
    guard let outlet = outlet(key, of: object) else { return }
    let present = outlet.load(object) as? [AnyObject] ?? []
    _ = outlet.store(object, present + values)
  }

  private static let all = Dictionary(grouping: controllers + views + bars + attributes, by: \.key)

  private static let controllers: [KeyedOutlet] = [
    // Writing through a key path reads first, and reading loads the view.
    KeyedOutlet("view", UIView.self) { (controller: UIViewController, view) in
      controller.view = view
    } load: {
      $0.viewIfLoaded
    },
    KeyedOutlet("navigationItem", UINavigationItem.self) { (_: UIViewController, _) in
    } load: {
      $0.navigationItem
    },
    KeyedOutlet("tabBarItem", \UIViewController.tabBarItem),
    KeyedOutlet("toolbarItems", \UIViewController.toolbarItems),
    KeyedOutlet("navigationBar", UINavigationBar.self) { (_: UINavigationController, _) in
    } load: {
      $0.navigationBar
    },
    KeyedOutlet("toolbar", UIToolbar.self) { (_: UINavigationController, _) in
    } load: {
      $0.toolbar
    },
    KeyedOutlet("tabBar", UITabBar.self) { (_: UITabBarController, _) in
    } load: {
      $0.tabBar
    },
    KeyedOutlet("delegate", \UINavigationController.delegate),
    KeyedOutlet("delegate", \UITabBarController.delegate),
    KeyedOutlet("delegate", \UISplitViewController.delegate),
    KeyedOutlet("viewControllers", UIViewController.self) { (_: UIViewController, _) in },
  ]

  private static let views: [KeyedOutlet] = [
    KeyedOutlet("gestureRecognizers", \UIView.gestureRecognizers),
    KeyedOutlet("delegate", \UITableView.delegate),
    KeyedOutlet("dataSource", \UITableView.dataSource),
    KeyedOutlet("prefetchDataSource", \UITableView.prefetchDataSource),
    KeyedOutlet("tableHeaderView", \UITableView.tableHeaderView),
    KeyedOutlet("tableFooterView", \UITableView.tableFooterView),
    KeyedOutlet("backgroundView", \UITableView.backgroundView),
    KeyedOutlet("delegate", \UICollectionView.delegate),
    KeyedOutlet("dataSource", \UICollectionView.dataSource),
    KeyedOutlet("collectionViewLayout", \UICollectionView.collectionViewLayout),
    KeyedOutlet("backgroundView", \UICollectionView.backgroundView),
    KeyedOutlet("delegate", \UITextView.delegate),
    KeyedOutlet("delegate", \UIScrollView.scrollDelegate),
    KeyedOutlet("backgroundView", \UITableViewCell.backgroundView),
    KeyedOutlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
    KeyedOutlet("accessoryView", \UITableViewCell.accessoryView),
    KeyedOutlet("backgroundView", \UICollectionViewCell.backgroundView),
    KeyedOutlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
    KeyedOutlet("backgroundView", \UITableViewHeaderFooterView.backgroundView),
    KeyedOutlet("delegate", \UITextField.delegate),
    KeyedOutlet("inputView", \UITextField.inputView),
    KeyedOutlet("inputAccessoryView", \UITextField.inputAccessoryView),
    KeyedOutlet("leftView", \UITextField.leftView),
    KeyedOutlet("rightView", \UITextField.rightView),
    KeyedOutlet("delegate", \UIPickerView.delegate),
    KeyedOutlet("dataSource", \UIPickerView.dataSource),
    KeyedOutlet("delegate", \UISearchBar.delegate),
    KeyedOutlet("delegate", \UIGestureRecognizer.delegate),
    // The delegate of an unsupported view belongs to its framework.
    KeyedOutlet("delegate", AnyObject?.self) { (_: UnsupportedView, _) in },
    KeyedOutlet("dataSource", AnyObject?.self) { (_: UnsupportedView, _) in },
    KeyedOutlet("rootViewController", \UIWindow.rootViewController),
    KeyedOutlet("refreshControl", \UIViewController.refreshControlOfDocument),
    KeyedOutlet("titleView", \UINavigationItem.titleView),
    KeyedOutlet("customView", \UIBarButtonItem.customView),
  ]

  private static let bars: [KeyedOutlet] = [
    KeyedOutlet("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
    KeyedOutlet("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
    KeyedOutlet("backBarButtonItem", \UINavigationItem.backBarButtonItem),
    KeyedOutlet("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
    KeyedOutlet("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
    KeyedOutlet("items", \UIToolbar.items),
    KeyedOutlet("items", \UITabBar.items),
    KeyedOutlet("items", \UINavigationBar.items),
  ]

  private static let attributes: [KeyedOutlet] = [
    KeyedOutlet("layer", CALayer.self) { (_: UIView, _) in
    } load: {
      $0.layer
    },
    KeyedOutlet("cornerRadius", \CALayer.cornerRadius),
    KeyedOutlet("borderWidth", \CALayer.borderWidth),
    KeyedOutlet("masksToBounds", \CALayer.masksToBounds),
    KeyedOutlet("shadowOpacity", \CALayer.shadowOpacity),
    KeyedOutlet("shadowRadius", \CALayer.shadowRadius),
    KeyedOutlet("shadowOffset", \CALayer.shadowOffset),
    KeyedOutlet("opacity", \CALayer.opacity),
    KeyedOutlet("backgroundColor", \UIView.backgroundColor),
    KeyedOutlet("tintColor", \UIView.tintColor),
    KeyedOutlet("clipsToBounds", \UIView.clipsToBounds),
    KeyedOutlet("hidden", \UIView.isHidden),
    KeyedOutlet("isHidden", \UIView.isHidden),
    KeyedOutlet("alpha", \UIView.alpha),
    KeyedOutlet("tag", \UIView.tag),
    KeyedOutlet("frame", \UIView.frame),
    KeyedOutlet("bounds", \UIView.bounds),
    KeyedOutlet("accessibilityIdentifier", \UIView.accessibilityIdentifier),
    KeyedOutlet("accessibilityLabel", \UIView.accessibilityLabel),
    KeyedOutlet("text", \UILabel.text),
    KeyedOutlet("textColor", \UILabel.textColor),
    KeyedOutlet("text", \UITextField.text),
    KeyedOutlet("text", \UITextView.text),
    KeyedOutlet("textContainerInset", \UITextView.textContainerInset),
    KeyedOutlet("image", \UIImageView.image),
    KeyedOutlet("contentOffset", \UIScrollView.contentOffset),
    KeyedOutlet("contentSize", \UIScrollView.contentSize),
    KeyedOutlet("pagingEnabled", \UIScrollView.isPagingEnabled),
    KeyedOutlet("scrollEnabled", \UIScrollView.isScrollEnabled),
    KeyedOutlet("enabled", \UIControl.isEnabled),
    KeyedOutlet("selected", \UIControl.isSelected),
    KeyedOutlet("title", \UIViewController.title),
    KeyedOutlet("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
    KeyedOutlet("accessibilityLabel", \UIBarItem.accessibilityLabel),
    KeyedOutlet("constant", \NSLayoutConstraint.constant),
  ]
}
