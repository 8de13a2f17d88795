/// A view controller that replaces the keyboard. It shows nothing.
open class UIInputViewController: UIViewController, UITextInputDelegate {
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }
  open var primaryLanguage: String?
  /// Stored; has no effect here.
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  /// The text that the keyboard edits: one of its own, because it is shown for no field.
  open var textDocumentProxy: any UITextDocumentProxy { document }
  private final lazy var document = EditedDocument()
  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
}
