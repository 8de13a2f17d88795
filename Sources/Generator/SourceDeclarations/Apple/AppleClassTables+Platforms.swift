extension AppleClassTables {
  /// The members of UIKit and WatchKit that Interface Builder connects on one platform only.
  static let platforms = """
    UIView | preferredFocusedView preferredFocusEnvironments
    UIViewController | preferredFocusedView preferredFocusEnvironments tabBarObservedScrollView
    UITabBar | leadingAccessoryView trailingAccessoryView
    UIScrollView | directionalPressGestureRecognizer
    UICollectionView | remembersLastFocusedIndexPath
    UITableView | remembersLastFocusedIndexPath
    WKInterfaceController | notificationAlertLabel
    """
}
