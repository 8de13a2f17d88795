@preconcurrency @MainActor
open class UIResponder: FocusItem {
  public override init(_ nothing: Void = ()) { super.init() }

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var isFirstResponder: Bool { hasBecomeFirstResponder }
  final var hasBecomeFirstResponder = false
  /// Whether the responder was to become the first one before it had a window.
  final var awaitsWindow = false
  /// Whether a test types into the responder, which may then be edited without a window.
  package var isTypedInto = false
  /// Whether editing begins before the keyboard is shown, which the class does itself.
  var beginsEditingFirst: Bool { false }

  open var canResignFirstResponder: Bool { true }

  /// Becomes the first responder. The current first responder of the window resigns before, and may refuse.
  @discardableResult
  #if canImport(ObjectiveC)
  @objc
  #endif
  open func becomeFirstResponder() -> Bool { baseBecomeFirstResponder() }

  /// Resigns first responder status.
  @discardableResult
  #if canImport(ObjectiveC)
  @objc
  #endif
  open func resignFirstResponder() -> Bool { baseResignFirstResponder() }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  /// The view controller in place of the keyboard. It isn't shown here, and a warning says so.
  open var inputViewController: UIInputViewController? { nil }
  /// The mode of the keyboard: none.
  open var textInputMode: UITextInputMode? { nil }
  open func reloadInputViews() { if isFirstResponder { updateInputViews() } }
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Keys, motions and presses

  /// The commands of keys that the responder performs. They are stored; a test performs their actions.
  open var keyCommands: [UIKeyCommand]? { nil }
  open var userActivity: NSUserActivity?
  /// Updates the state of an activity. Called by tests only.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores the state of an activity. Called by tests only.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
  /// Adds the responder's commands to a menu. Called by tests only.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Checks a command before it is shown. Called by tests only.
  open func validate(_ command: UICommand) {}

  // MARK: Editing commands

  /// Cuts the selection. Does nothing unless overridden.
  #if canImport(ObjectiveC)
  @objc
  #endif
  open func cut(_ sender: Any?) {}
  /// Copies the selection. Does nothing unless overridden.
  #if canImport(ObjectiveC)
  @objc
  #endif
  open func copy(_ sender: Any?) {}
  /// Pastes. Does nothing unless overridden.
  #if canImport(ObjectiveC)
  @objc
  #endif
  open func paste(_ sender: Any?) {}
  /// Deletes the selection. Does nothing unless overridden.
  open func delete(_ sender: Any?) {}
  /// Selects. Does nothing unless overridden.
  open func select(_ sender: Any?) {}
  /// Selects everything. Does nothing unless overridden.
  open func selectAll(_ sender: Any?) {}
  /// Renames. Does nothing unless overridden.
  open func rename(_ sender: Any?) {}
  /// Moves the selection. Does nothing unless overridden.
  open func move(_ sender: Any?) {}
  /// Duplicates the selection. Does nothing unless overridden.
  open func duplicate(_ sender: Any?) {}
  /// Exports. Does nothing unless overridden.
  open func export(_ sender: Any?) {}
  /// Searches. Does nothing unless overridden.
  open func find(_ sender: Any?) {}
  /// Searches and replaces. Does nothing unless overridden.
  open func findAndReplace(_ sender: Any?) {}
  /// Searches further. Does nothing unless overridden.
  open func findNext(_ sender: Any?) {}
  /// Searches backward. Does nothing unless overridden.
  open func findPrevious(_ sender: Any?) {}
  /// Searches for the selection. Does nothing unless overridden.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Makes the text larger. Does nothing unless overridden.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the text smaller. Does nothing unless overridden.
  open func decreaseSize(_ sender: Any?) {}
  /// Makes the text run from left to right. Does nothing unless overridden.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Makes the text run from right to left. Does nothing unless overridden.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Pastes an address and opens it. Does nothing unless overridden.
  open func pasteAndGo(_ sender: Any?) {}
  /// Pastes text with the attributes around it. Does nothing unless overridden.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Pastes a text and searches for it. Does nothing unless overridden.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Prints. Does nothing unless overridden.
  open func printContent(_ sender: Any?) {}
  /// Makes the selection bold or regular. Does nothing unless overridden.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes the selection italic or upright. Does nothing unless overridden.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selection or not. Does nothing unless overridden.
  open func toggleUnderline(_ sender: Any?) {}
  /// Changes the attributes of the selection. Does nothing unless overridden.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  open var pasteConfiguration: UIPasteConfiguration?
  /// Pastes items. Does nothing unless overridden.
  open func paste(itemProviders: [NSItemProvider]) {}
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let types = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return itemProviders.allSatisfy { provider in types.contains(where: provider.hasItemConformingToTypeIdentifier) }
  }

  // MARK: Commands

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    KeyedAction.isOffered(action, by: self)
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called after the object was loaded from a nib and its outlets and attributes were set.
  ///
  /// UIKit adds it to every object; here the classes of objects in nibs have it.
  open func awakeFromNib() {}
  #if !canImport(ObjectiveC)
  /// Does nothing. Objective-C's root class also offers its methods to classes, and Xcode completes this one.
  open class func awakeFromNib() {}
  #endif

  /// Called by Interface Builder for designable views. Never called here.
  open func prepareForInterfaceBuilder() {}

  /// The buttons above the keyboard. They are stored, not shown.
  open var inputAssistantItem: UITextInputAssistantItem { ownAssistantItem }
  private final lazy var ownAssistantItem = UITextInputAssistantItem()
  /// The view controller above the keyboard. It isn't shown here, and a warning says so.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var textInputContextIdentifier: String? { nil }
  /// Estimated values of touches were updated. Never called here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
}

/// Which gestures edit text. Stored; has no effect here.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none, `default`
}

#if canImport(ObjectiveC)
extension UIResponder: CommandDeclaring {
  package final var declaringClass: NSObject.Type { UIResponder.self }
}
#endif
