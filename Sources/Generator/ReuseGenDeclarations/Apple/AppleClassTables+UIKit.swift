extension AppleClassTables {
  /// The classes of UIKit, and the members of its other classes, that the runtime lacks.
  static let uiKit = """
    # Classes that the runtime doesn't declare
    NSObject | accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits accessibilityIdentifier \
      isAccessibilityElement accessibilityElementsHidden accessibilityFrame accessibilityLanguage \
      accessibilityElements accessibilityViewIsModal shouldGroupAccessibilityChildren accessibilityNavigationStyle \
      accessibilityCustomActions accessibilityPath accessibilityActivationPoint accessibilityUserInputLabels \
      accessibilityAttributedLabel accessibilityAttributedHint accessibilityAttributedValue \
      accessibilityRespondsToUserInteraction accessibilityContainerType accessibilityTextualContext \
      accessibilityDropPointDescriptors accessibilityDragSourceDescriptors accessibilityCustomRotors \
      accessibilityAttributedUserInputLabels description debugDescription hash superclass self class | copy mutableCopy
    UICalendarView?: UIView | delegate selectionBehavior calendar locale timeZone
    UIPasteControl?: UIControl
    UIEventAttributionView: UIView
    UIPopoverBackgroundView?: UIView
    UIStandardTextCursorView?: UIView
    UIWebView?: UIView | delegate scrollView request | goBack goForward reload stopLoading
    UIVideoEditorController?: UINavigationController
    UIDocumentMenuViewController?: UIViewController | delegate
    UIDocumentBrowserViewController?: UIViewController | delegate
    UIDocumentViewController?: UIViewController
    UICloudSharingController?: UIViewController
    UIPrinterPickerController?: NSObject
    UIPopoverController?: NSObject | delegate contentViewController
    UIStoryboardPopoverSegue: UIStoryboardSegue | popoverController
    UISearchDisplayController?: NSObject | delegate searchResultsDataSource searchResultsDelegate \
      searchContentsController searchBar active displaysSearchBarInNavigationBar
    UIManagedDocument?: UIDocument
    # Members that the runtime doesn't declare. A class without "?" has no others.
    UIResponder | nextResponder restorationIdentifier activityItemsConfiguration | \
      updateTextAttributesWithConversionHandler: print: performClose: newFromPasteboard: showWritingTools: alignLeft: \
      alignCenter: alignRight: alignJustified: toggleSidebar: toggleInspector: runToolbarCustomizationPalette: \
      toggleToolbarShown: orderFrontStandardAboutPanel: showHelp: captureTextFromCamera:
    UIApplication | delegate keyWindow windows applicationIconBadgeNumber idleTimerDisabled statusBarStyle \
      statusBarHidden shortcutItems
    UIView | contentStretch maskView focusGroupPriority accessibilityIgnoresInvertColors viewForBaselineLayout \
      viewForFirstBaselineLayout viewForLastBaselineLayout canBecomeFocused focused hoverStyle animator | \
      setNeedsFocusUpdate updateFocusIfNeeded
    UIWindow | safeAreaAspectFitLayoutGuide | makeKeyWindow becomeKeyWindow resignKeyWindow
    UIControl | toolTipInteraction | sendActionsForControlEvents:
    UIButton | font lineBreakMode titleShadowOffset preferredMenuElementOrder hovered isHovered held isHeld behavioralStyle \
      preferredBehavioralStyle
    UILabel | minimumFontSize enablesMarqueeWhenAncestorFocused adjustsLetterSpacingToFitWidth preferredVibrancy
    UIImageView | focusedFrameGuide overlayContentView masksFocusEffectToContents imageDynamicRange \
      symbolConfiguration
    UITextField | spellCheckingType keyboardAppearance enablesReturnKeyAutomatically passwordRules smartQuotesType \
      smartDashesType smartInsertDeleteType inlinePredictionType markedTextStyle inputDelegate tokenizer \
      pasteDelegate interactionState _placeholderLabel
    UITextView | textLayoutManager autocapitalizationType autocorrectionType spellCheckingType keyboardType \
      keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry isSecureTextEntry textContentType \
      passwordRules smartQuotesType smartDashesType smartInsertDeleteType inlinePredictionType borderStyle \
      inputDelegate tokenizer interactionState writingToolsBehavior allowedWritingToolsResultOptions
    UIScrollView | delegate contentAlignmentPoint transfersHorizontalScrollingToParent \
      transfersVerticalScrollingToParent
    UITableView | usesReadableContentGuide
    UITableViewCell
    UITableViewHeaderFooterView
    UICollectionView | allowsFocusDuringEditing
    UICollectionReusableView
    UICollectionViewCell
    UICollectionViewListCell | leadingAccessoriesLayoutMarginsGuide
    UIStackView
    UISwitch
    UISlider | preferredBehavioralStyle behavioralStyle sliderStyle
    UIStepper
    UISegmentedControl | segmentedControlStyle
    UIPageControl | progress
    UIDatePicker
    UIPickerView
    UIRefreshControl
    UIColorWell | maximumLinearExposure supportsEyedropper
    UIProgressView
    UIActivityIndicatorView
    UISearchBar | inputAccessoryView inputAssistantItem autocapitalizationType autocorrectionType spellCheckingType \
      keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry textContentType \
      lookToDictate searchField
    UISearchTextField | textualRange
    UINavigationBar | behavioralStyle preferredBehavioralStyle currentNSToolbarSection
    UITabBar | selectedImageTintColor customizing isCustomizing
    UIVisualEffectView
    UIInputView
    UIViewController | parentViewController wantsFullScreenLayout contentScrollView preferredUserInterfaceStyle \
      searchDisplayController tab childModalViewController performsActionsWhilePresentingModally \
      interactionActivityTrackingBaseName preferredDisplayMode childViewControllerForPointerLock \
      externalObjectsTableForViewLoading contentSizeForViewInPopover autoresizesArchivedViewToFullSize | \
      dismissModalViewControllerAnimated: unwindForSegue:towardsViewController: showViewController:sender: \
      showDetailViewController:sender:
    UITableViewController
    UICollectionViewController | useLayoutToLayoutNavigationTransitions
    UINavigationController | interactiveContentPopGestureRecognizer | popViewControllerAnimated: \
      popToRootViewControllerAnimated:
    UITabBarController | tabs selectedTab mode sidebar customizationIdentifier compactTabIdentifiers
    UISplitViewController | minimumSecondaryColumnWidth preferredSecondaryColumnWidth \
      preferredInspectorColumnWidth | toggleMasterVisible:
    UIPageViewController
    UISearchController | searchControllerObservedScrollView searchBarPlacement
    UIInputViewController | inputView | handleInputModeListFromView:withEvent: \
      requestSupplementaryLexiconWithCompletion:
    UIPresentationController? | delegate
    UIGestureRecognizer
    UITapGestureRecognizer
    UIPinchGestureRecognizer
    UIRotationGestureRecognizer | velocity
    UISwipeGestureRecognizer
    UIPanGestureRecognizer
    UIScreenEdgePanGestureRecognizer
    UILongPressGestureRecognizer
    UIBarItem
    UIBarButtonItem | creatingFixedGroup menuRepresentation identifier
    UINavigationItem | searchBarPlacement documentProperties renameDelegate additionalOverflowItems \
      overflowPresentationSource
    UIStoryboardSegue | identifier sourceViewController destinationViewController | perform
    UICollectionViewLayout
    UICollectionViewFlowLayout
    UIActivityItemProvider?: NSOperation
    """
}
