extension AppleClassTables {
  /// What the classes of UIKit and WatchKit have on one platform only, and Interface Builder connects there.
  static let platforms = """
    UIView | preferredFocusedView preferredFocusEnvironments
    UIViewController | preferredFocusedView preferredFocusEnvironments
    UICollectionView | remembersLastFocusedIndexPath
    UITableView | remembersLastFocusedIndexPath
    WKInterfaceController | notificationAlertLabel
    """
}
