extension AppleClassTables {
  /// AppKit's classes that documents and apps inherit from.
  static let appKit = """
    NSResponder: NSObject | nextResponder menu undoManager touchBar userActivity acceptsFirstResponder \
      interfaceStyle | insertText: doCommandBySelector: moveForward: moveRight: moveBackward: moveLeft: moveUp: \
      moveDown: moveWordForward: moveWordBackward: moveToBeginningOfLine: moveToEndOfLine: moveToBeginningOfParagraph: \
      moveToEndOfParagraph: moveToEndOfDocument: moveToBeginningOfDocument: pageDown: pageUp: \
      centerSelectionInVisibleArea: moveBackwardAndModifySelection: moveForwardAndModifySelection: \
      moveWordForwardAndModifySelection: moveWordBackwardAndModifySelection: moveUpAndModifySelection: \
      moveDownAndModifySelection: moveToBeginningOfLineAndModifySelection: moveToEndOfLineAndModifySelection: \
      moveToBeginningOfParagraphAndModifySelection: moveToEndOfParagraphAndModifySelection: \
      moveToEndOfDocumentAndModifySelection: moveToBeginningOfDocumentAndModifySelection: pageDownAndModifySelection: \
      pageUpAndModifySelection: moveParagraphForwardAndModifySelection: moveParagraphBackwardAndModifySelection: \
      moveWordRight: moveWordLeft: moveRightAndModifySelection: moveLeftAndModifySelection: \
      moveWordRightAndModifySelection: moveWordLeftAndModifySelection: moveToLeftEndOfLine: moveToRightEndOfLine: \
      moveToLeftEndOfLineAndModifySelection: moveToRightEndOfLineAndModifySelection: scrollPageUp: scrollPageDown: \
      scrollLineUp: scrollLineDown: scrollToBeginningOfDocument: scrollToEndOfDocument: transpose: transposeWords: \
      selectAll: selectParagraph: selectLine: selectWord: indent: insertTab: insertBacktab: insertNewline: \
      insertParagraphSeparator: insertNewlineIgnoringFieldEditor: insertTabIgnoringFieldEditor: insertLineBreak: \
      insertContainerBreak: insertSingleQuoteIgnoringSubstitution: insertDoubleQuoteIgnoringSubstitution: \
      changeCaseOfLetter: uppercaseWord: lowercaseWord: capitalizeWord: deleteForward: deleteBackward: \
      deleteBackwardByDecomposingPreviousCharacter: deleteWordForward: deleteWordBackward: deleteToBeginningOfLine: \
      deleteToEndOfLine: deleteToBeginningOfParagraph: deleteToEndOfParagraph: yank: complete: setMark: deleteToMark: \
      selectToMark: swapWithMark: cancelOperation: makeBaseWritingDirectionNatural: \
      makeBaseWritingDirectionLeftToRight: makeBaseWritingDirectionRightToLeft: makeTextWritingDirectionNatural: \
      makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: quickLookPreviewItems: \
      quickLookWithEvent: showContextHelp: performTextFinderAction: newWindowForTab: showWritingTools: \
      becomeFirstResponder resignFirstResponder flushBufferedKeyEvents presentError: mouseDown: mouseUp: keyDown: \
      keyUp: rightMouseDown:
    NSApplication: NSResponder | delegate mainMenu helpMenu servicesMenu windowsMenu dockTile applicationIconImage \
      appearance effectiveAppearance keyWindow mainWindow windows active isActive hidden isHidden running isRunning \
      orderedWindows orderedDocuments automaticCustomizeTouchBarMenuItemEnabled \
      isAutomaticCustomizeTouchBarMenuItemEnabled presentationOptions context modalWindow \
      currentSystemPresentationOptions occlusionState currentEvent fullKeyboardAccessEnabled \
      isFullKeyboardAccessEnabled servicesProvider userInterfaceLayoutDirection registeredForRemoteNotifications \
      isRegisteredForRemoteNotifications enabledRemoteNotificationTypes activationPolicy windowsNeedUpdate \
      protectedDataAvailable isProtectedDataAvailable | hide: unhide: hideOtherApplications: unhideAllApplications: \
      terminate: stop: stopModal abortModal orderFrontStandardAboutPanel: orderFrontColorPanel: \
      orderFrontCharacterPalette: runPageLayout: arrangeInFront: miniaturizeAll: showHelp: activateContextHelpMode: \
      toggleTouchBarCustomizationPalette: finishLaunching updateWindows unhideWithoutActivation
    NSView: NSResponder | identifier nextKeyView previousKeyView nextValidKeyView previousValidKeyView window \
      superview subviews opaqueAncestor hidden isHidden hiddenOrHasHiddenAncestor isHiddenOrHasHiddenAncestor frame \
      bounds frameRotation frameCenterRotation boundsRotation alphaValue wantsLayer layer layerContentsRedrawPolicy \
      layerContentsPlacement layerUsesCoreImageFilters wantsUpdateLayer canDrawSubviewsIntoLayer backgroundFilters \
      compositingFilter contentFilters shadow toolTip tag autoresizingMask autoresizesSubviews needsDisplay \
      needsLayout needsUpdateConstraints needsPanelToBecomeKey acceptsTouchEvents wantsRestingTouches \
      allowedTouchTypes canDrawConcurrently wantsBestResolutionOpenGLSurface wantsExtendedDynamicRangeOpenGLSurface \
      focusRingType focusRingMaskBounds canBecomeKeyView translatesAutoresizingMaskIntoConstraints constraints \
      leadingAnchor userInterfaceLayoutDirection gestureRecognizers trackingAreas appearance effectiveAppearance \
      inputContext enclosingScrollView enclosingMenuItem postsFrameChangedNotifications \
      postsBoundsChangedNotifications inFullScreenMode isInFullScreenMode fittingSize intrinsicContentSize \
      safeAreaInsets additionalSafeAreaInsets safeAreaLayoutGuide layoutMarginsGuide layoutGuides \
      pressureConfiguration preparedContentRect visibleRect flipped isFlipped opaque isOpaque clipsToBounds \
      horizontalContentSizeConstraintActive isHorizontalContentSizeConstraintActive \
      verticalContentSizeConstraintActive isVerticalContentSizeConstraintActive prefersCompactControlSizeMetrics \
      candidateListTouchBarItem mouseDownCanMoveWindow registeredDraggedTypes wantsDefaultClipping rotatedFromBase \
      isRotatedFromBase rotatedOrScaledFromBase isRotatedOrScaledFromBase canDraw inLiveResize \
      preservesContentDuringLiveResize rectPreservedDuringLiveResize allowsVibrancy heightAdjustLimit widthAdjustLimit \
      pageHeader pageFooter printJobTitle drawingFindIndicator isDrawingFindIndicator safeAreaRect animations \
      trailingAnchor leftAnchor rightAnchor topAnchor bottomAnchor widthAnchor heightAnchor centerXAnchor \
      centerYAnchor firstBaselineAnchor lastBaselineAnchor alignmentRectInsets firstBaselineOffsetFromTop \
      lastBaselineOffsetFromBottom baselineOffsetFromBottom hasAmbiguousLayout boundsOrigin boundsSize frameOrigin \
      frameSize writingToolsCoordinator | print: removeFromSuperview layout display displayIfNeeded updateConstraints \
      updateLayer removeFromSuperviewWithoutNeedingDisplay
    NSControl: NSView | target action cell enabled isEnabled doubleValue floatValue intValue integerValue \
      objectValue stringValue attributedStringValue formatter alignment baseWritingDirection font lineBreakMode \
      usesSingleLineMode refusesFirstResponder highlighted isHighlighted continuous isContinuous controlSize \
      ignoresMultiClick allowsExpansionToolTips selectedTag selectedCell currentEditor | performClick: \
      takeIntValueFrom: takeFloatValueFrom: takeDoubleValueFrom: takeStringValueFrom: takeObjectValueFrom: \
      takeIntegerValueFrom: sizeToFit calcSize validateEditing abortEditing
    NSButton: NSControl | title alternateTitle attributedTitle attributedAlternateTitle image alternateImage \
      imagePosition imageScaling imageHugsTitle bordered isBordered transparent isTransparent keyEquivalent \
      keyEquivalentModifierMask bezelStyle bezelColor buttonType state allowsMixedState \
      showsBorderOnlyWhileMouseInside sound springLoaded isSpringLoaded maxAcceleratorLevel hasDestructiveAction \
      contentTintColor symbolConfiguration tintProminence borderShape activeCompressionOptions | setNextState \
      highlight:
    NSPopUpButton: NSButton | pullsDown autoenablesItems preferredEdge selectedItem indexOfSelectedItem \
      titleOfSelectedItem itemArray itemTitles lastItem numberOfItems usesItemFromMenu altersStateOfSelectedItem | \
      synchronizeTitleAndSelectedItem removeAllItems selectItem:
    NSTextField: NSControl | delegate placeholderString placeholderAttributedString backgroundColor \
      drawsBackground textColor bordered isBordered bezeled isBezeled editable isEditable selectable isSelectable \
      bezelStyle preferredMaxLayoutWidth maximumNumberOfLines allowsDefaultTighteningForTruncation lineBreakStrategy \
      automaticTextCompletionEnabled isAutomaticTextCompletionEnabled allowsCharacterPickerTouchBarItem \
      allowsEditingTextAttributes importsGraphics contentType allowsWritingTools allowsWritingToolsAffordance \
      resolvesNaturalAlignmentWithBaseWritingDirection placeholderStrings placeholderAttributedStrings \
      suggestionsDelegate | selectText:
    NSSecureTextField: NSTextField
    NSSearchField: NSTextField | recentSearches recentsAutosaveName searchMenuTemplate sendsWholeSearchString \
      maximumRecents sendsSearchStringImmediately searchTextBounds searchButtonBounds cancelButtonBounds \
      centersPlaceholder
    NSTokenField: NSTextField | tokenStyle completionDelay tokenizingCharacterSet
    NSComboBox: NSTextField | dataSource usesDataSource hasVerticalScroller intercellSpacing buttonBordered \
      isButtonBordered itemHeight numberOfVisibleItems indexOfSelectedItem numberOfItems completes \
      objectValueOfSelectedItem objectValues | reloadData
    NSImageView: NSControl | image imageAlignment imageScaling imageFrameStyle symbolConfiguration \
      contentTintColor animates editable isEditable allowsCutCopyPaste preferredImageDynamicRange \
      defaultPreferredImageDynamicRange imageDynamicRange | cut: copy: paste: delete:
    NSSlider: NSControl | sliderType minValue maxValue altIncrementValue knobThickness vertical isVertical \
      trackFillColor numberOfTickMarks tickMarkPosition allowsTickMarkValuesOnly tintProminence neutralValue titleCell \
      title titleColor titleFont image
    NSSegmentedControl: NSControl | segmentCount selectedSegment segmentStyle trackingMode springLoaded \
      isSpringLoaded selectedSegmentBezelColor segmentDistribution activeCompressionOptions \
      doubleValueForSelectedSegment indexOfSelectedItem borderShape | selectSegmentWithTag:
    NSStepper: NSControl | minValue maxValue increment valueWraps autorepeat
    NSDatePicker: NSControl | delegate datePickerStyle datePickerMode datePickerElements bezeled isBezeled bordered \
      isBordered drawsBackground backgroundColor textColor calendar locale timeZone dateValue timeInterval minDate \
      maxDate presentsCalendarOverlay
    NSLevelIndicator: NSControl | levelIndicatorStyle editable isEditable minValue maxValue warningValue \
      criticalValue tickMarkPosition numberOfTickMarks numberOfMajorTickMarks fillColor warningFillColor \
      criticalFillColor drawsTieredCapacityLevels placeholderVisibility ratingImage ratingPlaceholderImage
    NSColorWell: NSControl | color bordered isBordered active isActive colorWellStyle image pulldownTarget \
      pulldownAction supportsAlpha maximumLinearExposure | takeColorFrom: activate: deactivate
    NSSwitch: NSControl | state
    NSPathControl: NSControl | delegate URL pathStyle pathItems pathComponentCells placeholderString \
      placeholderAttributedString backgroundColor doubleAction allowedTypes editable isEditable clickedPathItem \
      clickedPathComponentCell
    NSScroller: NSControl | scrollerStyle knobStyle knobProportion usableParts hitPart arrowsPosition controlTint
    NSTableView: NSControl | dataSource delegate headerView cornerView allowsColumnReordering allowsColumnResizing \
      columnAutoresizingStyle gridStyleMask intercellSpacing usesAlternatingRowBackgroundColors backgroundColor \
      gridColor rowSizeStyle effectiveRowSizeStyle rowHeight style effectiveStyle tableColumns numberOfColumns \
      numberOfRows editedColumn editedRow clickedColumn clickedRow doubleAction sortDescriptors highlightedTableColumn \
      verticalMotionCanBeginDrag allowsMultipleSelection allowsEmptySelection allowsColumnSelection \
      selectedColumnIndexes selectedRowIndexes selectedColumn selectedRow numberOfSelectedColumns numberOfSelectedRows \
      allowsTypeSelect selectionHighlightStyle draggingDestinationFeedbackStyle autosaveName autosaveTableColumns \
      floatsGroupRows rowActionsVisible hiddenRowIndexes registeredNibsByIdentifier usesStaticContents \
      usesAutomaticRowHeights drawsGrid autoresizesAllColumnsToFit focusedColumn | selectAll: deselectAll: reloadData \
      sizeLastColumnToFit tile noteNumberOfRowsChanged beginUpdates endUpdates
    NSOutlineView: NSTableView | outlineTableColumn indentationPerLevel indentationMarkerFollowsCell \
      autoresizesOutlineColumn autosaveExpandedItems userInterfaceLayoutDirection stronglyReferencesItems | \
      expandItem: collapseItem: reloadItem:
    NSBrowser: NSControl | delegate doubleAction reusesColumns hasHorizontalScroller autohidesScroller \
      separatesColumns titled isTitled minColumnWidth maxVisibleColumns allowsMultipleSelection allowsBranchSelection \
      allowsEmptySelection takesTitleFromPreviousColumn sendsActionOnArrowKeys pathSeparator columnResizingType \
      prefersAllColumnUserResizing rowHeight columnsAutosaveName allowsTypeSelect backgroundColor path loaded isLoaded \
      clickedColumn clickedRow selectedColumn selectionIndexPath cellPrototype cellClass selectedCells \
      selectionIndexPaths lastColumn numberOfVisibleColumns firstVisibleColumn lastVisibleColumn titleHeight \
      defaultColumnWidth acceptsArrowKeys matrixClass | doClick: doDoubleClick: selectAll: loadColumnZero tile \
      sendAction scrollViaScroller:
    NSMatrix: NSControl | delegate mode prototype cellClass allowsEmptySelection selectionByRect isSelectionByRect \
      cellSize intercellSpacing backgroundColor cellBackgroundColor drawsCellBackground drawsBackground doubleAction \
      autosizesCells autoscroll isAutoscroll tabKeyTraversesCells keyCell cells numberOfRows numberOfColumns \
      selectedRow selectedColumn selectedCells scrollable validateSize mouseDownFlags autorecalculatesCellSize | \
      selectAll: selectText: sendAction sendDoubleAction
    NSTableCellView: NSView | textField imageView objectValue backgroundStyle rowSizeStyle draggingImageComponents
    NSTableRowView: NSView | selected isSelected selectionHighlightStyle emphasized isEmphasized groupRowStyle \
      isGroupRowStyle nextRowSelected isNextRowSelected previousRowSelected isPreviousRowSelected floating isFloating \
      draggingDestinationFeedbackStyle indentationForDropOperation interiorBackgroundStyle backgroundColor \
      targetForDropOperation isTargetForDropOperation numberOfColumns
    NSTableHeaderView: NSView | tableView draggedColumn draggedDistance resizedColumn
    NSCollectionView: NSView | dataSource delegate prefetchDataSource backgroundView backgroundColors \
      backgroundViewScrollsWithContent collectionViewLayout content selectable isSelectable allowsEmptySelection \
      allowsMultipleSelection selectionIndexes selectionIndexPaths itemPrototype maxNumberOfRows maxNumberOfColumns \
      minItemSize maxItemSize firstResponder isFirstResponder numberOfSections visibleItems indexPathsForVisibleItems \
      | selectAll: deselectAll: reloadData toggleSectionCollapse:
    NSCollectionViewLayout: NSObject | collectionView collectionViewContentSize | invalidateLayout
    NSCollectionViewFlowLayout: NSCollectionViewLayout | minimumLineSpacing minimumInteritemSpacing itemSize \
      estimatedItemSize scrollDirection headerReferenceSize footerReferenceSize sectionInset \
      sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
    NSScrollView: NSView | contentView documentView documentCursor borderType backgroundColor drawsBackground \
      hasVerticalScroller hasHorizontalScroller verticalScroller horizontalScroller autohidesScrollers \
      horizontalLineScroll verticalLineScroll lineScroll horizontalPageScroll verticalPageScroll pageScroll \
      scrollsDynamically scrollerStyle scrollerKnobStyle horizontalScrollElasticity verticalScrollElasticity \
      usesPredominantAxisScrolling allowsMagnification magnification maxMagnification minMagnification \
      automaticallyAdjustsContentInsets contentInsets scrollerInsets rulersVisible hasHorizontalRuler hasVerticalRuler \
      horizontalRulerView verticalRulerView findBarPosition findBarView findBarVisible isFindBarVisible \
      documentVisibleRect contentSize | tile flashScrollers
    NSClipView: NSView | documentView backgroundColor drawsBackground documentCursor documentRect \
      documentVisibleRect copiesOnScroll automaticallyAdjustsContentInsets contentInsets
    NSSplitView: NSView | delegate vertical isVertical dividerStyle dividerColor dividerThickness autosaveName \
      arrangesAllSubviews arrangedSubviews paneSplitter isPaneSplitter | adjustSubviews
    NSStackView: NSView | delegate orientation alignment edgeInsets distribution spacing detachesHiddenViews \
      arrangedSubviews detachedViews views hasEqualSpacing
    NSGridView: NSView | rowSpacing columnSpacing xPlacement yPlacement rowAlignment numberOfRows numberOfColumns
    NSGridRow: NSObject | gridView numberOfCells yPlacement rowAlignment height topPadding bottomPadding hidden \
      isHidden
    NSGridColumn: NSObject | gridView numberOfCells xPlacement width leadingPadding trailingPadding hidden \
      isHidden
    NSGridCell: NSObject | contentView row column xPlacement yPlacement rowAlignment customPlacementConstraints
    NSText: NSView | delegate string editable isEditable selectable isSelectable richText isRichText \
      importsGraphics fieldEditor isFieldEditor usesFontPanel drawsBackground backgroundColor rulerVisible \
      isRulerVisible font textColor alignment baseWritingDirection maxSize minSize horizontallyResizable \
      isHorizontallyResizable verticallyResizable isVerticallyResizable selectedRange | copy: copyFont: copyRuler: \
      cut: delete: paste: pasteFont: pasteRuler: selectAll: changeFont: alignLeft: alignRight: alignCenter: subscript: \
      superscript: underline: unscript: showGuessPanel: checkSpelling: toggleRuler: sizeToFit changeSpelling: \
      ignoreSpelling:
    NSTextView: NSText | textContainer textContainerInset textLayoutManager textContentStorage layoutManager \
      textStorage textContainerOrigin allowsDocumentBackgroundColorChange allowsUndo usesRuler usesInspectorBar \
      usesFindBar usesFindPanel incrementalSearchingEnabled isIncrementalSearchingEnabled \
      continuousSpellCheckingEnabled isContinuousSpellCheckingEnabled grammarCheckingEnabled isGrammarCheckingEnabled \
      smartInsertDeleteEnabled automaticQuoteSubstitutionEnabled isAutomaticQuoteSubstitutionEnabled \
      automaticLinkDetectionEnabled isAutomaticLinkDetectionEnabled automaticDataDetectionEnabled \
      isAutomaticDataDetectionEnabled automaticDashSubstitutionEnabled isAutomaticDashSubstitutionEnabled \
      automaticTextReplacementEnabled isAutomaticTextReplacementEnabled automaticSpellingCorrectionEnabled \
      isAutomaticSpellingCorrectionEnabled automaticTextCompletionEnabled isAutomaticTextCompletionEnabled \
      enabledTextCheckingTypes selectedTextAttributes markedTextAttributes linkTextAttributes typingAttributes \
      insertionPointColor defaultParagraphStyle displaysLinkToolTips acceptsGlyphInfo allowsImageEditing \
      allowsCharacterPickerTouchBarItem usesRolloverButtonForSelection usesAdaptiveColorMappingForDarkAppearance \
      selectionGranularity selectedRanges inlinePredictionType writingToolsBehavior allowedWritingToolsResultOptions \
      selectionAffinity coalescingUndo isCoalescingUndo shouldDrawInsertionPoint layoutOrientation \
      rangeForUserCompletion writablePasteboardTypes readablePasteboardTypes acceptableDragTypes \
      spellCheckerDocumentTag rangesForUserTextChange rangesForUserCharacterAttributeChange \
      rangesForUserParagraphAttributeChange rangeForUserTextChange rangeForUserCharacterAttributeChange \
      rangeForUserParagraphAttributeChange allowedInputSourceLocales contentType textHighlightAttributes \
      mathExpressionCompletionType writingToolsActive isWritingToolsActive supportsAdaptiveImageGlyph | \
      pasteAsPlainText: pasteAsRichText: changeAttributes: changeDocumentBackgroundColor: changeColor: \
      changeLayoutOrientation: orderFrontLinkPanel: orderFrontListPanel: orderFrontTablePanel: orderFrontSpacingPanel: \
      orderFrontSubstitutionsPanel: orderFrontSharingServicePicker: outline: performFindPanelAction: alignJustified: \
      startSpeaking: stopSpeaking: toggleSmartInsertDelete: toggleAutomaticQuoteSubstitution: \
      toggleAutomaticLinkDetection: toggleAutomaticDataDetection: toggleAutomaticDashSubstitution: \
      toggleAutomaticTextReplacement: toggleAutomaticSpellingCorrection: toggleAutomaticTextCompletion: \
      toggleContinuousSpellChecking: toggleGrammarChecking: toggleQuickLookPreviewPanel: useStandardKerning: \
      turnOffKerning: tightenKerning: loosenKerning: useStandardLigatures: turnOffLigatures: useAllLigatures: \
      raiseBaseline: lowerBaseline: toggleTraditionalCharacterShape: toggleBaseWritingDirection: checkTextInDocument: \
      checkTextInSelection: highlight: updateQuickLookPreviewPanel
    NSBox: NSView | boxType title titleFont titlePosition titleCell borderType borderColor borderWidth \
      cornerRadius fillColor contentView contentViewMargins transparent isTransparent borderRect titleRect | sizeToFit
    NSVisualEffectView: NSView | material blendingMode state emphasized isEmphasized maskImage \
      interiorBackgroundStyle
    NSProgressIndicator: NSView | indeterminate isIndeterminate bezeled isBezeled controlTint controlSize \
      doubleValue minValue maxValue usesThreadedAnimation style displayedWhenStopped isDisplayedWhenStopped \
      observedProgress animationDelay | startAnimation: stopAnimation: animate: sizeToFit
    NSTabView: NSView | delegate font tabViewType tabPosition tabViewBorderType controlSize allowsTruncatedLabels \
      drawsBackground selectedTabViewItem tabViewItems numberOfTabViewItems minimumSize contentRect controlTint | \
      selectFirstTabViewItem: selectLastTabViewItem: selectNextTabViewItem: selectPreviousTabViewItem: \
      takeSelectedTabViewItemFromSender:
    NSViewController: NSResponder | identifier view viewIfLoaded title representedObject nibName nibBundle \
      viewLoaded isViewLoaded preferredContentSize preferredScreenOrigin preferredMinimumSize preferredMaximumSize \
      presentedViewControllers presentingViewController parentViewController childViewControllers storyboard \
      extensionContext sourceItemView previewRepresentableActivityItems | dismissController: dismissViewController: \
      commitEditing discardEditing loadView loadViewIfNeeded updateViewConstraints viewDidLoad
    NSSplitViewController: NSViewController | splitView splitViewItems minimumThicknessForInlineSidebars | \
      toggleSidebar: toggleInspector:
    NSSplitViewItem: NSObject | viewController behavior collapsed isCollapsed canCollapse collapseBehavior \
      minimumThickness maximumThickness preferredThicknessFraction holdingPriority automaticMaximumThickness \
      springLoaded isSpringLoaded allowsFullHeightLayout titlebarSeparatorStyle canCollapseFromWindowResize \
      topAlignedAccessoryViewControllers bottomAlignedAccessoryViewControllers automaticallyAdjustsSafeAreaInsets \
      animations
    NSTabViewController: NSViewController | tabView tabStyle segmentedControl transitionOptions \
      canPropagateSelectedChildViewControllerTitle tabViewItems selectedTabViewItemIndex
    NSPageController: NSViewController | delegate selectedViewController transitionStyle arrangedObjects \
      selectedIndex | navigateForward: navigateBack: takeSelectedIndexFrom: completeTransition
    NSCollectionViewItem: NSViewController | collectionView selected isSelected highlightState imageView textField \
      draggingImageComponents
    NSTitlebarAccessoryViewController: NSViewController | layoutAttribute fullScreenMinHeight hidden isHidden \
      automaticallyAdjustsSize preferredScrollEdgeEffectStyle
    NSWindow: NSResponder | identifier delegate contentView contentViewController windowController \
      initialFirstResponder firstResponder title subtitle titleVisibility toolbarStyle titlebarAppearsTransparent \
      titlebarSeparatorStyle titlebarAccessoryViewControllers contentLayoutRect contentLayoutGuide representedURL \
      representedFilename frame styleMask movable isMovable movableByWindowBackground isMovableByWindowBackground \
      hidesOnDeactivate canHide releasedWhenClosed isReleasedWhenClosed backgroundColor opaque isOpaque hasShadow \
      alphaValue level collectionBehavior animationBehavior minSize maxSize contentMinSize contentMaxSize \
      minFullScreenContentSize maxFullScreenContentSize aspectRatio contentAspectRatio resizeIncrements \
      contentResizeIncrements preservesContentDuringLiveResize oneShot isOneShot depthLimit dynamicDepthLimit \
      acceptsMouseMovedEvents ignoresMouseEvents allowsConcurrentViewDrawing displaysWhenScreenProfileChanges \
      canBecomeVisibleWithoutLogin sharingType backingType visible isVisible keyWindow isKeyWindow mainWindow \
      isMainWindow miniaturized isMiniaturized zoomed isZoomed documentEdited isDocumentEdited excludedFromWindowsMenu \
      isExcludedFromWindowsMenu frameAutosaveName autorecalculatesKeyViewLoop toolbar showsToolbarButton parentWindow \
      childWindows sheets attachedSheet sheetParent drawers screen deepestScreen windowNumber defaultButtonCell \
      miniwindowImage miniwindowTitle dockTile tabbingMode tabbingIdentifier tabGroup tabbedWindows tab appearance \
      effectiveAppearance appearanceSource restorable isRestorable restorationClass colorSpace \
      allowsToolTipsWhenApplicationIsInactive preventsApplicationTerminationWhenModal worksWhenModal \
      windowTitlebarLayoutDirection viewsNeedDisplay cascadingReferenceFrame contentSize frameOrigin frameTopLeftPoint \
      inLiveResize resizeFlags canBecomeKeyWindow canBecomeMainWindow backingScaleFactor hasDynamicDepthLimit \
      onActiveSpace isOnActiveSpace stringWithSavedFrame deviceDescription sheet isSheet occlusionState \
      keyViewSelectionDirection currentEvent mouseLocationOutsideOfEventStream areCursorRectsEnabled windowRef \
      flushWindowDisabled isFlushWindowDisabled autodisplay isAutodisplay graphicsContext preferredBackingLocation \
      backingLocation showsResizeIndicator userSpaceScaleFactor animations hasCloseBox hasTitleBar floatingPanel \
      isFloatingPanel miniaturizable isMiniaturizable modalPanel isModalPanel resizable isResizable zoomable \
      isZoomable orderedIndex | performClose: performMiniaturize: performZoom: close miniaturize: deminiaturize: zoom: \
      orderFront: orderBack: orderOut: orderFrontRegardless makeKeyAndOrderFront: makeKeyWindow makeMainWindow print: \
      toggleFullScreen: toggleToolbarShown: runToolbarCustomizationPalette: selectNextKeyView: selectPreviousKeyView: \
      selectKeyViewFollowingView: selectKeyViewPrecedingView: toggleTabBar: toggleTabOverview: selectNextTab: \
      selectPreviousTab: moveTabToNewWindow: mergeAllWindows: center display update recalculateKeyViewLoop \
      invalidateShadow enableCursorRects undo: redo:
    NSPanel: NSWindow | floatingPanel isFloatingPanel becomesKeyOnlyIfNeeded
    NSWindowController: NSResponder | window document contentViewController storyboard owner windowNibName \
      windowNibPath windowFrameAutosaveName shouldCascadeWindows shouldCloseDocument windowLoaded isWindowLoaded \
      previewRepresentableActivityItems | showWindow: dismissController: close loadWindow setDocumentEdited: \
      synchronizeWindowTitleWithDocumentName
    NSDrawer: NSResponder | parentWindow contentView delegate preferredEdge contentSize minContentSize \
      maxContentSize leadingOffset trailingOffset state edge | open: close: toggle: open close
    NSPopover: NSResponder | delegate appearance effectiveAppearance behavior animates contentViewController \
      contentSize shown isShown detached isDetached positioningRect hasFullSizeContent | performClose: close
    NSDocument: NSObject | fileURL fileType fileModificationDate displayName documentEdited isDocumentEdited draft \
      isDraft undoManager hasUndoManager windowControllers windowForSheet printInfo autosavedContentsFileURL \
      autosavingFileType entireFileLoaded isEntireFileLoaded inViewingMode isInViewingMode locked isLocked \
      lastComponentOfFileName objectSpecifier userActivity previewRepresentableActivityItems allowsDocumentSharing \
      PDFPrintOperation browsingVersions isBrowsingVersions autosavingIsImplicitlyCancellable keepBackupFile \
      backupFileURL shouldRunSavePanelWithAccessoryView fileNameExtensionWasHiddenInLastRunSavePanel \
      fileTypeFromLastRunSavePanel hasUnautosavedChanges windowNibName window defaultDraftName fileName \
      presentedItemURL presentedItemOperationQueue | saveDocument: saveDocumentAs: saveDocumentTo: saveDocumentToPDF: \
      revertDocumentToSaved: runPageLayout: printDocument: duplicateDocument: renameDocument: moveDocument: \
      moveDocumentToUbiquityContainer: browseDocumentVersions: lockDocument: unlockDocument: close \
      makeWindowControllers showWindows
    NSPersistentDocument: NSDocument | managedObjectContext managedObjectModel
    NSDocumentController: NSObject | documents currentDocument currentDirectory autosavingDelay \
      maximumRecentDocumentCount recentDocumentURLs defaultType documentClassNames hasEditedDocuments \
      allowsAutomaticShareMenu standardShareMenuItem shouldCreateUI | newDocument: openDocument: saveAllDocuments: \
      clearRecentDocuments:
    NSCell: NSObject | target action controlView type state tag enabled isEnabled continuous isContinuous editable \
      isEditable selectable isSelectable bordered isBordered bezeled isBezeled scrollable isScrollable highlighted \
      isHighlighted alignment wraps font formatter objectValue stringValue intValue integerValue floatValue \
      doubleValue attributedStringValue image controlSize representedObject menu sendsActionOnEndEditing \
      baseWritingDirection lineBreakMode truncatesLastVisibleLine usesSingleLineMode userInterfaceLayoutDirection \
      allowsUndo allowsMixedState allowsEditingTextAttributes importsGraphics title refusesFirstResponder \
      showsFirstResponder focusRingType backgroundStyle keyEquivalent identifier opaque isOpaque hasValidObjectValue \
      cellSize mouseDownFlags acceptsFirstResponder wantsNotificationForMarkedText nextState interiorBackgroundStyle \
      controlTint | performClick: takeIntValueFrom: takeFloatValueFrom: takeDoubleValueFrom: takeStringValueFrom: \
      takeObjectValueFrom: takeIntegerValueFrom:
    NSActionCell: NSCell
    NSTextFieldCell: NSActionCell | backgroundColor drawsBackground textColor bezelStyle placeholderString \
      placeholderAttributedString allowedInputSourceLocales
    NSSecureTextFieldCell: NSTextFieldCell | echosBullets
    NSSearchFieldCell: NSTextFieldCell | searchButtonCell cancelButtonCell searchMenuTemplate \
      sendsWholeSearchString maximumRecents recentSearches recentsAutosaveName sendsSearchStringImmediately | \
      resetSearchButtonCell resetCancelButtonCell
    NSComboBoxCell: NSTextFieldCell | dataSource usesDataSource hasVerticalScroller intercellSpacing \
      buttonBordered isButtonBordered itemHeight numberOfVisibleItems indexOfSelectedItem numberOfItems completes \
      objectValueOfSelectedItem objectValues | reloadData
    NSButtonCell: NSActionCell | bezelStyle alternateTitle attributedTitle attributedAlternateTitle alternateImage \
      imagePosition imageScaling highlightsBy showsStateBy imageDimsWhenDisabled transparent isTransparent \
      keyEquivalentModifierMask showsBorderOnlyWhileMouseInside sound backgroundColor gradientType buttonType \
      keyEquivalentFont
    NSMenuItemCell: NSButtonCell | menuItem needsSizing needsDisplay stateImageWidth imageWidth titleWidth \
      keyEquivalentWidth | calcSize
    NSPopUpButtonCell: NSMenuItemCell | pullsDown autoenablesItems preferredEdge usesItemFromMenu \
      altersStateOfSelectedItem itemArray numberOfItems lastItem selectedItem indexOfSelectedItem itemTitles \
      titleOfSelectedItem arrowPosition
    NSImageCell: NSCell | imageAlignment imageScaling imageFrameStyle
    NSSliderCell: NSActionCell | sliderType minValue maxValue altIncrementValue knobThickness vertical isVertical \
      trackRect numberOfTickMarks tickMarkPosition allowsTickMarkValuesOnly titleCell titleColor titleFont
    NSStepperCell: NSActionCell | minValue maxValue increment valueWraps autorepeat
    NSSegmentedCell: NSActionCell | segmentCount selectedSegment trackingMode segmentStyle | makeNextSegmentKey \
      makePreviousSegmentKey
    NSMenu: NSObject | identifier title delegate supermenu itemArray numberOfItems autoenablesItems font \
      minimumWidth showsStateColumn allowsContextMenuPlugIns automaticallyInsertsWritingToolsItems \
      userInterfaceLayoutDirection selectedItems selectionMode presentationStyle highlightedItem propertiesToUpdate \
      size menuBarHeight appearance effectiveAppearance menuChangedMessagesEnabled tornOff isTornOff | submenuAction: \
      update performActionForItemAtIndex:
    NSMenuItem: NSObject | identifier title attributedTitle subtitle target action tag representedObject submenu \
      parentItem menu enabled isEnabled hidden isHidden keyEquivalent keyEquivalentModifierMask userKeyEquivalent \
      alternate isAlternate indentationLevel state image onStateImage offStateImage mixedStateImage view toolTip badge \
      allowsAutomaticKeyEquivalentLocalization allowsAutomaticKeyEquivalentMirroring allowsKeyEquivalentWhenHidden \
      sectionHeader isSectionHeader hasSubmenu separatorItem isSeparatorItem highlighted isHighlighted \
      hiddenOrHasHiddenAncestor isHiddenOrHasHiddenAncestor
    NSToolbar: NSObject | delegate identifier visible isVisible displayMode sizeMode selectedItemIdentifier \
      allowsUserCustomization autosavesConfiguration allowsExtensionItems allowsDisplayModeCustomization \
      centeredItemIdentifier centeredItemIdentifiers showsBaselineSeparator items visibleItems fullScreenAccessoryView \
      customizationPaletteIsRunning configurationDictionary fullScreenAccessoryViewMinHeight \
      fullScreenAccessoryViewMaxHeight itemIdentifiers | runCustomizationPalette: validateVisibleItems
    NSToolbarItem: NSObject | itemIdentifier toolbar label paletteLabel toolTip menuFormRepresentation tag target \
      action enabled isEnabled image view minSize maxSize visibilityPriority autovalidates title possibleLabels \
      bordered isBordered navigational isNavigational hidden isHidden visible isVisible badge style \
      backgroundTintColor allowsDuplicatesInToolbar | validate
    NSGestureRecognizer: NSObject | delegate target action state enabled isEnabled view pressureConfiguration \
      delaysPrimaryMouseButtonEvents delaysSecondaryMouseButtonEvents delaysOtherMouseButtonEvents delaysKeyEvents \
      delaysMagnificationEvents delaysRotationEvents allowedTouchTypes name modifierFlags
    NSClickGestureRecognizer: NSGestureRecognizer | buttonMask numberOfClicksRequired numberOfTouchesRequired
    NSPanGestureRecognizer: NSGestureRecognizer | buttonMask numberOfTouchesRequired
    NSPressGestureRecognizer: NSGestureRecognizer | buttonMask minimumPressDuration allowableMovement \
      numberOfTouchesRequired
    NSMagnificationGestureRecognizer: NSGestureRecognizer | magnification
    NSStoryboardSegue: NSObject | identifier sourceController destinationController | perform
    NSTableColumn: NSObject | identifier tableView width minWidth maxWidth title headerCell editable isEditable \
      sortDescriptorPrototype resizingMask headerToolTip hidden isHidden dataCell resizable isResizable
    NSTabViewItem: NSObject | identifier viewController view initialFirstResponder tabView label color image toolTip \
      tabState
    NSController: NSObject | editing isEditing | commitEditing discardEditing objectDidBeginEditing: \
      objectDidEndEditing:
    NSObjectController: NSController | content selection selectedObjects automaticallyPreparesContent objectClass \
      editable isEditable canAdd canRemove managedObjectContext entityName fetchPredicate usesLazyFetching \
      defaultFetchRequest | add: remove: fetch: prepareContent
    NSArrayController: NSObjectController | arrangedObjects sortDescriptors filterPredicate \
      clearsFilterPredicateOnInsertion avoidsEmptySelection preservesSelection selectsInsertedObjects \
      alwaysUsesMultipleValuesMarker selectionIndexes selectionIndex automaticallyRearrangesObjects canInsert \
      canSelectNext canSelectPrevious automaticRearrangementKeyPaths | insert: selectNext: selectPrevious: \
      rearrangeObjects
    NSDictionaryController: NSArrayController | initialKey initialValue includedKeys excludedKeys \
      localizedKeyDictionary localizedKeyTable
    NSTreeController: NSObjectController | arrangedObjects sortDescriptors childrenKeyPath countKeyPath \
      leafKeyPath avoidsEmptySelection preservesSelection selectsInsertedObjects alwaysUsesMultipleValuesMarker \
      selectionIndexPath selectionIndexPaths canInsert canInsertChild canAddChild selectedNodes | addChild: insert: \
      insertChild: rearrangeObjects
    NSUserDefaultsController: NSController | defaults initialValues appliesImmediately hasUnappliedChanges values | \
      revert: save: revertToInitialValues:
    """
}
