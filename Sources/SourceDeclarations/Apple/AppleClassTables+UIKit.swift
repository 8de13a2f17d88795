extension AppleClassTables {
  /// UIKit's classes. `isEnabled` has the key `enabled`; both are listed where documents use both.
  static let uiKit = """
    NSObject | accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits \
      accessibilityIdentifier isAccessibilityElement accessibilityElementsHidden accessibilityFrame \
      accessibilityLanguage accessibilityElements accessibilityViewIsModal shouldGroupAccessibilityChildren \
      accessibilityNavigationStyle accessibilityCustomActions accessibilityPath accessibilityActivationPoint \
      accessibilityUserInputLabels accessibilityAttributedLabel accessibilityAttributedHint \
      accessibilityAttributedValue accessibilityRespondsToUserInteraction accessibilityContainerType description \
      debugDescription hash superclass self class | copy mutableCopy
    UIResponder: NSObject | inputView inputAccessoryView inputViewController inputAccessoryViewController \
      inputAssistantItem undoManager nextResponder userActivity restorationIdentifier textInputMode \
      textInputContextIdentifier editingInteractionConfiguration keyCommands isFirstResponder \
      activityItemsConfiguration | cut: copy: paste: pasteAndMatchStyle: pasteAndSearch: pasteAndGo: select: \
      selectAll: delete: makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: \
      toggleBoldface: toggleItalics: toggleUnderline: increaseSize: decreaseSize: find: findAndReplace: findNext: \
      findPrevious: useSelectionForFind: updateTextAttributesWithConversionHandler: print: rename: duplicate: \
      move: export: becomeFirstResponder resignFirstResponder reloadInputViews performClose: newFromPasteboard: \
      showWritingTools: alignLeft: alignCenter: alignRight: alignJustified: toggleSidebar: toggleInspector: \
      runToolbarCustomizationPalette: toggleToolbarShown: orderFrontStandardAboutPanel: showHelp:
    UIApplication: UIResponder | delegate keyWindow windows applicationIconBadgeNumber idleTimerDisabled \
      statusBarStyle statusBarHidden shortcutItems
    UIView: UIResponder | frame bounds center transform transform3D alpha hidden opaque isHidden isOpaque \
      backgroundColor tintColor tintAdjustmentMode contentMode tag clipsToBounds clearsContextBeforeDrawing \
      userInteractionEnabled isUserInteractionEnabled multipleTouchEnabled isMultipleTouchEnabled exclusiveTouch \
      isExclusiveTouch autoresizesSubviews autoresizingMask contentStretch contentScaleFactor layer mask maskView \
      superview subviews window gestureRecognizers constraints layoutMargins directionalLayoutMargins \
      preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints \
      semanticContentAttribute layoutGuides layoutMarginsGuide readableContentGuide safeAreaLayoutGuide \
      keyboardLayoutGuide safeAreaInsets motionEffects interactions focusGroupIdentifier focusGroupPriority \
      focusEffect accessibilityIgnoresInvertColors largeContentTitle largeContentImage showsLargeContentViewer \
      scalesLargeContentImage largeContentImageInsets overrideUserInterfaceStyle viewForBaselineLayout \
      viewForFirstBaselineLayout viewForLastBaselineLayout intrinsicContentSize minimumContentSizeCategory \
      maximumContentSizeCategory appliedContentSizeCategoryLimitsDescription traitCollection traitOverrides \
      canBecomeFocused focused effectiveUserInterfaceLayoutDirection hoverStyle cornerConfiguration anchorPoint \
      animator | removeFromSuperview setNeedsLayout setNeedsDisplay layoutIfNeeded sizeToFit endEditing: \
      setNeedsUpdateConstraints updateConstraints layoutSubviews tintColorDidChange didMoveToSuperview \
      didMoveToWindow setNeedsFocusUpdate updateFocusIfNeeded
    UIWindow: UIView | rootViewController windowScene screen windowLevel canResizeToFitContent keyWindow \
      isKeyWindow | makeKeyWindow makeKeyAndVisible becomeKeyWindow resignKeyWindow
    UIControl: UIView | enabled isEnabled selected isSelected highlighted isHighlighted contentVerticalAlignment \
      contentHorizontalAlignment effectiveContentHorizontalAlignment state tracking touchInside allTargets \
      allControlEvents contextMenuInteraction contextMenuInteractionEnabled showsMenuAsPrimaryAction toolTip \
      toolTipInteraction symbolAnimationEnabled | sendActionsForControlEvents:
    UIButton: UIControl | titleLabel imageView subtitleLabel font buttonType contentEdgeInsets titleEdgeInsets \
      imageEdgeInsets reversesTitleShadowWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled \
      showsTouchWhenHighlighted lineBreakMode titleShadowOffset currentTitle currentImage currentBackgroundImage \
      currentTitleColor currentTitleShadowColor currentAttributedTitle currentPreferredSymbolConfiguration \
      configuration configurationUpdateHandler automaticallyUpdatesConfiguration menu preferredMenuElementOrder \
      role pointerInteractionEnabled hovered held changesSelectionAsPrimaryAction behavioralStyle \
      preferredBehavioralStyle
    UILabel: UIView | text font textColor shadowColor shadowOffset textAlignment lineBreakMode attributedText \
      highlightedTextColor highlighted isHighlighted enabled isEnabled numberOfLines adjustsFontSizeToFitWidth \
      adjustsFontForContentSizeCategory baselineAdjustment minimumScaleFactor minimumFontSize \
      allowsDefaultTighteningForTruncation lineBreakStrategy preferredMaxLayoutWidth \
      enablesMarqueeWhenAncestorFocused showsExpansionTextWhenTruncated adjustsLetterSpacingToFitWidth \
      preferredVibrancy
    UIImageView: UIView | image highlightedImage preferredSymbolConfiguration highlighted isHighlighted \
      animationImages highlightedAnimationImages animationDuration animationRepeatCount animating \
      adjustsImageWhenAncestorFocused focusedFrameGuide overlayContentView masksFocusEffectToContents \
      preferredImageDynamicRange imageDynamicRange symbolConfiguration | startAnimating stopAnimating
    UITextField: UIControl | text attributedText textColor font textAlignment borderStyle defaultTextAttributes \
      placeholder attributedPlaceholder clearsOnBeginEditing adjustsFontSizeToFitWidth minimumFontSize delegate \
      background disabledBackground editing allowsEditingTextAttributes typingAttributes clearButtonMode leftView \
      leftViewMode rightView rightViewMode clearsOnInsertion adjustsFontForContentSizeCategory \
      autocapitalizationType autocorrectionType spellCheckingType keyboardType keyboardAppearance returnKeyType \
      enablesReturnKeyAutomatically secureTextEntry isSecureTextEntry textContentType passwordRules \
      smartQuotesType smartDashesType smartInsertDeleteType inlinePredictionType selectedTextRange \
      markedTextRange markedTextStyle beginningOfDocument endOfDocument inputDelegate tokenizer textDragDelegate \
      textDropDelegate pasteDelegate interactionState _placeholderLabel
    UITextView: UIScrollView | text font textColor textAlignment selectedRange editable isEditable selectable \
      isSelectable dataDetectorTypes allowsEditingTextAttributes attributedText typingAttributes \
      clearsOnInsertion textContainer textContainerInset layoutManager textStorage textLayoutManager \
      linkTextAttributes usesStandardTextScaling adjustsFontForContentSizeCategory autocapitalizationType \
      autocorrectionType spellCheckingType keyboardType keyboardAppearance returnKeyType \
      enablesReturnKeyAutomatically secureTextEntry isSecureTextEntry textContentType passwordRules \
      smartQuotesType smartDashesType smartInsertDeleteType inlinePredictionType findInteractionEnabled \
      findInteraction borderStyle selectedTextRange markedTextRange inputDelegate tokenizer textDragDelegate \
      textDropDelegate pasteDelegate interactionState writingToolsBehavior allowedWritingToolsResultOptions
    UIScrollView: UIView | contentOffset contentSize contentInset adjustedContentInset \
      contentInsetAdjustmentBehavior automaticallyAdjustsScrollIndicatorInsets contentLayoutGuide \
      frameLayoutGuide delegate directionalLockEnabled isDirectionalLockEnabled bounces alwaysBounceVertical \
      alwaysBounceHorizontal bouncesVertically bouncesHorizontally bouncesZoom bouncesHorizontally pagingEnabled \
      isPagingEnabled scrollEnabled isScrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator \
      indicatorStyle verticalScrollIndicatorInsets horizontalScrollIndicatorInsets scrollIndicatorInsets \
      decelerationRate indexDisplayMode tracking dragging decelerating delaysContentTouches \
      canCancelContentTouches minimumZoomScale maximumZoomScale zoomScale zooming zoomBouncing scrollsToTop \
      panGestureRecognizer pinchGestureRecognizer directionalPressGestureRecognizer keyboardDismissMode \
      refreshControl contentAlignmentPoint allowsKeyboardScrolling transfersHorizontalScrollingToParent \
      transfersVerticalScrollingToParent
    UITableView: UIScrollView | dataSource prefetchDataSource prefetchingEnabled isPrefetchingEnabled \
      dragDelegate dropDelegate dragInteractionEnabled rowHeight sectionHeaderHeight sectionFooterHeight \
      estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight fillerRowHeight \
      sectionHeaderTopPadding separatorInset separatorInsetReference backgroundView contextMenuInteraction \
      editing isEditing allowsSelection allowsSelectionDuringEditing allowsMultipleSelection \
      allowsMultipleSelectionDuringEditing allowsFocus allowsFocusDuringEditing \
      sectionIndexMinimumDisplayRowCount sectionIndexColor sectionIndexBackgroundColor \
      sectionIndexTrackingBackgroundColor separatorStyle separatorColor separatorEffect \
      cellLayoutMarginsFollowReadableWidth insetsContentViewsToSafeArea tableHeaderView tableFooterView \
      remembersLastFocusedIndexPath selectionFollowsFocus selfSizingInvalidation style numberOfSections \
      visibleCells indexPathForSelectedRow indexPathsForSelectedRows indexPathsForVisibleRows \
      usesReadableContentGuide | reloadData reloadSectionIndexTitles
    UITableViewCell: UIView | textLabel detailTextLabel imageView contentView backgroundView \
      selectedBackgroundView multipleSelectionBackgroundView reuseIdentifier selectionStyle selected isSelected \
      highlighted isHighlighted editingStyle showsReorderControl shouldIndentWhileEditing accessoryType \
      accessoryView editingAccessoryType editingAccessoryView indentationLevel indentationWidth separatorInset \
      editing isEditing showingDeleteConfirmation focusStyle userInteractionEnabledWhileDragging \
      contentConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration \
      automaticallyUpdatesBackgroundConfiguration configurationUpdateHandler configurationState \
      defaultBackgroundConfiguration | prepareForReuse
    UITableViewHeaderFooterView: UIView | textLabel detailTextLabel contentView backgroundView reuseIdentifier \
      contentConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration \
      automaticallyUpdatesBackgroundConfiguration configurationUpdateHandler configurationState | prepareForReuse
    UICollectionView: UIScrollView | collectionViewLayout dataSource prefetchDataSource prefetchingEnabled \
      isPrefetchingEnabled dragDelegate dropDelegate dragInteractionEnabled reorderingCadence backgroundView \
      contextMenuInteraction allowsSelection allowsMultipleSelection allowsFocus allowsFocusDuringEditing editing \
      isEditing allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing remembersLastFocusedIndexPath \
      selectionFollowsFocus selfSizingInvalidation indexPathsForSelectedItems visibleCells numberOfSections | \
      reloadData
    UICollectionReusableView: UIView | reuseIdentifier | prepareForReuse
    UICollectionViewCell: UICollectionReusableView | contentView backgroundView selectedBackgroundView selected \
      isSelected highlighted isHighlighted contentConfiguration automaticallyUpdatesContentConfiguration \
      backgroundConfiguration automaticallyUpdatesBackgroundConfiguration configurationUpdateHandler \
      configurationState
    UICollectionViewListCell: UICollectionViewCell | indentationLevel indentationWidth indentsAccessories \
      accessories separatorLayoutGuide leadingAccessoriesLayoutMarginsGuide
    UIStackView: UIView | axis distribution alignment spacing baselineRelativeArrangement \
      isBaselineRelativeArrangement layoutMarginsRelativeArrangement isLayoutMarginsRelativeArrangement \
      arrangedSubviews
    UISwitch: UIControl | on isOn onTintColor thumbTintColor onImage offImage title preferredStyle style
    UISlider: UIControl | value minimumValue maximumValue minimumValueImage maximumValueImage continuous \
      isContinuous minimumTrackTintColor maximumTrackTintColor thumbTintColor preferredBehavioralStyle \
      behavioralStyle currentThumbImage currentMinimumTrackImage currentMaximumTrackImage sliderStyle \
      trackConfiguration
    UIStepper: UIControl | value minimumValue maximumValue stepValue continuous isContinuous autorepeat wraps
    UISegmentedControl: UIControl | selectedSegmentIndex numberOfSegments momentary isMomentary \
      apportionsSegmentWidthsByContent selectedSegmentTintColor segmentedControlStyle
    UIPageControl: UIControl | numberOfPages currentPage hidesForSinglePage pageIndicatorTintColor \
      currentPageIndicatorTintColor defersCurrentPageDisplay backgroundStyle preferredIndicatorImage \
      preferredCurrentPageIndicatorImage allowsContinuousInteraction interactionState direction progress
    UIDatePicker: UIControl | datePickerMode locale calendar timeZone date minimumDate maximumDate \
      countDownDuration minuteInterval datePickerStyle preferredDatePickerStyle roundsToMinuteInterval
    UIPickerView: UIView | dataSource delegate showsSelectionIndicator numberOfComponents | reloadAllComponents
    UIRefreshControl: UIControl | refreshing isRefreshing attributedTitle | beginRefreshing endRefreshing
    UIColorWell: UIControl | title supportsAlpha selectedColor maximumLinearExposure supportsEyedropper
    UIProgressView: UIView | progress progressViewStyle progressTintColor trackTintColor progressImage trackImage \
      observedProgress
    UIActivityIndicatorView: UIView | activityIndicatorViewStyle style hidesWhenStopped color animating \
      isAnimating | startAnimating stopAnimating
    UISearchBar: UIView | delegate text prompt placeholder showsBookmarkButton showsCancelButton \
      showsSearchResultsButton searchResultsButtonSelected barTintColor barStyle searchBarStyle translucent \
      isTranslucent scopeButtonTitles selectedScopeButtonIndex showsScopeBar inputAccessoryView \
      inputAssistantItem backgroundImage scopeBarBackgroundImage searchTextField searchTextPositionAdjustment \
      searchFieldBackgroundPositionAdjustment autocapitalizationType autocorrectionType spellCheckingType \
      keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry textContentType \
      lookToDictate searchField enabled isEnabled
    UISearchTextField: UITextField | tokens tokenBackgroundColor allowsDeletingTokens allowsCopyingTokens \
      searchSuggestions
    UIToolbar: UIView | items delegate barStyle translucent isTranslucent barTintColor standardAppearance \
      compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance barPosition
    UINavigationBar: UIView | items delegate barStyle translucent isTranslucent barTintColor prefersLargeTitles \
      shadowImage titleTextAttributes largeTitleTextAttributes backIndicatorImage \
      backIndicatorTransitionMaskImage standardAppearance compactAppearance scrollEdgeAppearance \
      compactScrollEdgeAppearance topItem backItem barPosition behavioralStyle preferredBehavioralStyle
    UITabBar: UIView | items delegate selectedItem barStyle translucent isTranslucent barTintColor \
      unselectedItemTintColor selectedImageTintColor backgroundImage selectionIndicatorImage shadowImage \
      itemPositioning itemWidth itemSpacing standardAppearance scrollEdgeAppearance
    UIVisualEffectView: UIView | contentView effect
    UIInputView: UIView | inputViewStyle allowsSelfSizing
    UIContentUnavailableView?: UIView
    UICalendarView?: UIView | delegate selectionBehavior calendar locale timeZone
    UIPasteControl?: UIControl
    UIEventAttributionView: UIView
    UIPopoverBackgroundView?: UIView
    UIStandardTextCursorView?: UIView
    UIListContentView?: UIView
    UIWebView?: UIView | delegate scrollView request | goBack goForward reload stopLoading
    UIViewController: UIResponder | view viewIfLoaded nibName nibBundle storyboard title parentViewController \
      presentedViewController presentingViewController definesPresentationContext \
      providesPresentationContextTransitionStyle restoresFocusAfterTransition modalTransitionStyle \
      modalPresentationStyle modalPresentationCapturesStatusBarAppearance modalInPresentation \
      isModalInPresentation disablesAutomaticKeyboardDismissal wantsFullScreenLayout edgesForExtendedLayout \
      extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets contentScrollView \
      preferredContentSize preferredStatusBarStyle prefersStatusBarHidden preferredUserInterfaceStyle \
      overrideUserInterfaceStyle editing isEditing searchDisplayController navigationItem \
      hidesBottomBarWhenPushed navigationController toolbarItems tabBarItem tabBarController tab \
      splitViewController childViewControllers topLayoutGuide bottomLayoutGuide additionalSafeAreaInsets \
      systemMinimumLayoutMargins viewRespectsSystemMinimumLayoutMargins transitioningDelegate \
      popoverPresentationController presentationController sheetPresentationController transitionCoordinator \
      extensionContext childModalViewController restorationIdentifier restorationClass \
      performsActionsWhilePresentingModally focusGroupIdentifier interactionActivityTrackingBaseName \
      preferredDisplayMode contentUnavailableConfiguration traitOverrides preferredTransition \
      externalObjectsTableForViewLoading contentSizeForViewInPopover interfaceOrientation \
      autoresizesArchivedViewToFullSize | dismissModalViewControllerAnimated: \
      unwindForSegue:towardsViewController: setNeedsStatusBarAppearanceUpdate showViewController:sender: \
      showDetailViewController:sender: loadViewIfNeeded
    UITableViewController: UIViewController | tableView clearsSelectionOnViewWillAppear refreshControl
    UICollectionViewController: UIViewController | collectionView collectionViewLayout \
      clearsSelectionOnViewWillAppear useLayoutToLayoutNavigationTransitions \
      installsStandardGestureForInteractiveMovement
    UINavigationController: UIViewController | delegate viewControllers navigationBar toolbar navigationBarHidden \
      isNavigationBarHidden toolbarHidden isToolbarHidden hidesBarsWhenKeyboardAppears hidesBarsOnSwipe \
      hidesBarsWhenVerticallyCompact hidesBarsOnTap barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer \
      interactivePopGestureRecognizer interactiveContentPopGestureRecognizer topViewController \
      visibleViewController | popViewControllerAnimated: popToRootViewControllerAnimated:
    UITabBarController: UIViewController | delegate viewControllers selectedViewController selectedIndex tabBar \
      moreNavigationController customizableViewControllers tabs selectedTab mode sidebar customizationIdentifier \
      compactTabIdentifiers tabBarHidden
    UISplitViewController: UIViewController | delegate viewControllers preferredDisplayMode displayMode \
      presentsWithGesture primaryColumnWidth minimumPrimaryColumnWidth maximumPrimaryColumnWidth \
      preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction primaryEdge primaryBackgroundStyle \
      preferredSplitBehavior showsSecondaryOnlyButton displayModeButtonVisibility displayModeButtonItem \
      preferredSupplementaryColumnWidth minimumSupplementaryColumnWidth maximumSupplementaryColumnWidth \
      preferredSupplementaryColumnWidthFraction minimumSecondaryColumnWidth preferredSecondaryColumnWidth \
      preferredInspectorColumnWidth showsSecondaryOnlyButton | toggleMasterVisible:
    UIPageViewController: UIViewController | delegate dataSource transitionStyle navigationOrientation \
      spineLocation doubleSided isDoubleSided gestureRecognizers viewControllers
    UISearchController: UIViewController | delegate searchResultsUpdater active isActive searchBar \
      searchResultsController hidesNavigationBarDuringPresentation obscuresBackgroundDuringPresentation \
      dimsBackgroundDuringPresentation automaticallyShowsSearchResultsController showsSearchResultsController \
      automaticallyShowsCancelButton automaticallyShowsScopeBar searchSuggestions \
      ignoresSearchSuggestionsForSearchBarPlacementStacked searchControllerObservedScrollView
    UIAlertController?: UIViewController
    UIActivityViewController?: UIViewController
    UIImagePickerController?: UINavigationController
    UIVideoEditorController?: UINavigationController
    UIDocumentPickerViewController?: UIViewController | delegate
    UIDocumentMenuViewController?: UIViewController | delegate
    UIDocumentBrowserViewController?: UIViewController | delegate
    UIDocumentViewController?: UIViewController
    UIInputViewController: UIViewController | inputView textDocumentProxy primaryLanguage hasDictationKey \
      needsInputModeSwitchKey hasFullAccess | dismissKeyboard advanceToNextInputMode \
      handleInputModeListFromView:withEvent: requestSupplementaryLexiconWithCompletion:
    UIReferenceLibraryViewController?: UIViewController
    UICloudSharingController?: UIViewController
    UIColorPickerViewController?: UIViewController | delegate
    UIFontPickerViewController?: UIViewController | delegate
    UIPrinterPickerController?: NSObject
    UIPopoverController?: NSObject | delegate contentViewController
    UIPresentationController?: NSObject | delegate
    UIPopoverPresentationController?: UIPresentationController
    UISheetPresentationController?: UIPresentationController
    UIGestureRecognizer: NSObject | delegate view enabled isEnabled cancelsTouchesInView delaysTouchesBegan \
      delaysTouchesEnded requiresExclusiveTouchType allowedTouchTypes allowedPressTypes name state modifierFlags \
      buttonMask numberOfTouches
    UITapGestureRecognizer: UIGestureRecognizer | numberOfTapsRequired numberOfTouchesRequired buttonMaskRequired
    UIPinchGestureRecognizer: UIGestureRecognizer | scale velocity
    UIRotationGestureRecognizer: UIGestureRecognizer | rotation velocity
    UISwipeGestureRecognizer: UIGestureRecognizer | direction numberOfTouchesRequired
    UIPanGestureRecognizer: UIGestureRecognizer | minimumNumberOfTouches maximumNumberOfTouches allowedScrollTypesMask
    UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer | edges
    UILongPressGestureRecognizer: UIGestureRecognizer | numberOfTapsRequired numberOfTouchesRequired \
      minimumPressDuration allowableMovement
    UIHoverGestureRecognizer?: UIGestureRecognizer
    UIBarItem: NSObject | title image landscapeImagePhone largeContentSizeImage imageInsets \
      landscapeImagePhoneInsets largeContentSizeImageInsets tag enabled isEnabled
    UIBarButtonItem: UIBarItem | style width possibleTitles customView action target tintColor primaryAction menu \
      preferredMenuElementOrder selected isSelected hidden isHidden springLoaded changesSelectionAsPrimaryAction \
      creatingFixedGroup menuRepresentation buttonGroup symbolAnimationEnabled sharesBackground \
      hidesSharedBackground identifier badge
    UITabBarItem: UIBarItem | selectedImage badgeValue badgeColor titlePositionAdjustment standardAppearance \
      scrollEdgeAppearance springLoaded
    UINavigationItem: NSObject | title titleView prompt backBarButtonItem backButtonTitle hidesBackButton \
      leftBarButtonItem rightBarButtonItem leftBarButtonItems rightBarButtonItems leftItemsSupplementBackButton \
      largeTitleDisplayMode searchController hidesSearchBarWhenScrolling standardAppearance compactAppearance \
      scrollEdgeAppearance compactScrollEdgeAppearance backAction backButtonDisplayMode centerItemGroups \
      leadingItemGroups trailingItemGroups pinnedTrailingGroup preferredSearchBarPlacement searchBarPlacement \
      style titleMenuProvider documentProperties renameDelegate customizationIdentifier additionalOverflowItems \
      overflowPresentationSource subtitle largeTitle largeSubtitle attributedTitle
    NSLayoutConstraint: NSObject | priority shouldBeArchived constant active isActive firstItem secondItem \
      firstAttribute secondAttribute relation multiplier identifier firstAnchor secondAnchor
    UILayoutGuide?: NSObject
    UIStoryboardSegue: NSObject | identifier sourceViewController destinationViewController | perform
    UIStoryboardPopoverSegue: UIStoryboardSegue | popoverController
    UICollectionViewLayout: NSObject | collectionView developmentLayoutDirection \
      flipsHorizontallyInOppositeLayoutDirection collectionViewContentSize | invalidateLayout
    UICollectionViewFlowLayout: UICollectionViewLayout | minimumLineSpacing minimumInteritemSpacing itemSize \
      estimatedItemSize scrollDirection headerReferenceSize footerReferenceSize sectionInset \
      sectionInsetReference sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
    UICollectionViewCompositionalLayout?: UICollectionViewLayout
    UICollectionViewTransitionLayout?: UICollectionViewLayout
    UICollectionViewLayoutAttributes?: NSObject
    UICollectionViewDiffableDataSource?: NSObject
    UITableViewDiffableDataSource?: NSObject
    UISearchDisplayController?: NSObject | delegate searchResultsDataSource searchResultsDelegate \
      searchContentsController searchBar active displaysSearchBarInNavigationBar
    UIDynamicAnimator?: NSObject
    UIDynamicBehavior?: NSObject
    UIAccessibilityElement?: UIResponder
    UIDocument?: NSObject
    UIManagedDocument?: UIDocument
    UIScene?: UIResponder
    UIWindowScene?: UIScene
    UIMenuController?: NSObject
    UIPrintPageRenderer?: NSObject
    UIPrintFormatter?: NSObject
    UIPercentDrivenInteractiveTransition?: NSObject
    UIActivity?: NSObject
    UIActivityItemProvider?: NSOperation
    UIMotionEffect?: NSObject
    UIViewPropertyAnimator?: NSObject
    UIFocusGuide?: UILayoutGuide
    UIBezierPath?: NSObject
    UIColor?: NSObject
    UIImage?: NSObject
    UIFont?: NSObject
    UIScreen?: NSObject
    UIDevice?: NSObject
    UITextInputStringTokenizer?: NSObject
    UITextPosition?: NSObject
    UITextRange?: NSObject
    UITextSelectionRect?: NSObject
    UITextInputMode?: NSObject
    UIBarAppearance?: NSObject
    UIMenuElement?: NSObject
    UICommand?: UIMenuElement
    UIKeyCommand?: UICommand
    """
}
