// Generated from the declarations of HeadlessUIKit by Tests/Repository/CatalogTests. Don't edit it.

extension OptionalProtocol {
  /// UIKit's protocols with their optional methods, and UIKit's classes that adopt some.
  static let uiKitTable = """
    OutlineDataSource:
    UIAdaptivePresentationControllerDelegate: | adaptivePresentationStyle(for:) \
      adaptivePresentationStyle(for:traitCollection:) presentationController(_:prepare:) \
      presentationController(_:viewControllerForAdaptivePresentationStyle:) \
      presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) \
      presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:) \
      presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
    UIAlertViewDelegate: | alertView(_:clickedButtonAt:)
    UIApplicationDelegate: WindowDelegate | application(_:configurationForConnecting:options:) \
      application(_:continue:restorationHandler:) application(_:didDecodeRestorableStateWith:) \
      application(_:didDiscardSceneSessions:) application(_:didFailToRegisterForRemoteNotificationsWithError:) \
      application(_:didFinishLaunchingWithOptions:) application(_:didReceiveRemoteNotification:) \
      application(_:didReceiveRemoteNotification:fetchCompletionHandler:) \
      application(_:didRegisterForRemoteNotificationsWithDeviceToken:) \
      application(_:handleEventsForBackgroundURLSession:) \
      application(_:handleEventsForBackgroundURLSession:completionHandler:) application(_:open:options:) \
      application(_:performActionFor:) application(_:performActionFor:completionHandler:) \
      application(_:performFetchWithCompletionHandler:) application(_:shouldRestoreSecureApplicationState:) \
      application(_:shouldSaveSecureApplicationState:) application(_:supportedInterfaceOrientationsFor:) \
      application(_:viewControllerWithRestorationIdentifierPath:coder:) \
      application(_:willContinueUserActivityWithType:) application(_:willEncodeRestorableStateWith:) \
      application(_:willFinishLaunchingWithOptions:) applicationDidBecomeActive(_:) applicationDidEnterBackground(_:) \
      applicationDidFinishLaunching(_:) applicationDidReceiveMemoryWarning(_:) \
      applicationProtectedDataDidBecomeAvailable(_:) applicationSignificantTimeChange(_:) \
      applicationWillEnterForeground(_:) applicationWillResignActive(_:) applicationWillTerminate(_:)
    UIBarPositioningDelegate: | position(for:)
    UICollectionViewController: UICollectionViewDataSource UICollectionViewDelegate
    UICollectionViewDataSource: | collectionView(_:canMoveItemAt:) collectionView(_:indexPathForIndexTitle:at:) \
      collectionView(_:moveItemAt:to:) collectionView(_:viewForSupplementaryElementOfKind:at:) indexTitles(for:) \
      numberOfSections(in:)
    UICollectionViewDataSourcePrefetching: | collectionView(_:cancelPrefetchingForItemsAt:)
    UICollectionViewDelegate: UIScrollViewDelegate | collectionView(_:canEditItemAt:) \
      collectionView(_:canFocusItemAt:) collectionView(_:canPerformAction:forItemAt:withSender:) \
      collectionView(_:canPerformPrimaryActionForItemAt:) collectionView(_:contextMenuConfigurationForItemAt:point:) \
      collectionView(_:contextMenuConfigurationForItemsAt:point:) \
      collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView(_:didDeselectItemAt:) \
      collectionView(_:didEndDisplaying:forItemAt:) \
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView(_:didHighlightItemAt:) \
      collectionView(_:didSelectItemAt:) collectionView(_:didUnhighlightItemAt:) \
      collectionView(_:didUpdateFocusIn:with:) collectionView(_:performAction:forItemAt:withSender:) \
      collectionView(_:performPrimaryActionForItemAt:) \
      collectionView(_:previewForDismissingContextMenuWithConfiguration:) \
      collectionView(_:previewForHighlightingContextMenuWithConfiguration:) \
      collectionView(_:selectionFollowsFocusForItemAt:) collectionView(_:shouldBeginMultipleSelectionInteractionAt:) \
      collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:) \
      collectionView(_:shouldSelectItemAt:) collectionView(_:shouldShowMenuForItemAt:) \
      collectionView(_:shouldSpringLoadItemAt:with:) collectionView(_:shouldUpdateFocusIn:) \
      collectionView(_:targetContentOffsetForProposedContentOffset:) \
      collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:) \
      collectionView(_:transitionLayoutForOldLayout:newLayout:) collectionView(_:willDisplay:forItemAt:) \
      collectionView(_:willDisplayContextMenu:animator:) \
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:) \
      collectionView(_:willEndContextMenuInteraction:animator:) \
      collectionView(_:willPerformPreviewActionForMenuWith:animator:) \
      collectionViewDidEndMultipleSelectionInteraction(_:) indexPathForPreferredFocusedView(in:)
    UICollectionViewDelegateFlowLayout: UICollectionViewDelegate | collectionView(_:layout:insetForSectionAt:) \
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:) \
      collectionView(_:layout:minimumLineSpacingForSectionAt:) \
      collectionView(_:layout:referenceSizeForFooterInSection:) \
      collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:sizeForItemAt:)
    UICollectionViewDiffableDataSource: UICollectionViewDataSource
    UICollectionViewDragDelegate: | collectionView(_:dragPreviewParametersForItemAt:) \
      collectionView(_:dragSessionAllowsMoveOperation:) collectionView(_:dragSessionDidEnd:) \
      collectionView(_:dragSessionIsRestrictedToDraggingApplication:) collectionView(_:dragSessionWillBegin:) \
      collectionView(_:itemsForAddingTo:at:point:)
    UICollectionViewDropDelegate: | collectionView(_:canHandle:) collectionView(_:dropPreviewParametersForItemAt:) \
      collectionView(_:dropSessionDidEnd:) collectionView(_:dropSessionDidEnter:) \
      collectionView(_:dropSessionDidExit:) collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    UICollisionBehaviorDelegate: | collisionBehavior(_:beganContactFor:with:at:) \
      collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) collisionBehavior(_:endedContactFor:with:) \
      collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
    UIColorPickerViewControllerDelegate: | colorPickerViewController(_:didSelect:continuously:) \
      colorPickerViewControllerDidFinish(_:) colorPickerViewControllerDidSelectColor(_:)
    UIContextMenuInteractionDelegate: | contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:) \
      contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:) \
      contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:) \
      contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:) \
      contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:) \
      contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
    UIDocumentPickerDelegate: | documentPicker(_:didPickDocumentAt:) documentPicker(_:didPickDocumentsAt:) \
      documentPickerWasCancelled(_:)
    UIDragInteractionDelegate: | dragInteraction(_:previewForCancelling:withDefault:) \
      dragInteraction(_:previewForLifting:session:) dragInteraction(_:session:willEndWith:) \
      dragInteraction(_:sessionIsRestrictedToDraggingApplication:) dragInteraction(_:sessionWillBegin:) \
      dragInteraction(_:willAnimateLiftWith:session:)
    UIDropInteractionDelegate: | dropInteraction(_:canHandle:) dropInteraction(_:concludeDrop:) \
      dropInteraction(_:performDrop:) dropInteraction(_:previewForDropping:withDefault:) \
      dropInteraction(_:sessionDidEnd:) dropInteraction(_:sessionDidEnter:) dropInteraction(_:sessionDidExit:) \
      dropInteraction(_:sessionDidUpdate:)
    UIDynamicAnimatorDelegate: | dynamicAnimatorDidPause(_:) dynamicAnimatorWillResume(_:)
    UIEditMenuInteractionDelegate: | editMenuInteraction(_:menuFor:suggestedActions:) \
      editMenuInteraction(_:targetRectFor:)
    UIFindInteractionDelegate: | findInteraction(_:didBegin:) findInteraction(_:didEnd:)
    UIFontPickerViewControllerDelegate: | fontPickerViewControllerDidCancel(_:) \
      fontPickerViewControllerDidPickFont(_:)
    UIGestureRecognizerDelegate: | gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:) \
      gestureRecognizer(_:shouldReceive:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) \
      gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizerShouldBegin(_:)
    UIImagePickerControllerDelegate: | imagePickerController(_:didFinishPickingMediaWithInfo:) \
      imagePickerControllerDidCancel(_:)
    UIInputViewController: UITextInputDelegate
    UILargeContentViewerInteractionDelegate: | viewController(for:)
    UINavigationBarDelegate: UIBarPositioningDelegate | navigationBar(_:didPop:) navigationBar(_:didPush:) \
      navigationBar(_:shouldPop:) navigationBar(_:shouldPush:)
    UINavigationControllerDelegate: | navigationController(_:animationControllerFor:from:to:) \
      navigationController(_:didShow:animated:) navigationController(_:interactionControllerFor:) \
      navigationController(_:willShow:animated:) navigationControllerPreferredInterfaceOrientationForPresentation(_:) \
      navigationControllerSupportedInterfaceOrientations(_:)
    UIPageViewControllerDataSource: | presentationCount(for:) presentationIndex(for:)
    UIPageViewControllerDelegate: | \
      pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) \
      pageViewController(_:willTransitionTo:)
    UIPickerViewDataSource:
    UIPickerViewDelegate: | pickerView(_:attributedTitleForRow:forComponent:) pickerView(_:didSelectRow:inComponent:) \
      pickerView(_:rowHeightForComponent:) pickerView(_:titleForRow:forComponent:) \
      pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:widthForComponent:)
    UIPointerInteractionDelegate: | pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction(_:styleFor:)
    UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate | \
      popoverPresentationController(_:willRepositionPopoverTo:in:) prepareForPopoverPresentation(_:)
    UIPreviewInteractionDelegate: | previewInteraction(_:didUpdateCommitTransition:ended:) \
      previewInteractionShouldBegin(_:)
    UIPrintInteractionControllerDelegate: | printInteractionController(_:choosePaper:) \
      printInteractionController(_:cutLengthFor:)
    UISceneDelegate: | scene(_:continue:) scene(_:didUpdate:) scene(_:openURLContexts:) \
      scene(_:willConnectTo:options:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:) sceneDidEnterBackground(_:) \
      sceneWillEnterForeground(_:) sceneWillResignActive(_:) stateRestorationActivity(for:)
    UIScrollViewAccessibilityDelegate: UIScrollViewDelegate | accessibilityAttributedScrollStatus(for:) \
      accessibilityScrollStatus(for:)
    UIScrollViewDelegate: | scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:) \
      scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:) \
      scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) \
      scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:) \
      scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:) \
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)
    UISearchBarDelegate: UIBarPositioningDelegate | searchBar(_:selectedScopeButtonIndexDidChange:) \
      searchBar(_:shouldChangeTextIn:replacementText:) searchBar(_:textDidChange:) searchBarCancelButtonClicked(_:) \
      searchBarResultsListButtonClicked(_:) searchBarSearchButtonClicked(_:) searchBarShouldBeginEditing(_:) \
      searchBarShouldEndEditing(_:) searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
    UISearchControllerDelegate: | didDismissSearchController(_:) didPresentSearchController(_:) \
      presentSearchController(_:) willDismissSearchController(_:) willPresentSearchController(_:)
    UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate | \
      sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    UISplitViewControllerDelegate: | primaryViewController(forCollapsing:) primaryViewController(forExpanding:) \
      splitViewController(_:collapseSecondary:onto:) \
      splitViewController(_:displayModeForExpandingToProposedDisplayMode:) \
      splitViewController(_:separateSecondaryFrom:) splitViewController(_:show:sender:) \
      splitViewController(_:showDetail:sender:) splitViewController(_:topColumnForCollapsingToProposedTopColumn:) \
      splitViewController(_:willChangeTo:) splitViewController(_:willHide:) splitViewController(_:willShow:) \
      splitViewControllerDidCollapse(_:) splitViewControllerDidExpand(_:) \
      splitViewControllerInteractivePresentationGestureDidEnd(_:) \
      splitViewControllerInteractivePresentationGestureWillBegin(_:) \
      splitViewControllerPreferredInterfaceOrientationForPresentation(_:) \
      splitViewControllerSupportedInterfaceOrientations(_:) targetDisplayModeForAction(in:)
    UITabBarController: UITabBarDelegate
    UITabBarControllerDelegate: | tabBarController(_:animationControllerForTransitionFrom:to:) \
      tabBarController(_:didSelect:) tabBarController(_:interactionControllerFor:) tabBarController(_:shouldSelect:) \
      tabBarControllerSupportedInterfaceOrientations(_:)
    UITabBarDelegate: | tabBar(_:didEndCustomizing:changed:) tabBar(_:didSelect:)
    UITableViewCell: UIGestureRecognizerDelegate
    UITableViewController: UITableViewDataSource UITableViewDelegate
    UITableViewDataSource: | numberOfSections(in:) sectionIndexTitles(for:) tableView(_:canEditRowAt:) \
      tableView(_:canMoveRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) \
      tableView(_:sectionForSectionIndexTitle:at:) tableView(_:titleForFooterInSection:) \
      tableView(_:titleForHeaderInSection:)
    UITableViewDataSourcePrefetching: | tableView(_:cancelPrefetchingForRowsAt:)
    UITableViewDelegate: UIScrollViewDelegate | indexPathForPreferredFocusedView(in:) \
      tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canFocusRowAt:) \
      tableView(_:canPerformAction:forRowAt:withSender:) tableView(_:canPerformPrimaryActionForRowAt:) \
      tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didBeginMultipleSelectionInteractionAt:) \
      tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:) \
      tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:didEndDisplayingHeaderView:forSection:) \
      tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) \
      tableView(_:didUnhighlightRowAt:) tableView(_:didUpdateFocusIn:with:) tableView(_:editActionsForRowAt:) \
      tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:) \
      tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:) \
      tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:) \
      tableView(_:indentationLevelForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:) \
      tableView(_:performAction:forRowAt:withSender:) tableView(_:performPrimaryActionForRowAt:) \
      tableView(_:previewForDismissingContextMenuWithConfiguration:) \
      tableView(_:previewForHighlightingContextMenuWithConfiguration:) tableView(_:selectionFollowsFocusForRowAt:) \
      tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:shouldHighlightRowAt:) \
      tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:shouldShowMenuForRowAt:) \
      tableView(_:shouldSpringLoadRowAt:with:) tableView(_:shouldUpdateFocusIn:) \
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) \
      tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:trailingSwipeActionsConfigurationForRowAt:) \
      tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:) \
      tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayContextMenu:animator:) \
      tableView(_:willDisplayFooterView:forSection:) tableView(_:willDisplayHeaderView:forSection:) \
      tableView(_:willEndContextMenuInteraction:animator:) tableView(_:willPerformPreviewActionForMenuWith:animator:) \
      tableView(_:willSelectRowAt:) tableViewDidEndMultipleSelectionInteraction(_:)
    UITableViewDiffableDataSource: UITableViewDataSource
    UITableViewDragDelegate: | tableView(_:dragPreviewParametersForRowAt:) \
      tableView(_:dragSessionAllowsMoveOperation:) tableView(_:dragSessionDidEnd:) \
      tableView(_:dragSessionIsRestrictedToDraggingApplication:) tableView(_:dragSessionWillBegin:) \
      tableView(_:itemsForAddingTo:at:point:)
    UITableViewDropDelegate: | tableView(_:canHandle:) tableView(_:dropPreviewParametersForRowAt:) \
      tableView(_:dropSessionDidEnd:) tableView(_:dropSessionDidEnter:) tableView(_:dropSessionDidExit:) \
      tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    UITextDragDelegate: | textDraggableView(_:dragSessionWillBegin:)
    UITextDropDelegate: | textDroppableView(_:dropSessionDidEnd:)
    UITextFieldDelegate: | textField(_:shouldChangeCharactersIn:replacementString:) textFieldDidBeginEditing(_:) \
      textFieldDidChangeSelection(_:) textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) \
      textFieldShouldBeginEditing(_:) textFieldShouldClear(_:) textFieldShouldEndEditing(_:) textFieldShouldReturn(_:)
    UITextInputDelegate:
    UITextPasteDelegate:
    UITextViewDelegate: UIScrollViewDelegate | textView(_:shouldChangeTextIn:replacementText:) \
      textView(_:shouldInteractWith:in:) textView(_:shouldInteractWith:in:interaction:) \
      textView(_:shouldInteractWith:in:interaction:) textViewDidBeginEditing(_:) textViewDidChange(_:) \
      textViewDidChangeSelection(_:) textViewDidEndEditing(_:) textViewShouldBeginEditing(_:) \
      textViewShouldEndEditing(_:)
    UIToolbarDelegate: UIBarPositioningDelegate
    UIViewControllerAnimatedTransitioning: | animationEnded(_:) interruptibleAnimator(using:)
    UIViewControllerPreviewingDelegate:
    UIViewControllerTransitioningDelegate: | animationController(forDismissed:) \
      animationController(forPresented:presenting:source:) interactionControllerForDismissal(using:) \
      interactionControllerForPresentation(using:) presentationController(forPresented:presenting:source:)
    UIWindowSceneDelegate: UISceneDelegate WindowDelegate | windowScene(_:performActionFor:) \
      windowScene(_:performActionFor:completionHandler:)
    WindowDelegate:
    """
}
