extension AppleClassTables {
  /// The members of UIKit and WatchKit that Interface Builder connects on one platform only.
  static let platforms = """
    UIView | preferredFocusedView preferredFocusEnvironments
    UIViewController | preferredFocusedView preferredFocusEnvironments tabBarObservedScrollView
    UITabBar | leadingAccessoryView trailingAccessoryView
    UIScrollView | directionalPressGestureRecognizer
    UIImageView | overlayContentView focusedFrameGuide adjustsImageWhenAncestorFocused masksFocusEffectToContents
    UISearchController | searchControllerObservedScrollView
    AVPlayerViewController | customOverlayViewController customInfoViewController
    UICollectionView | remembersLastFocusedIndexPath
    UITableView | remembersLastFocusedIndexPath
    WKInterfaceController | notificationAlertLabel
    """
}
