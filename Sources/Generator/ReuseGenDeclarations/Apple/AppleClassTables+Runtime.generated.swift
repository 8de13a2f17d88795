// Generated from the declarations of HeadlessUIKit by Tests/Repository/CatalogTests. Don't edit it.

extension AppleClassTables {
  /// The classes of the runtime, which may have other members on Apple's platforms. `isEnabled` has the key
  /// `enabled`, too.
  static let runtime = """
    CAAnimation?: NSObject
    CAAnimationGroup?: CAAnimation
    CABasicAnimation?: CAPropertyAnimation
    CADisplayLink?: NSObject
    CAEmitterCell?: NSObject
    CAEmitterLayer?: CALayer | birthRate emitterCells emitterPosition emitterShape emitterSize lifetime scale velocity
    CAGradientLayer?: CALayer | colors endPoint locations startPoint type
    CAKeyframeAnimation?: CAPropertyAnimation
    CALayer?: NSObject | actions allowsEdgeAntialiasing allowsGroupOpacity anchorPoint anchorPointZ autoreverses \
      backgroundColor backgroundFilters beginTime borderColor borderWidth bounds compositingFilter contents \
      contentsCenter contentsGravity contentsRect contentsScale cornerCurve cornerRadius delegate doubleSided \
      drawsAsynchronously duration fillMode filters frame geometryFlipped hidden isDoubleSided isGeometryFlipped \
      isHidden isOpaque magnificationFilter mask maskedCorners masksToBounds minificationFilter name \
      needsDisplayOnBoundsChange opacity opaque position rasterizationScale repeatCount repeatDuration shadowColor \
      shadowOffset shadowOpacity shadowPath shadowRadius shouldRasterize speed sublayerTransform sublayers superlayer \
      timeOffset transform zPosition | addSublayer: affineTransform animationKeys contains: display displayIfNeeded \
      hitTest: layoutIfNeeded layoutSublayers model needsDisplay needsLayout presentation removeAllAnimations \
      removeFromSuperlayer scroll: setAffineTransform: setNeedsDisplay setNeedsDisplay: setNeedsLayout
    CAMediaTimingFunction?: NSObject
    CAPropertyAnimation?: CAAnimation
    CAReplicatorLayer?: CALayer | instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay \
      instanceGreenOffset instanceRedOffset instanceTransform preservesDepth
    CAScrollLayer?: CALayer
    CAShapeLayer?: CALayer | fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit \
      path strokeColor strokeEnd strokeStart
    CASpringAnimation?: CABasicAnimation
    CATextLayer?: CALayer | alignmentMode allowsFontSubpixelQuantization font fontSize foregroundColor isWrapped \
      string truncationMode wrapped
    CATiledLayer?: CALayer | levelsOfDetail levelsOfDetailBias tileSize
    CATransaction?: NSObject
    CATransformLayer?: CALayer
    CATransition?: CAAnimation
    CAValueFunction?: NSObject
    NSCollectionLayoutAnchor?: NSObject
    NSCollectionLayoutBoundarySupplementaryItem?: NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutDecorationItem?: NSCollectionLayoutItem
    NSCollectionLayoutDimension?: NSObject
    NSCollectionLayoutEdgeSpacing?: NSObject
    NSCollectionLayoutGroup?: NSCollectionLayoutItem
    NSCollectionLayoutGroupCustomItem?: NSObject
    NSCollectionLayoutItem?: NSObject
    NSCollectionLayoutSection?: NSObject
    NSCollectionLayoutSize?: NSObject
    NSCollectionLayoutSpacing?: NSObject
    NSCollectionLayoutSupplementaryItem?: NSCollectionLayoutItem
    NSDataAsset?: NSObject
    NSException?: NSObject
    NSExtensionContext?: NSObject
    NSExtensionItem?: NSObject
    NSHashTable?: NSObject
    NSItemProvider?: NSObject
    NSKeyValueObservation?: NSObject
    NSLayoutAnchor?: NSObject
    NSLayoutConstraint?: NSObject | active constant firstAnchor firstAttribute firstItem identifier isActive \
      multiplier priority relation secondAnchor secondAttribute secondItem shouldBeArchived | awakeFromNib
    NSLayoutDimension?: NSLayoutAnchor
    NSLayoutManager?: NSObject
    NSLayoutXAxisAnchor?: NSLayoutAnchor
    NSLayoutYAxisAnchor?: NSLayoutAnchor
    NSMapTable?: NSObject
    NSMutableParagraphStyle?: NSParagraphStyle
    NSParagraphStyle?: NSObject
    NSPointerFunctions?: NSObject
    NSShadow?: NSObject
    NSStringDrawingContext?: NSObject
    NSTextAttachment?: NSObject
    NSTextContainer?: NSObject
    NSTextTab?: NSObject
    NSUbiquitousKeyValueStore?: NSObject
    NSUserActivity?: NSObject
    UIAccessibilityCustomAction?: NSObject
    UIAccessibilityCustomRotor?: NSObject
    UIAccessibilityCustomRotorItemResult?: NSObject
    UIAccessibilityCustomRotorSearchPredicate?: NSObject
    UIAccessibilityElement?: UIResponder | accessibilityContainer accessibilityFrameInContainerSpace
    UIAccessibilityLocationDescriptor?: NSObject
    UIAction?: UIMenuElement
    UIActivity?: NSObject
    UIActivityIndicatorView?: UIView | activityIndicatorViewStyle animating color hidesWhenStopped isAnimating style | \
      startAnimating stopAnimating
    UIActivityViewController?: UIViewController | allowsProminentActivity completionHandler completionWithItemsHandler \
      excludedActivityTypes
    UIAlertAction?: NSObject
    UIAlertController?: UIViewController | actions isSpringLoaded message preferredAction preferredStyle severity \
      springLoaded textFields | addAction:
    UIAlertView?: UIView | cancelButtonIndex delegate isVisible message numberOfButtons title visible | show
    UIApplication?: UIResponder
    UIApplicationShortcutIcon?: NSObject
    UIApplicationShortcutItem?: NSObject
    UIAttachmentBehavior?: UIDynamicBehavior
    UIBarAppearance?: NSObject
    UIBarButtonItem?: UIBarItem | action badge buttonGroup changesSelectionAsPrimaryAction customView hidden \
      hidesSharedBackground isHidden isSelected isSpringLoaded isSymbolAnimationEnabled menu possibleTitles \
      preferredMenuElementOrder primaryAction selected sharesBackground springLoaded style symbolAnimationEnabled \
      target tintColor width
    UIBarButtonItemAppearance?: NSObject
    UIBarButtonItemGroup?: NSObject
    UIBarButtonItemStateAppearance?: NSObject
    UIBarItem?: NSObject | enabled image imageInsets isEnabled landscapeImagePhone landscapeImagePhoneInsets \
      largeContentSizeImage largeContentSizeImageInsets tag title | awakeFromNib
    UIBezierPath?: NSObject
    UIBlurEffect?: UIVisualEffect
    UIButton?: UIControl | adjustsImageWhenDisabled adjustsImageWhenHighlighted automaticallyUpdatesConfiguration \
      buttonType changesSelectionAsPrimaryAction configuration configurationUpdateHandler contentEdgeInsets \
      currentAttributedTitle currentBackgroundImage currentImage currentPreferredSymbolConfiguration currentTitle \
      currentTitleColor currentTitleShadowColor imageEdgeInsets imageView isPointerInteractionEnabled isSpringLoaded \
      menu pointerInteractionEnabled pointerStyleProvider reversesTitleShadowWhenHighlighted role \
      showsTouchWhenHighlighted springLoaded subtitleLabel titleEdgeInsets titleLabel | setNeedsUpdateConfiguration \
      updateConfiguration
    UICollectionLayoutSectionOrthogonalScrollingProperties?: NSObject
    UICollectionReusableView?: UIView | reuseIdentifier | apply: preferredLayoutAttributesFitting: prepareForReuse
    UICollectionView?: UIScrollView | allowsFocus allowsMultipleSelection allowsMultipleSelectionDuringEditing \
      allowsSelection allowsSelectionDuringEditing backgroundView collectionViewLayout contextMenuInteraction \
      dataSource delegate dragDelegate dragInteractionEnabled dropDelegate editing hasActiveDrag hasActiveDrop \
      hasUncommittedUpdates indexPathsForSelectedItems indexPathsForVisibleItems isEditing isPrefetchingEnabled \
      isSpringLoaded numberOfSections prefetchDataSource prefetchingEnabled remembersLastFocusedIndexPath \
      reorderingCadence selectionFollowsFocus selfSizingInvalidation springLoaded visibleCells | \
      cancelInteractiveMovement cancelInteractiveTransition deleteSections: endInteractiveMovement \
      finishInteractiveTransition insertSections: reloadData reloadSections: updateInteractiveMovementTargetPosition:
    UICollectionViewCell?: UICollectionReusableView | automaticallyUpdatesBackgroundConfiguration \
      automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState \
      configurationUpdateHandler contentConfiguration contentView highlighted isHighlighted isSelected selected \
      selectedBackgroundView | defaultBackgroundConfiguration dragStateDidChange: setNeedsUpdateConfiguration
    UICollectionViewCompositionalLayout?: UICollectionViewLayout | configuration
    UICollectionViewCompositionalLayoutConfiguration?: NSObject
    UICollectionViewController?: UIViewController | clearsSelectionOnViewWillAppear collectionView \
      collectionViewLayout installsStandardGestureForInteractiveMovement | \
      collectionViewDidEndMultipleSelectionInteraction: scrollViewDidChangeAdjustedContentInset: \
      scrollViewDidEndDecelerating: scrollViewDidEndScrollingAnimation: scrollViewDidScroll: scrollViewDidScrollToTop: \
      scrollViewDidZoom: scrollViewShouldScrollToTop: scrollViewWillBeginDecelerating: scrollViewWillBeginDragging:
    UICollectionViewDiffableDataSource?: NSObject
    UICollectionViewDropPlaceholder?: UICollectionViewPlaceholder
    UICollectionViewDropProposal?: UIDropProposal
    UICollectionViewFlowLayout?: UICollectionViewLayout | estimatedItemSize footerReferenceSize headerReferenceSize \
      itemSize minimumInteritemSpacing minimumLineSpacing scrollDirection sectionFootersPinToVisibleBounds \
      sectionHeadersPinToVisibleBounds sectionInset sectionInsetReference
    UICollectionViewFlowLayoutInvalidationContext?: UICollectionViewLayoutInvalidationContext
    UICollectionViewFocusUpdateContext?: UIFocusUpdateContext
    UICollectionViewLayout?: NSObject | collectionView collectionViewContentSize developmentLayoutDirection \
      flipsHorizontallyInOppositeLayoutDirection | awakeFromNib finalizeAnimatedBoundsChange \
      finalizeCollectionViewUpdates finalizeLayoutTransition invalidateLayout prepare
    UICollectionViewLayoutAttributes?: NSObject
    UICollectionViewLayoutInvalidationContext?: NSObject
    UICollectionViewListCell?: UICollectionViewCell | accessories indentationLevel indentationWidth indentsAccessories \
      separatorLayoutGuide | defaultContentConfiguration
    UICollectionViewPlaceholder?: NSObject
    UICollectionViewTransitionLayout?: UICollectionViewLayout | currentLayout nextLayout transitionProgress
    UICollectionViewUpdateItem?: NSObject
    UICollisionBehavior?: UIDynamicBehavior
    UIColor?: NSObject
    UIColorPickerViewController?: UIViewController | delegate selectedColor supportsAlpha
    UIColorWell?: UIControl | selectedColor supportsAlpha title
    UICommand?: UIMenuElement
    UICommandAlternate?: NSObject
    UIContentUnavailableView?: UIView | configuration isScrollEnabled scrollEnabled
    UIContextMenuConfiguration?: NSObject
    UIContextMenuInteraction?: NSObject
    UIContextualAction?: NSObject
    UIControl?: UIView | allControlEvents allTargets contentHorizontalAlignment contentVerticalAlignment \
      contextMenuInteraction contextMenuInteractionEnabled effectiveContentHorizontalAlignment enabled highlighted \
      isContextMenuInteractionEnabled isEnabled isHighlighted isSelected isSymbolAnimationEnabled isTouchInside \
      isTracking selected showsMenuAsPrimaryAction state symbolAnimationEnabled toolTip touchInside tracking | \
      enumerateEventHandlers: performPrimaryAction sendAction:
    UICubicTimingParameters?: NSObject
    UIDatePicker?: UIControl | calendar countDownDuration date datePickerMode datePickerStyle locale maximumDate \
      minimumDate minuteInterval preferredDatePickerStyle roundsToMinuteInterval timeZone
    UIDeferredMenuElement?: UIMenuElement
    UIDevice?: NSObject
    UIDocument?: NSObject
    UIDocumentInteractionController?: NSObject
    UIDocumentPickerViewController?: UIViewController | allowsMultipleSelection delegate directoryURL \
      shouldShowFileExtensions
    UIDragInteraction?: NSObject
    UIDragItem?: NSObject
    UIDragPreview?: NSObject
    UIDragPreviewParameters?: UIPreviewParameters
    UIDragPreviewTarget?: UIPreviewTarget
    UIDropInteraction?: NSObject
    UIDropProposal?: NSObject
    UIDynamicAnimator?: NSObject
    UIDynamicBehavior?: NSObject
    UIDynamicItemBehavior?: UIDynamicBehavior
    UIDynamicItemGroup?: NSObject
    UIEditMenuConfiguration?: NSObject
    UIEditMenuInteraction?: NSObject
    UIEvent?: NSObject
    UIFeedbackGenerator?: NSObject
    UIFieldBehavior?: UIDynamicBehavior
    UIFindInteraction?: NSObject
    UIFindSession?: NSObject
    UIFocusAnimationCoordinator?: NSObject
    UIFocusEffect?: NSObject
    UIFocusGuide?: UILayoutGuide
    UIFocusHaloEffect?: UIFocusEffect
    UIFocusUpdateContext?: NSObject
    UIFont?: NSObject
    UIFontDescriptor?: NSObject
    UIFontMetrics?: NSObject
    UIFontPickerViewController?: UIViewController | configuration delegate selectedFontDescriptor
    UIGestureRecognizer?: NSObject | allowedPressTypes allowedTouchTypes buttonMask cancelsTouchesInView \
      delaysTouchesBegan delaysTouchesEnded delegate enabled isEnabled modifierFlags name numberOfTouches \
      requiresExclusiveTouchType state view | awakeFromNib canPrevent: reset shouldReceive:
    UIGlassContainerEffect?: UIVisualEffect
    UIGlassEffect?: UIVisualEffect
    UIGraphicsImageRenderer?: UIGraphicsRenderer
    UIGraphicsImageRendererContext?: UIGraphicsRendererContext
    UIGraphicsImageRendererFormat?: UIGraphicsRendererFormat
    UIGraphicsPDFRenderer?: UIGraphicsRenderer
    UIGraphicsPDFRendererContext?: UIGraphicsRendererContext
    UIGraphicsPDFRendererFormat?: UIGraphicsRendererFormat
    UIGraphicsRenderer?: NSObject
    UIGraphicsRendererContext?: NSObject
    UIGraphicsRendererFormat?: NSObject
    UIGravityBehavior?: UIDynamicBehavior
    UIHoverGestureRecognizer?: UIGestureRecognizer
    UIImage?: NSObject
    UIImageAsset?: NSObject
    UIImagePickerController?: UINavigationController | allowsEditing cameraCaptureMode cameraDevice cameraFlashMode \
      cameraOverlayView mediaTypes showsCameraControls sourceType videoMaximumDuration videoQuality | takePicture
    UIImageView?: UIView | adjustsImageSizeForAccessibilityContentSizeCategory animating animationDuration \
      animationImages animationRepeatCount highlighted highlightedAnimationImages highlightedImage image isAnimating \
      isHighlighted preferredImageDynamicRange preferredSymbolConfiguration | startAnimating stopAnimating
    UIImpactFeedbackGenerator?: UIFeedbackGenerator
    UIInputView?: UIView | allowsSelfSizing inputViewStyle
    UIInputViewController?: UIViewController | hasDictationKey hasFullAccess needsInputModeSwitchKey primaryLanguage \
      textDocumentProxy | advanceToNextInputMode dismissKeyboard selectionDidChange: selectionWillChange: \
      textDidChange: textWillChange:
    UIInterpolatingMotionEffect?: UIMotionEffect
    UIKey?: NSObject
    UIKeyCommand?: UICommand
    UIKeyboardLayoutGuide?: UITrackingLayoutGuide
    UILabel?: UIView | adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth \
      allowsDefaultTighteningForTruncation attributedText baselineAdjustment enabled font highlighted \
      highlightedTextColor isEnabled isHighlighted lineBreakMode lineBreakStrategy minimumScaleFactor numberOfLines \
      preferredMaxLayoutWidth shadowColor shadowOffset showsExpansionTextWhenTruncated text textAlignment textColor
    UILargeContentViewerInteraction?: NSObject
    UILayoutGuide?: NSObject
    UIListContentView?: UIView | configuration imageLayoutGuide secondaryTextLayoutGuide textLayoutGuide
    UILocalizedIndexedCollation?: NSObject
    UILongPressGestureRecognizer?: UIGestureRecognizer | allowableMovement minimumPressDuration numberOfTapsRequired \
      numberOfTouchesRequired
    UIMarkupTextPrintFormatter?: UIPrintFormatter
    UIMenu?: UIMenuElement
    UIMenuController?: NSObject
    UIMenuElement?: NSObject
    UIMenuItem?: NSObject
    UIMotionEffect?: NSObject
    UIMotionEffectGroup?: UIMotionEffect
    UIMutableApplicationShortcutItem?: UIApplicationShortcutItem
    UINavigationBar?: UIView | backIndicatorImage backIndicatorTransitionMaskImage backItem barPosition barStyle \
      barTintColor compactAppearance compactScrollEdgeAppearance delegate isTranslucent items largeTitleTextAttributes \
      prefersLargeTitles scrollEdgeAppearance shadowImage standardAppearance titleTextAttributes topItem translucent
    UINavigationBarAppearance?: UIBarAppearance
    UINavigationController?: UIViewController | barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer delegate \
      hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact \
      interactivePopGestureRecognizer isNavigationBarHidden isToolbarHidden navigationBar navigationBarHidden toolbar \
      toolbarHidden topViewController viewControllers visibleViewController
    UINavigationItem?: NSObject | attributedSubtitle attributedTitle backAction backBarButtonItem \
      backButtonDisplayMode backButtonTitle centerItemGroups compactAppearance compactScrollEdgeAppearance \
      customizationIdentifier hidesBackButton hidesSearchBarWhenScrolling largeSubtitle largeTitle \
      largeTitleDisplayMode leadingItemGroups leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton \
      pinnedTrailingGroup preferredSearchBarPlacement prompt rightBarButtonItem rightBarButtonItems \
      scrollEdgeAppearance searchController standardAppearance style subtitle title titleMenuProvider titleView \
      trailingItemGroups | awakeFromNib
    UINib?: NSObject
    UINotificationFeedbackGenerator?: UIFeedbackGenerator
    UIOpenURLContext?: NSObject
    UIPageControl?: UIControl | allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorTintColor \
      defersCurrentPageDisplay direction hidesForSinglePage interactionState numberOfPages pageIndicatorTintColor \
      preferredCurrentPageIndicatorImage preferredIndicatorImage | updateCurrentPageDisplay
    UIPageViewController?: UIViewController | dataSource delegate doubleSided gestureRecognizers isDoubleSided \
      navigationOrientation spineLocation transitionStyle viewControllers
    UIPanGestureRecognizer?: UIGestureRecognizer | allowedScrollTypesMask maximumNumberOfTouches \
      minimumNumberOfTouches
    UIPasteConfiguration?: NSObject
    UIPasteboard?: NSObject
    UIPercentDrivenInteractiveTransition?: NSObject
    UIPickerView?: UIView | dataSource delegate numberOfComponents showsSelectionIndicator | reloadAllComponents \
      reloadComponent:
    UIPinchGestureRecognizer?: UIGestureRecognizer | scale velocity
    UIPointerInteraction?: NSObject
    UIPointerRegion?: NSObject
    UIPointerRegionRequest?: NSObject
    UIPointerStyle?: NSObject
    UIPopoverPresentationController?: UIPresentationController
    UIPresentationController?: NSObject
    UIPress?: NSObject
    UIPressesEvent?: UIEvent
    UIPreviewAction?: NSObject
    UIPreviewActionGroup?: NSObject
    UIPreviewInteraction?: NSObject
    UIPreviewParameters?: NSObject
    UIPreviewTarget?: NSObject
    UIPrintFormatter?: NSObject
    UIPrintInfo?: NSObject
    UIPrintInteractionController?: NSObject
    UIPrintPageRenderer?: NSObject
    UIPrintPaper?: NSObject
    UIProgressView?: UIView | observedProgress progress progressImage progressTintColor progressViewStyle trackImage \
      trackTintColor
    UIPushBehavior?: UIDynamicBehavior
    UIReferenceLibraryViewController?: UIViewController
    UIRefreshControl?: UIControl | attributedTitle isRefreshing refreshing | beginRefreshing endRefreshing
    UIRegion?: NSObject
    UIResponder?: NSObject | canBecomeFirstResponder canResignFirstResponder editingInteractionConfiguration \
      firstResponder inputAccessoryView inputAccessoryViewController inputAssistantItem inputView inputViewController \
      isFirstResponder keyCommands next pasteConfiguration textInputContextIdentifier textInputMode undoManager \
      userActivity | awakeFromNib becomeFirstResponder canPaste: copy: cut: decreaseSize: delete: duplicate: export: \
      find: findAndReplace: findNext: findPrevious: increaseSize: makeTextWritingDirectionLeftToRight: \
      makeTextWritingDirectionRightToLeft: move: paste: pasteAndGo: pasteAndMatchStyle: pasteAndSearch: \
      prepareForInterfaceBuilder printContent: reloadInputViews rename: resignFirstResponder restoreUserActivityState: \
      select: selectAll: toggleBoldface: toggleItalics: toggleUnderline: touchesEstimatedPropertiesUpdated: \
      updateUserActivityState: useSelectionForFind: validate:
    UIRotationGestureRecognizer?: UIGestureRecognizer | rotation
    UIScene?: UIResponder
    UISceneActivationConditions?: NSObject
    UISceneConfiguration?: NSObject
    UISceneDestructionRequestOptions?: NSObject
    UISceneSession?: NSObject
    UISceneSizeRestrictions?: NSObject
    UIScreen?: NSObject
    UIScreenEdgePanGestureRecognizer?: UIPanGestureRecognizer | edges
    UIScreenMode?: NSObject
    UIScrollEdgeEffect?: NSObject
    UIScrollEdgeElementContainerInteraction?: NSObject
    UIScrollView?: UIView | adjustedContentInset allowsKeyboardScrolling alwaysBounceHorizontal alwaysBounceVertical \
      automaticallyAdjustsScrollIndicatorInsets bottomEdgeEffect bounces bouncesHorizontally bouncesVertically \
      bouncesZoom canCancelContentTouches contentInset contentInsetAdjustmentBehavior contentLayoutGuide contentOffset \
      contentSize decelerating decelerationRate delaysContentTouches directionalLockEnabled \
      directionalPressGestureRecognizer dragging frameLayoutGuide horizontalScrollIndicatorInsets indexDisplayMode \
      indicatorStyle isDecelerating isDirectionalLockEnabled isDragging isPagingEnabled isScrollEnabled isTracking \
      isZoomBouncing isZooming keyboardDismissMode leftEdgeEffect maximumZoomScale minimumZoomScale pagingEnabled \
      panGestureRecognizer pinchGestureRecognizer refreshControl rightEdgeEffect scrollEnabled scrollIndicatorInsets \
      scrollViewDelegate scrollsToTop showsHorizontalScrollIndicator showsVerticalScrollIndicator topEdgeEffect \
      tracking verticalScrollIndicatorInsets zoomBouncing zoomScale zooming | adjustedContentInsetDidChange \
      flashScrollIndicators
    UISearchBar?: UIView | backgroundImage barPosition barStyle barTintColor delegate enabled isEnabled \
      isSearchResultsButtonSelected isTranslucent placeholder prompt scopeBarBackgroundImage scopeButtonTitles \
      searchBarStyle searchFieldBackgroundPositionAdjustment searchResultsButtonSelected searchTextField \
      searchTextPositionAdjustment selectedScopeButtonIndex showsBookmarkButton showsCancelButton showsScopeBar \
      showsSearchResultsButton text translucent
    UISearchContainerViewController?: UIViewController | searchController
    UISearchController?: UIViewController | active automaticallyShowsCancelButton automaticallyShowsScopeBar \
      automaticallyShowsSearchResultsController delegate dimsBackgroundDuringPresentation \
      hidesNavigationBarDuringPresentation ignoresSearchSuggestionsForSearchBarPlacementStacked isActive \
      obscuresBackgroundDuringPresentation scopeBarActivation searchBar searchResultsController searchResultsUpdater \
      searchSuggestions showsSearchResultsController | animationEnded:
    UISearchSuggestionItem?: NSObject
    UISearchTextField?: UITextField | allowsCopyingTokens allowsDeletingTokens searchSuggestions tokenBackgroundColor \
      tokens
    UISearchToken?: NSObject
    UISegmentedControl?: UIControl | apportionsSegmentWidthsByContent isMomentary isSpringLoaded momentary \
      numberOfSegments selectedSegmentIndex selectedSegmentTintColor springLoaded | removeAllSegments
    UISelectionFeedbackGenerator?: UIFeedbackGenerator
    UISheetPresentationController?: UIPresentationController
    UISimpleTextPrintFormatter?: UIPrintFormatter
    UISlider?: UIControl | continuous currentMaximumTrackImage currentMinimumTrackImage currentThumbImage isContinuous \
      maximumTrackTintColor maximumValue maximumValueImage minimumTrackTintColor minimumValue minimumValueImage \
      thumbTintColor trackConfiguration value
    UISnapBehavior?: UIDynamicBehavior
    UISplitViewController?: UIViewController | collapsed delegate displayMode displayModeButtonItem \
      displayModeButtonVisibility isCollapsed maximumPrimaryColumnWidth maximumSupplementaryColumnWidth \
      minimumPrimaryColumnWidth minimumSupplementaryColumnWidth preferredDisplayMode preferredPrimaryColumnWidth \
      preferredPrimaryColumnWidthFraction preferredSplitBehavior preferredSupplementaryColumnWidth \
      preferredSupplementaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle primaryColumnWidth \
      primaryEdge showsSecondaryOnlyButton splitBehavior style supplementaryColumnWidth viewControllers | hide: show:
    UISpringTimingParameters?: NSObject
    UIStackView?: UIView | alignment arrangedSubviews axis baselineRelativeArrangement distribution \
      isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement layoutMarginsRelativeArrangement spacing | \
      addArrangedSubview: removeArrangedSubview:
    UIStatusBarManager?: NSObject
    UIStepper?: UIControl | autorepeat continuous isContinuous maximumValue minimumValue stepValue value wraps
    UIStoryboard?: NSObject
    UIStoryboardSegue?: NSObject
    UIStoryboardUnwindSegueSource?: NSObject
    UISwipeActionsConfiguration?: NSObject
    UISwipeGestureRecognizer?: UIGestureRecognizer | direction numberOfTouchesRequired
    UISwitch?: UIControl | isOn offImage on onImage onTintColor preferredStyle style thumbTintColor title
    UITabBar?: UIView | backgroundImage barStyle barTintColor delegate isSpringLoaded isTranslucent itemPositioning \
      itemSpacing itemWidth items scrollEdgeAppearance selectedItem selectionIndicatorImage shadowImage springLoaded \
      standardAppearance translucent unselectedItemTintColor
    UITabBarAppearance?: UIBarAppearance
    UITabBarController?: UIViewController | customizableViewControllers delegate isTabBarHidden \
      moreNavigationController selectedIndex selectedViewController tabBar tabBarHidden viewControllers
    UITabBarItem?: UIBarItem | badgeColor badgeValue isSpringLoaded scrollEdgeAppearance selectedImage springLoaded \
      standardAppearance titlePositionAdjustment
    UITabBarItemAppearance?: NSObject
    UITabBarItemStateAppearance?: NSObject
    UITableView?: UIScrollView | allowsFocus allowsFocusDuringEditing allowsMultipleSelection \
      allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing backgroundView \
      cellLayoutMarginsFollowReadableWidth contextMenuInteraction dataSource delegate dragDelegate \
      dragInteractionEnabled dropDelegate editing estimatedRowHeight estimatedSectionFooterHeight \
      estimatedSectionHeaderHeight fillerRowHeight hasActiveDrag hasActiveDrop hasUncommittedUpdates \
      indexPathForSelectedRow indexPathsForSelectedRows indexPathsForVisibleRows insetsContentViewsToSafeArea \
      isEditing isPrefetchingEnabled isSpringLoaded numberOfSections prefetchDataSource prefetchingEnabled \
      remembersLastFocusedIndexPath rowHeight sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding \
      sectionIndexBackgroundColor sectionIndexColor sectionIndexMinimumDisplayRowCount \
      sectionIndexTrackingBackgroundColor selectionFollowsFocus selfSizingInvalidation separatorColor separatorEffect \
      separatorInset separatorInsetReference separatorStyle springLoaded style tableFooterView tableHeaderView \
      visibleCells | beginUpdates endUpdates reloadData reloadSectionIndexTitles
    UITableViewCell?: UIView | accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration \
      automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState \
      configurationUpdateHandler contentConfiguration contentView detailTextLabel editing editingAccessoryType \
      editingAccessoryView editingStyle focusStyle highlighted imageView indentationLevel indentationWidth isEditing \
      isHighlighted isSelected multipleSelectionBackgroundView reuseIdentifier selected selectedBackgroundView \
      selectionStyle separatorInset shouldIndentWhileEditing showingDeleteConfirmation showsReorderControl textLabel \
      userInteractionEnabledWhileDragging | defaultBackgroundConfiguration defaultContentConfiguration \
      dragStateDidChange: prepareForReuse setNeedsUpdateConfiguration
    UITableViewController?: UIViewController | clearsSelectionOnViewWillAppear refreshControl tableView | \
      scrollViewDidChangeAdjustedContentInset: scrollViewDidEndDecelerating: scrollViewDidEndScrollingAnimation: \
      scrollViewDidScroll: scrollViewDidScrollToTop: scrollViewDidZoom: scrollViewShouldScrollToTop: \
      scrollViewWillBeginDecelerating: scrollViewWillBeginDragging: tableViewDidEndMultipleSelectionInteraction:
    UITableViewDiffableDataSource?: NSObject
    UITableViewDropPlaceholder?: UITableViewPlaceholder
    UITableViewDropProposal?: UIDropProposal
    UITableViewFocusUpdateContext?: UIFocusUpdateContext
    UITableViewHeaderFooterView?: UIView | automaticallyUpdatesBackgroundConfiguration \
      automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState \
      configurationUpdateHandler contentConfiguration contentView detailTextLabel reuseIdentifier textLabel | \
      defaultBackgroundConfiguration defaultContentConfiguration prepareForReuse setNeedsUpdateConfiguration
    UITableViewPlaceholder?: NSObject
    UITableViewRowAction?: NSObject
    UITapGestureRecognizer?: UIGestureRecognizer | buttonMaskRequired numberOfTapsRequired numberOfTouchesRequired
    UITargetedDragPreview?: UITargetedPreview
    UITargetedPreview?: NSObject
    UITextDropProposal?: UIDropProposal
    UITextField?: UIControl | adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsEditingTextAttributes \
      attributedPlaceholder attributedText autocapitalizationType autocorrectionType background borderStyle \
      clearButtonMode clearsOnBeginEditing clearsOnInsertion defaultTextAttributes delegate disabledBackground editing \
      font hasText isEditing isSecureTextEntry keyboardType leftView leftViewMode minimumFontSize placeholder \
      returnKeyType rightView rightViewMode secureTextEntry selectedTextRange text textAlignment textColor \
      textContentType textDragDelegate textDragInteraction textDropDelegate textDropInteraction typingAttributes | \
      deleteBackward insertText:
    UITextInputAssistantItem?: NSObject
    UITextInputMode?: NSObject
    UITextInputPasswordRules?: NSObject
    UITextInputStringTokenizer?: NSObject
    UITextPlaceholder?: NSObject
    UITextPosition?: NSObject
    UITextRange?: NSObject
    UITextSearchOptions?: NSObject
    UITextSelectionRect?: NSObject
    UITextView?: UIScrollView | adjustsFontForContentSizeCategory allowsEditingTextAttributes attributedText \
      clearsOnInsertion dataDetectorTypes delegate editable findInteraction findInteractionEnabled font hasText \
      isEditable isFindInteractionEnabled isSelectable layoutManager linkTextAttributes pasteDelegate selectable \
      selectedRange selectedTextRange text textAlignment textColor textContainer textContainerInset textDragDelegate \
      textDragInteraction textDropDelegate textDropInteraction textStorage typingAttributes usesStandardTextScaling | \
      deleteBackward insertText: scrollRangeToVisible:
    UIToolbar?: UIView | barPosition barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate \
      isTranslucent items scrollEdgeAppearance standardAppearance translucent
    UIToolbarAppearance?: UIBarAppearance
    UITouch?: NSObject
    UITrackingLayoutGuide?: UILayoutGuide
    UITraitCollection?: NSObject
    UIVibrancyEffect?: UIVisualEffect
    UIView?: UIResponder | alignmentRectInsets alpha anchorPoint appliedContentSizeCategoryLimitsDescription \
      autoresizesSubviews autoresizingMask backgroundColor bottomAnchor bounds center centerXAnchor centerYAnchor \
      clearsContextBeforeDrawing clipsToBounds constraints contentMode contentScaleFactor cornerConfiguration \
      directionalLayoutMargins effectiveUserInterfaceLayoutDirection exclusiveTouch firstBaselineAnchor focusEffect \
      focusGroupIdentifier forFirstBaselineLayout forLastBaselineLayout frame gestureRecognizers hasAmbiguousLayout \
      heightAnchor hidden insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize isExclusiveTouch isHidden \
      isMultipleTouchEnabled isOpaque isUserInteractionEnabled keyboardLayoutGuide largeContentImage \
      largeContentImageInsets largeContentTitle lastBaselineAnchor layer layoutGuides layoutMargins layoutMarginsGuide \
      leadingAnchor leftAnchor mask maximumContentSizeCategory minimumContentSizeCategory motionEffects \
      multipleTouchEnabled opaque overrideUserInterfaceStyle preservesSuperviewLayoutMargins readableContentGuide \
      restorationIdentifier rightAnchor safeAreaInsets safeAreaLayoutGuide scalesLargeContentImage \
      semanticContentAttribute showsLargeContentViewer subviews superview tag tintAdjustmentMode tintColor topAnchor \
      trailingAnchor traitCollection traitOverrides transform transform3D translatesAutoresizingMaskIntoConstraints \
      userInteractionEnabled widthAnchor window | addConstraint: addConstraints: addGestureRecognizer: addInteraction: \
      addLayoutGuide: addMotionEffect: addSubview: bringSubviewToFront: didAddSubview: didMoveToSuperview \
      didMoveToWindow display: draw: endEditing: exerciseAmbiguityInLayout forBaselineLayout \
      gestureRecognizerShouldBegin: invalidateIntrinsicContentSize layerWillDraw: layoutIfNeeded \
      layoutMarginsDidChange layoutSubviews needsUpdateConstraints removeConstraint: removeConstraints: \
      removeFromSuperview removeGestureRecognizer: removeInteraction: removeLayoutGuide: removeMotionEffect: \
      safeAreaInsetsDidChange sendSubviewToBack: setNeedsDisplay setNeedsDisplay: setNeedsLayout \
      setNeedsUpdateConstraints sizeThatFits: sizeToFit systemLayoutSizeFitting: tintColorDidChange \
      traitCollectionDidChange: updateConstraints updateConstraintsIfNeeded updateTraitsIfNeeded viewPrintFormatter \
      viewWithTag: willRemoveSubview:
    UIViewController?: UIResponder | activePresentationController additionalSafeAreaInsets \
      automaticallyAdjustsScrollViewInsets beingDismissed beingPresented bottomLayoutGuide \
      childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures childForStatusBarHidden \
      childForStatusBarStyle childViewControllers children contentUnavailableConfiguration \
      contentUnavailableConfigurationState definesPresentationContext disablesAutomaticKeyboardDismissal \
      edgesForExtendedLayout editButtonItem editing extendedLayoutIncludesOpaqueBars extensionContext \
      focusGroupIdentifier hidesBottomBarWhenPushed interfaceOrientation isBeingDismissed isBeingPresented isEditing \
      isModalInPresentation isMovingFromParent isMovingToParent isViewLoaded modalInPresentation \
      modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle movingFromParent \
      movingToParent navigationController navigationItem nibBundle nibName overrideUserInterfaceStyle parent \
      popoverPresentationController preferredContentSize preferredInterfaceOrientationForPresentation \
      preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle preferredStatusBarUpdateAnimation \
      preferredTransition prefersHomeIndicatorAutoHidden prefersPointerLocked prefersStatusBarHidden \
      presentationController presentedViewController presentingViewController previewActionItems \
      providesPresentationContextTransitionStyle restorationClass restorationIdentifier restoresFocusAfterTransition \
      sheetPresentationController shouldAutomaticallyForwardAppearanceMethods shouldAutorotate splitViewController \
      storyboard supportedInterfaceOrientations systemMinimumLayoutMargins tabBarController tabBarItem title \
      toolbarItems topLayoutGuide traitCollection traitOverrides transitionCoordinator transitioningDelegate view \
      viewIfLoaded viewLoaded viewRespectsSystemMinimumLayoutMargins | addChild: addChildViewController: \
      addKeyCommand: applicationFinishedRestoringState childContaining: didReceiveMemoryWarning \
      endAppearanceTransition loadView loadViewIfNeeded removeFromParent removeFromParentViewController \
      removeKeyCommand: setNeedsStatusBarAppearanceUpdate setNeedsUpdateContentUnavailableConfiguration \
      setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfScreenEdgesDeferringSystemGestures \
      setNeedsUpdateOfSupportedInterfaceOrientations traitCollectionDidChange: updateViewConstraints viewDidAppear: \
      viewDidDisappear: viewDidLayoutSubviews viewDidLoad viewIsAppearing: viewLayoutMarginsDidChange \
      viewSafeAreaInsetsDidChange viewWillAppear: viewWillDisappear: viewWillLayoutSubviews
    UIViewPrintFormatter?: UIPrintFormatter
    UIViewPropertyAnimator?: NSObject
    UIVisualEffect?: NSObject
    UIVisualEffectView?: UIView | contentView effect
    UIWindow?: UIView | canBecomeKey canResizeToFitContent isKeyWindow keyWindow rootViewController screen windowLevel \
      windowScene | becomeKey makeKey makeKeyAndVisible resignKey sendEvent:
    UIWindowScene?: UIScene
    """
}
