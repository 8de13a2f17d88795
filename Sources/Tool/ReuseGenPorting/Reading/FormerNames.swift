/// The spellings that UIKit had before Swift 4.2, and those that it has now. The compiler accepts the former ones on
/// Apple's platforms in Swift 4's language mode only; the runtime declares them as unavailable.
package enum FormerNames {
  /// The current form of a function.
  package enum Function: Sendable {
    /// A function or an initializer with the same arguments, which have these labels.
    case call(String, labels: [String])
    /// A method of the first argument; the others have these labels.
    case member(String, labels: [String])
    case property(String)
  }

  /// The functions, by their names without labels: their arguments have none.
  package static let functions: [String: Function] = [
    "UIEdgeInsetsMake": .call("UIEdgeInsets", labels: ["top", "left", "bottom", "right"]),
    "NSDirectionalEdgeInsetsMake": .call("NSDirectionalEdgeInsets", labels: ["top", "leading", "bottom", "trailing"]),
    "UIOffsetMake": .call("UIOffset", labels: ["horizontal", "vertical"]),
    "UIEdgeInsetsInsetRect": .member("inset", labels: ["by"]),
    "UIImagePNGRepresentation": .member("pngData", labels: []),
    "UIImageJPEGRepresentation": .member("jpegData", labels: ["compressionQuality"]),
    "NSStringFromCGPoint": .call("NSCoder.string", labels: ["for"]),
    "NSStringFromCGSize": .call("NSCoder.string", labels: ["for"]),
    "NSStringFromCGRect": .call("NSCoder.string", labels: ["for"]),
    "NSStringFromUIEdgeInsets": .call("NSCoder.string", labels: ["for"]),
    "CGPointFromString": .call("NSCoder.cgPoint", labels: ["for"]),
    "CGSizeFromString": .call("NSCoder.cgSize", labels: ["for"]),
    "CGRectFromString": .call("NSCoder.cgRect", labels: ["for"]),
    "UIEdgeInsetsFromString": .call("NSCoder.uiEdgeInsets", labels: ["for"]),
    "UIAccessibilityPostNotification": .call("UIAccessibility.post", labels: ["notification", "argument"]),
    "UIAccessibilityIsVoiceOverRunning": .property("UIAccessibility.isVoiceOverRunning"),
    "UIAccessibilityIsReduceMotionEnabled": .property("UIAccessibility.isReduceMotionEnabled"),
    "UIAccessibilityDarkerSystemColorsEnabled": .property("UIAccessibility.isDarkerSystemColorsEnabled"),
    "UIAccessibilityIsReduceTransparencyEnabled": .property("UIAccessibility.isReduceTransparencyEnabled"),
    "UIAccessibilityIsBoldTextEnabled": .property("UIAccessibility.isBoldTextEnabled"),
    "UIAccessibilityIsInvertColorsEnabled": .property("UIAccessibility.isInvertColorsEnabled"),
  ]

  /// The properties of objects.
  package static let properties = [
    "childViewControllers": "children", "activityIndicatorViewStyle": "style", "isFixedSpacing": "isFixed",
    "isFlexibleSpacing": "isFlexible",
  ]

  /// The methods of objects, with labels.
  package static let methods = [
    "addChildViewController(_:)": "addChild(_:)",
    "removeFromParentViewController()": "removeFromParent()",
    "didMove(toParentViewController:)": "didMove(toParent:)",
    "willMove(toParentViewController:)": "willMove(toParent:)",
    "bringSubview(toFront:)": "bringSubviewToFront(_:)",
    "sendSubview(toBack:)": "sendSubviewToBack(_:)",
  ]

  /// The members of a type that its name precedes.
  package static let typeMembers = [
    "UIStatusBarStyle": ["blackOpaque": "lightContent", "blackTranslucent": "lightContent"],
    "RunLoopMode": ["commonModes": "common", "defaultRunLoopMode": "default"],
  ]

  /// The constants of `NSNotification.Name`.
  package static let notifications = pairs(
    """
    UIKeyboardWillShow UIResponder.keyboardWillShowNotification
    UIKeyboardDidShow UIResponder.keyboardDidShowNotification
    UIKeyboardWillHide UIResponder.keyboardWillHideNotification
    UIKeyboardDidHide UIResponder.keyboardDidHideNotification
    UIKeyboardWillChangeFrame UIResponder.keyboardWillChangeFrameNotification
    UIApplicationDidBecomeActive UIApplication.didBecomeActiveNotification
    UIApplicationWillResignActive UIApplication.willResignActiveNotification
    UIApplicationDidEnterBackground UIApplication.didEnterBackgroundNotification
    UIApplicationWillEnterForeground UIApplication.willEnterForegroundNotification
    UIApplicationWillTerminate UIApplication.willTerminateNotification
    UIApplicationDidReceiveMemoryWarning UIApplication.didReceiveMemoryWarningNotification
    UIContentSizeCategoryDidChange UIContentSizeCategory.didChangeNotification
    UIDeviceOrientationDidChange UIDevice.orientationDidChangeNotification
    UITextFieldTextDidChange UITextField.textDidChangeNotification
    UITextViewTextDidChange UITextView.textDidChangeNotification
    """
  )

  /// The types and constants.
  package static let globals = pairs(
    """
    UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
    UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
    UIApplicationState UIApplication.State
    UIAlertActionStyle UIAlertAction.Style
    UIAlertControllerStyle UIAlertController.Style
    UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
    UIBarButtonItemStyle UIBarButtonItem.Style
    UIBarButtonSystemItem UIBarButtonItem.SystemItem
    UIButtonType UIButton.ButtonType
    UICollectionViewScrollDirection UICollectionView.ScrollDirection
    UICollectionViewScrollPosition UICollectionView.ScrollPosition
    UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
    UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
    UIControlEvents UIControl.Event
    UIControlState UIControl.State
    UIFontTextStyle UIFont.TextStyle
    UIGestureRecognizerState UIGestureRecognizer.State
    UIImageRenderingMode UIImage.RenderingMode
    UILayoutConstraintAxis NSLayoutConstraint.Axis
    UINavigationControllerOperation UINavigationController.Operation
    UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
    UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
    UIStackViewAlignment UIStackView.Alignment
    UIStackViewDistribution UIStackView.Distribution
    UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
    UITabBarSystemItem UITabBarItem.SystemItem
    UITableViewCellAccessoryType UITableViewCell.AccessoryType
    UITableViewCellEditingStyle UITableViewCell.EditingStyle
    UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
    UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
    UITableViewCellStateMask UITableViewCell.StateMask
    UITableViewCellStyle UITableViewCell.CellStyle
    UITableViewRowAnimation UITableView.RowAnimation
    UITableViewScrollPosition UITableView.ScrollPosition
    UITableViewStyle UITableView.Style
    UITextBorderStyle UITextField.BorderStyle
    UITextFieldViewMode UITextField.ViewMode
    UIViewAnimationCurve UIView.AnimationCurve
    UIViewAnimationOptions UIView.AnimationOptions
    UIViewAutoresizing UIView.AutoresizingMask
    UIViewContentMode UIView.ContentMode
    UIViewTintAdjustmentMode UIView.TintAdjustmentMode
    NSLayoutAttribute NSLayoutConstraint.Attribute
    NSLayoutRelation NSLayoutConstraint.Relation
    NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
    UICollectionElementCategory UICollectionView.ElementCategory
    UIImageOrientation UIImage.Orientation
    UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
    UISearchBarStyle UISearchBar.Style
    UISearchBarIcon UISearchBar.Icon
    UIBlurEffectStyle UIBlurEffect.Style
    UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
    UIScrollViewContentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior
    UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
    UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
    UITabBarItemPositioning UITabBar.ItemPositioning
    UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
    UITableViewRowActionStyle UITableViewRowAction.Style
    UIContextualActionStyle UIContextualAction.Style
    UIDatePickerMode UIDatePicker.Mode
    UIEventSubtype UIEvent.EventSubtype
    UIEventType UIEvent.EventType
    UITouchPhase UITouch.Phase
    UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
    UIActivityType UIActivity.ActivityType
    UIImagePickerControllerSourceType UIImagePickerController.SourceType
    UIDeviceBatteryState UIDevice.BatteryState
    UIPreviewActionStyle UIPreviewAction.Style
    RunLoopMode RunLoop.Mode
    NSAttributedStringKey NSAttributedString.Key
    UITableViewAutomaticDimension UITableView.automaticDimension
    UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
    UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
    UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
    UIApplicationOpenSettingsURLString UIApplication.openSettingsURLString
    UIKeyboardFrameBeginUserInfoKey UIResponder.keyboardFrameBeginUserInfoKey
    UIKeyboardFrameEndUserInfoKey UIResponder.keyboardFrameEndUserInfoKey
    UIKeyboardAnimationDurationUserInfoKey UIResponder.keyboardAnimationDurationUserInfoKey
    UIKeyboardAnimationCurveUserInfoKey UIResponder.keyboardAnimationCurveUserInfoKey
    UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
    UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
    UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
    UILayoutPriorityRequired UILayoutPriority.required
    UILayoutPriorityDefaultHigh UILayoutPriority.defaultHigh
    UILayoutPriorityDefaultLow UILayoutPriority.defaultLow
    UILayoutPriorityFittingSizeLevel UILayoutPriority.fittingSizeLevel
    UIFontWeightUltraLight UIFont.Weight.ultraLight
    UIFontWeightThin UIFont.Weight.thin
    UIFontWeightLight UIFont.Weight.light
    UIFontWeightRegular UIFont.Weight.regular
    UIFontWeightMedium UIFont.Weight.medium
    UIFontWeightSemibold UIFont.Weight.semibold
    UIFontWeightBold UIFont.Weight.bold
    UIFontWeightHeavy UIFont.Weight.heavy
    UIFontWeightBlack UIFont.Weight.black
    UIWindowLevelNormal UIWindow.Level.normal
    UIWindowLevelAlert UIWindow.Level.alert
    UIWindowLevelStatusBar UIWindow.Level.statusBar
    UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal
    UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast
    UIPageViewControllerOptionInterPageSpacingKey UIPageViewController.OptionsKey.interPageSpacing
    UIPageViewControllerOptionSpineLocationKey UIPageViewController.OptionsKey.spineLocation
    UIBackgroundTaskInvalid UIBackgroundTaskIdentifier.invalid
    UIImagePickerControllerOriginalImage UIImagePickerController.InfoKey.originalImage
    UIImagePickerControllerEditedImage UIImagePickerController.InfoKey.editedImage
    UIImagePickerControllerMediaType UIImagePickerController.InfoKey.mediaType
    UIImagePickerControllerMediaURL UIImagePickerController.InfoKey.mediaURL
    UINavigationControllerHideShowBarDuration UINavigationController.hideShowBarDuration
    UISegmentedControlNoSegment UISegmentedControl.noSegment
    UIAccessibilityTraitNone UIAccessibilityTraits.none
    UIAccessibilityTraitButton UIAccessibilityTraits.button
    UIAccessibilityTraitLink UIAccessibilityTraits.link
    UIAccessibilityTraitHeader UIAccessibilityTraits.header
    UIAccessibilityTraitSearchField UIAccessibilityTraits.searchField
    UIAccessibilityTraitImage UIAccessibilityTraits.image
    UIAccessibilityTraitSelected UIAccessibilityTraits.selected
    UIAccessibilityTraitPlaysSound UIAccessibilityTraits.playsSound
    UIAccessibilityTraitStaticText UIAccessibilityTraits.staticText
    UIAccessibilityTraitSummaryElement UIAccessibilityTraits.summaryElement
    UIAccessibilityTraitNotEnabled UIAccessibilityTraits.notEnabled
    UIAccessibilityTraitUpdatesFrequently UIAccessibilityTraits.updatesFrequently
    UIAccessibilityTraitKeyboardKey UIAccessibilityTraits.keyboardKey
    UIAccessibilityTraitStartsMediaSession UIAccessibilityTraits.startsMediaSession
    UIAccessibilityTraitAllowsDirectInteraction UIAccessibilityTraits.allowsDirectInteraction
    UIAccessibilityTraitCausesPageTurn UIAccessibilityTraits.causesPageTurn
    UIAccessibilityTraitAdjustable UIAccessibilityTraits.adjustable
    UIAccessibilityScreenChangedNotification UIAccessibility.Notification.screenChanged
    UIAccessibilityLayoutChangedNotification UIAccessibility.Notification.layoutChanged
    UIAccessibilityPageScrolledNotification UIAccessibility.Notification.pageScrolled
    UIAccessibilityAnnouncementNotification UIAccessibility.Notification.announcement
    UIKeyInputUpArrow UIKeyCommand.inputUpArrow
    UIKeyInputDownArrow UIKeyCommand.inputDownArrow
    UIKeyInputLeftArrow UIKeyCommand.inputLeftArrow
    UIKeyInputRightArrow UIKeyCommand.inputRightArrow
    UIKeyInputEscape UIKeyCommand.inputEscape
    kCAMediaTimingFunctionLinear CAMediaTimingFunctionName.linear
    kCAMediaTimingFunctionEaseIn CAMediaTimingFunctionName.easeIn
    kCAMediaTimingFunctionEaseOut CAMediaTimingFunctionName.easeOut
    kCAMediaTimingFunctionEaseInEaseOut CAMediaTimingFunctionName.easeInEaseOut
    kCAMediaTimingFunctionDefault CAMediaTimingFunctionName.default
    kCAFillModeForwards CAMediaTimingFillMode.forwards
    kCAFillModeBackwards CAMediaTimingFillMode.backwards
    kCAFillModeBoth CAMediaTimingFillMode.both
    kCAFillModeRemoved CAMediaTimingFillMode.removed
    kCALineCapButt CAShapeLayerLineCap.butt
    kCALineCapRound CAShapeLayerLineCap.round
    kCALineCapSquare CAShapeLayerLineCap.square
    kCALineJoinMiter CAShapeLayerLineJoin.miter
    kCALineJoinRound CAShapeLayerLineJoin.round
    kCALineJoinBevel CAShapeLayerLineJoin.bevel
    kCAFillRuleNonZero CAShapeLayerFillRule.nonZero
    kCAFillRuleEvenOdd CAShapeLayerFillRule.evenOdd
    kCATransitionFade CATransitionType.fade
    kCATransitionMoveIn CATransitionType.moveIn
    kCATransitionPush CATransitionType.push
    kCATransitionReveal CATransitionType.reveal
    kCATransitionFromRight CATransitionSubtype.fromRight
    kCATransitionFromLeft CATransitionSubtype.fromLeft
    kCATransitionFromTop CATransitionSubtype.fromTop
    kCATransitionFromBottom CATransitionSubtype.fromBottom
    kCAGravityResize CALayerContentsGravity.resize
    kCAGravityResizeAspect CALayerContentsGravity.resizeAspect
    kCAGravityResizeAspectFill CALayerContentsGravity.resizeAspectFill
    kCAGravityCenter CALayerContentsGravity.center
    UIAccessibilityZoomType UIAccessibility.ZoomType
    """
  )

  /// The two names of each line.
  private static func pairs(_ lines: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let names = line.split(separator: " ")
      if let former = names.first, let current = names.last { result[String(former)] = String(current) }
    }
    return result
  }
}
