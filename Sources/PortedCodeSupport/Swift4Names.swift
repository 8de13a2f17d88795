// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names that UIKit had before Swift 4.2. Sources in Swift 4's language mode use them.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
public typealias UIApplicationState = UIApplication.State
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
public typealias UIButtonType = UIButton.ButtonType
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
public typealias UIControlEvents = UIControl.Event
public typealias UIControlState = UIControl.State
public typealias UIFontTextStyle = UIFont.TextStyle
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias UINavigationControllerOperation = UINavigationController.Operation
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewStyle = UITableView.Style
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UIViewAnimationCurve = UIView.AnimationCurve
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
public typealias UISearchBarStyle = UISearchBar.Style
public typealias UISearchBarIcon = UISearchBar.Icon
public typealias UIBlurEffectStyle = UIBlurEffect.Style
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
public typealias UIContextualActionStyle = UIContextualAction.Style
public typealias UIDatePickerMode = UIDatePicker.Mode
public typealias UIEventSubtype = UIEvent.EventSubtype
public typealias UIEventType = UIEvent.EventType
public typealias UITouchPhase = UITouch.Phase
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
public typealias UIActivityType = UIActivity.ActivityType
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
public typealias UIDeviceBatteryState = UIDevice.BatteryState
public typealias UIPreviewActionStyle = UIPreviewAction.Style
public typealias RunLoopMode = RunLoop.Mode
public typealias NSAttributedStringKey = NSAttributedString.Key

public let UITableViewAutomaticDimension = UITableView.automaticDimension
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
@preconcurrency @MainActor public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
@preconcurrency @MainActor public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
@preconcurrency @MainActor public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize

public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
public func NSDirectionalEdgeInsetsMake(
  _ top: CGFloat,
  _ leading: CGFloat,
  _ bottom: CGFloat,
  _ trailing: CGFloat
) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool { first == second }
@preconcurrency @MainActor public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
@preconcurrency @MainActor public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat)
  -> Data?
{
  image.jpegData(compressionQuality: compressionQuality)
}

extension UIActivityIndicatorView {
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
  public final var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension NSData.ReadingOptions {
  public static let uncachedRead = NSData.ReadingOptions.uncached
}

extension NSNotification.Name {
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
}
