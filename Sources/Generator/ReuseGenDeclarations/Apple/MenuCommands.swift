extension AppleClass {
  /// Whether menus, toolbars and the editing gestures of the system send an action to the first responder. Some of its
  /// classes that respond to it are private.
  package static func isMenuCommand(_ selector: String) -> Bool { menuCommands.contains(selector) }

  private static let menuCommands: Set<String> = [
    // Editing
    "undo:", "redo:", "cut:", "copy:", "paste:", "pasteAsPlainText:", "pasteAsRichText:", "pasteAndMatchStyle:",
    "delete:", "select:", "selectAll:", "checkSpelling:", "showGuessPanel:", "performFindPanelAction:",
    "performTextFinderAction:", "centerSelectionInVisibleArea:", "capitalizeWord:", "lowercaseWord:", "uppercaseWord:",
    "startSpeaking:", "stopSpeaking:", "startDictation:", "orderFrontCharacterPalette:",
    "orderFrontSubstitutionsPanel:", "toggleContinuousSpellChecking:", "toggleGrammarChecking:",
    "toggleAutomaticSpellingCorrection:", "toggleSmartInsertDelete:", "toggleAutomaticQuoteSubstitution:",
    "toggleAutomaticDashSubstitution:", "toggleAutomaticLinkDetection:", "toggleAutomaticDataDetection:",
    "toggleAutomaticTextReplacement:",
    // Text
    "addFontTrait:", "modifyFont:", "orderFrontFontPanel:", "orderFrontColorPanel:", "underline:", "toggleRuler:",
    "alignLeft:", "alignCenter:", "alignRight:", "alignJustified:", "superscript:", "subscript:", "unscript:",
    "raiseBaseline:", "lowerBaseline:", "copyFont:", "pasteFont:", "copyRuler:", "pasteRuler:", "tightenKerning:",
    "loosenKerning:", "turnOffKerning:", "useStandardKerning:", "useStandardLigatures:", "useAllLigatures:",
    "turnOffLigatures:", "makeBaseWritingDirectionNatural:", "makeBaseWritingDirectionLeftToRight:",
    "makeBaseWritingDirectionRightToLeft:", "makeTextWritingDirectionNatural:",
    // Documents
    "newDocument:", "openDocument:", "saveDocument:", "saveDocumentAs:", "saveDocumentTo:", "duplicateDocument:",
    "renameDocument:", "moveDocument:", "revertDocumentToSaved:", "clearRecentDocuments:", "browseDocumentVersions:",
    "printDocument:", "runPageLayout:", "print:", "performClose:", "newWindowForTab:",
    // Windows and the app
    "performMiniaturize:", "performZoom:", "toggleFullScreen:", "miniaturize:", "zoom:", "arrangeInFront:", "hide:",
    "hideOtherApplications:", "unhideAllApplications:", "terminate:", "orderFrontStandardAboutPanel:",
    "orderFrontPreferencesPanel:", "showHelp:", "toggleToolbarShown:", "runToolbarCustomizationPalette:",
    "toggleSidebar:", "toggleInspector:", "toggleSourceList:", "selectNextTab:", "selectPreviousTab:",
  ]
}
