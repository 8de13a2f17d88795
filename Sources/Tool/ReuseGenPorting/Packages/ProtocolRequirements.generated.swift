// Generated from the declarations of HeadlessUIKit by Tests/Repository/CatalogTests. Don't edit it.

/// The protocols of the runtime that a class can adopt with methods and properties alone.
enum ProtocolRequirements {
  /// Each protocol with the members that have no default.
  static let table = """
    AVAudioPlayerDelegate:
    AVCaptureMetadataOutputObjectsDelegate:
    AVSpeechSynthesizerDelegate:
    CAAction: run(forKey:object:arguments:)
    CAAnimationDelegate:
    CALayerDelegate:
    CAMediaTiming: autoreverses beginTime duration fillMode repeatCount repeatDuration speed timeOffset
    CLLocationManagerDelegate:
    DynamicMembersOfOtherClasses: object
    KeyValueObserver: observeValue(forKeyPath:of:change:context:)
    MKAnnotation: coordinate
    MKMapViewDelegate:
    NSCollectionLayoutContainer: contentInsets contentSize effectiveContentInsets effectiveContentSize
    NSCollectionLayoutEnvironment: container traitCollection
    NSCollectionLayoutVisibleItem: alpha bounds center frame indexPath isHidden name representedElementCategory \
      representedElementKind transform transform3D zIndex
    NSFetchRequestResult:
    NSFetchedResultsControllerDelegate:
    NSFetchedResultsSectionInfo: indexTitle name numberOfObjects objects
    NSLayoutManagerDelegate:
    NSTextStorageDelegate:
    NSUserActivityDelegate:
    ScrollDelegating: scrollViewDelegate
    UIAccessibilityIdentification: accessibilityIdentifier
    UIActivityItemSource: activityViewController(_:itemForActivityType:) activityViewControllerPlaceholderItem(_:)
    UIAdaptivePresentationControllerDelegate:
    UIAlertViewDelegate:
    UIAppearanceContainer:
    UIApplicationDelegate:
    UIBarPositioning: barPosition
    UIBarPositioningDelegate:
    UICollectionViewDataSource: collectionView(_:cellForItemAt:) collectionView(_:numberOfItemsInSection:)
    UICollectionViewDataSourcePrefetching: collectionView(_:prefetchItemsAt:)
    UICollectionViewDelegate:
    UICollectionViewDelegateFlowLayout:
    UICollectionViewDragDelegate: collectionView(_:itemsForBeginning:at:)
    UICollectionViewDropCoordinator: destinationIndexPath drop(_:intoItemAt:rect:) drop(_:to:) drop(_:toItemAt:) items \
      proposal session
    UICollectionViewDropDelegate: collectionView(_:performDropWith:)
    UICollectionViewDropItem: dragItem previewSize sourceIndexPath
    UICollectionViewDropPlaceholderContext: addAnimations(_:) addCompletion(_:) commitInsertion(dataSourceUpdates:) \
      deletePlaceholder() dragItem
    UICollisionBehaviorDelegate:
    UIColorPickerViewControllerDelegate:
    UIContentConfiguration: makeContentView() updated(for:)
    UIContentContainer: preferredContentSize preferredContentSizeDidChange(forChildContentContainer:) \
      size(forChildContentContainer:withParentContainerSize:) viewWillTransition(to:with:) willTransition(to:with:)
    UIContentSizeCategoryAdjusting: adjustsFontForContentSizeCategory
    UIContentView: configuration
    UIContextMenuInteractionAnimating: addAnimations(_:) addCompletion(_:) previewViewController
    UIContextMenuInteractionCommitAnimating: addAnimations(_:) addCompletion(_:) preferredCommitStyle \
      previewViewController
    UIContextMenuInteractionDelegate: contextMenuInteraction(_:configurationForMenuAtLocation:)
    UICoordinateSpace: bounds convert(_:from:) convert(_:to:)
    UIDocumentInteractionControllerDelegate:
    UIDocumentPickerDelegate:
    UIDragAnimating: addAnimations(_:) addCompletion(_:)
    UIDragDropSession: allowsMoveOperation canLoadObjects(ofClass:) hasItemsConforming(toTypeIdentifiers:) \
      isRestrictedToDraggingApplication items location(in:)
    UIDragInteractionDelegate: dragInteraction(_:itemsForBeginning:)
    UIDragSession: allowsMoveOperation canLoadObjects(ofClass:) hasItemsConforming(toTypeIdentifiers:) \
      isRestrictedToDraggingApplication items localContext location(in:)
    UIDropInteractionDelegate:
    UIDropSession: allowsMoveOperation canLoadObjects(ofClass:) hasItemsConforming(toTypeIdentifiers:) \
      isRestrictedToDraggingApplication items loadObjects(ofClass:completion:) localDragSession location(in:) \
      progressIndicatorStyle
    UIDynamicAnimatorDelegate:
    UIDynamicItem: bounds center transform
    UIEditMenuInteractionDelegate:
    UIFindInteractionDelegate: findInteraction(_:sessionFor:)
    UIFocusEnvironment: didUpdateFocus(in:with:) preferredFocusEnvironments setNeedsFocusUpdate() \
      shouldUpdateFocus(in:) updateFocusIfNeeded()
    UIFocusItem: canBecomeFocused didUpdateFocus(in:with:) frame isFocused preferredFocusEnvironments \
      setNeedsFocusUpdate() shouldUpdateFocus(in:) updateFocusIfNeeded()
    UIFontPickerViewControllerDelegate:
    UIGestureRecognizerDelegate:
    UIImagePickerControllerDelegate:
    UIInputViewAudioFeedback:
    UIInteraction: didMove(to:) view willMove(to:)
    UIKeyInput: deleteBackward() hasText insertText(_:)
    UILargeContentViewerInteractionDelegate:
    UILayoutSupport: bottomAnchor heightAnchor length topAnchor
    UIMenuBuilder: insertChild(_:atEndOfMenu:) insertChild(_:atStartOfMenu:) insertSibling(_:afterMenu:) \
      insertSibling(_:beforeMenu:) menu(for:) remove(menu:)
    UIMutableTraits: accessibilityContrast activeAppearance displayGamut displayScale forceTouchCapability \
      horizontalSizeClass layoutDirection legibilityWeight preferredContentSizeCategory userInterfaceIdiom \
      userInterfaceLevel userInterfaceStyle verticalSizeClass
    UINavigationBarDelegate:
    UINavigationControllerDelegate:
    UIPageViewControllerDataSource: pageViewController(_:viewControllerAfter:) \
      pageViewController(_:viewControllerBefore:)
    UIPageViewControllerDelegate:
    UIPasteConfigurationSupporting: pasteConfiguration
    UIPickerViewDataSource: numberOfComponents(in:) pickerView(_:numberOfRowsInComponent:)
    UIPickerViewDelegate:
    UIPointerInteractionDelegate:
    UIPopoverPresentationControllerDelegate:
    UIPopoverPresentationControllerSourceItem: frame(in:)
    UIPreviewActionItem: title
    UIPreviewInteractionDelegate: previewInteraction(_:didUpdatePreviewTransition:ended:) \
      previewInteractionDidCancel(_:)
    UIPrintInteractionControllerDelegate:
    UIResponderStandardEditActions:
    UISceneDelegate:
    UIScrollViewAccessibilityDelegate:
    UIScrollViewDelegate:
    UISearchBarDelegate:
    UISearchControllerDelegate:
    UISearchResultsUpdating: updateSearchResults(for:)
    UISearchSuggestion: localizedSuggestion representedObject
    UISheetPresentationControllerDelegate:
    UISheetPresentationControllerDetentResolutionContext: containerTraitCollection maximumDetentValue
    UISplitViewControllerDelegate:
    UISpringLoadedInteractionContext: location(in:) state targetItem targetView
    UISpringLoadedInteractionSupporting: isSpringLoaded
    UIStateRestoring:
    UITabBarControllerDelegate:
    UITabBarDelegate:
    UITableViewDataSource: tableView(_:cellForRowAt:) tableView(_:numberOfRowsInSection:)
    UITableViewDataSourcePrefetching: tableView(_:prefetchRowsAt:)
    UITableViewDelegate:
    UITableViewDragDelegate: tableView(_:itemsForBeginning:at:)
    UITableViewDropCoordinator: destinationIndexPath drop(_:intoRowAt:rect:) drop(_:to:) drop(_:toRowAt:) items \
      proposal session
    UITableViewDropDelegate: tableView(_:performDropWith:)
    UITableViewDropItem: dragItem previewSize sourceIndexPath
    UITableViewDropPlaceholderContext: addAnimations(_:) addCompletion(_:) commitInsertion(dataSourceUpdates:) \
      deletePlaceholder() dragItem
    UITextDocumentProxy: adjustTextPosition(byCharacterOffset:) deleteBackward() documentContextAfterInput \
      documentContextBeforeInput documentIdentifier documentInputMode hasText insertText(_:) selectedText \
      setMarkedText(_:selectedRange:) unmarkText()
    UITextDragDelegate:
    UITextDraggable: beginningOfDocument caretRect(for:) compare(_:to:) deleteBackward() endOfDocument hasText \
      insertText(_:) markedTextRange offset(from:to:) position(from:offset:) replace(_:withText:) selectedTextRange \
      text(in:) textDragDelegate textDragInteraction textRange(from:to:) unmarkText()
    UITextDropDelegate:
    UITextDroppable: beginningOfDocument caretRect(for:) compare(_:to:) deleteBackward() endOfDocument hasText \
      insertText(_:) markedTextRange offset(from:to:) pasteConfiguration position(from:offset:) replace(_:withText:) \
      selectedTextRange text(in:) textDropDelegate textDropInteraction textRange(from:to:) unmarkText()
    UITextFieldDelegate:
    UITextInput: beginningOfDocument caretRect(for:) compare(_:to:) deleteBackward() endOfDocument hasText \
      insertText(_:) markedTextRange offset(from:to:) position(from:offset:) replace(_:withText:) selectedTextRange \
      text(in:) textRange(from:to:) unmarkText()
    UITextInputDelegate: selectionDidChange(_:) selectionWillChange(_:) textDidChange(_:) textWillChange(_:)
    UITextInputTokenizer: isPosition(_:atBoundary:inDirection:) isPosition(_:withinTextUnit:inDirection:) \
      position(from:toBoundary:inDirection:) rangeEnclosingPosition(_:with:inDirection:)
    UITextInputTraits:
    UITextPasteDelegate:
    UITextViewDelegate:
    UIToolbarDelegate:
    UITraitChangeObservable:
    UITraitChangeRegistration:
    UITraitEnvironment: traitCollection traitCollectionDidChange(_:)
    UITraitOverrides: accessibilityContrast activeAppearance contains(_:) displayGamut displayScale \
      forceTouchCapability horizontalSizeClass layoutDirection legibilityWeight preferredContentSizeCategory \
      remove(_:) userInterfaceIdiom userInterfaceLevel userInterfaceStyle verticalSizeClass
    UIUserActivityRestoring: restoreUserActivityState(_:)
    UIViewAnimating: finishAnimation(at:) fractionComplete isReversed isRunning pauseAnimation() startAnimation() \
      startAnimation(afterDelay:) state stopAnimation(_:)
    UIViewControllerAnimatedTransitioning: animateTransition(using:) transitionDuration(using:)
    UIViewControllerContextTransitioning: cancelInteractiveTransition() completeTransition(_:) containerView \
      finalFrame(for:) finishInteractiveTransition() initialFrame(for:) isAnimated isInteractive \
      pauseInteractiveTransition() presentationStyle targetTransform transitionWasCancelled \
      updateInteractiveTransition(_:) view(forKey:) viewController(forKey:)
    UIViewControllerInteractiveTransitioning: startInteractiveTransition(_:)
    UIViewControllerPreviewing: sourceRect sourceView
    UIViewControllerPreviewingDelegate: previewingContext(_:commit:) previewingContext(_:viewControllerForLocation:)
    UIViewControllerTransitionCoordinator: animate(alongsideTransition:completion:) containerView isAnimated \
      isCancelled presentationStyle transitionDuration view(forKey:) viewController(forKey:)
    UIViewControllerTransitionCoordinatorContext: containerView isAnimated isCancelled presentationStyle \
      transitionDuration view(forKey:) viewController(forKey:)
    UIViewControllerTransitioningDelegate:
    UIViewImplicitlyAnimating: finishAnimation(at:) fractionComplete isReversed isRunning pauseAnimation() \
      startAnimation() startAnimation(afterDelay:) state stopAnimation(_:)
    UIWindowSceneDelegate:
    WKNavigationDelegate:
    WKUIDelegate:
    WindowDelegate:
    _KeyValueCodingAndObserving:
    """
}
