extension AppleClassTables {
  /// The members of UIKit and WatchKit that Interface Builder connects on one platform only, and what macOS's
  /// accessibility asks of every element.
  static let platforms = """
    NSResponder | accessibilityFocused isAccessibilityFocused accessibilityTopLevelUIElement accessibilityURL \
      accessibilityValueDescription accessibilityVisibleChildren accessibilitySubrole accessibilityTitle \
      accessibilityTitleUIElement accessibilityNextContents accessibilityOrientation accessibilityOverflowButton \
      accessibilityParent accessibilityPlaceholderValue accessibilityPreviousContents accessibilityRole \
      accessibilityRoleDescription accessibilitySearchButton accessibilitySearchMenu accessibilitySelected \
      isAccessibilitySelected accessibilitySelectedChildren accessibilityServesAsTitleForUIElements \
      accessibilityShownMenu accessibilityMinValue accessibilityMaxValue accessibilityLinkedUIElements \
      accessibilityWindow accessibilityHelp accessibilityFilename accessibilityExpanded isAccessibilityExpanded \
      accessibilityEdited isAccessibilityEdited accessibilityEnabled isAccessibilityEnabled accessibilityChildren \
      accessibilityChildrenInNavigationOrder accessibilityClearButton accessibilityCancelButton \
      accessibilityProtectedContent isAccessibilityProtectedContent accessibilityContents \
      accessibilityAlternateUIVisible isAccessibilityAlternateUIVisible accessibilitySharedFocusElements \
      accessibilityRequired isAccessibilityRequired accessibilityElement accessibilityHidden isAccessibilityHidden
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
