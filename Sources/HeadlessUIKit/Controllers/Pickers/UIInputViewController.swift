// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A view controller that replaces the keyboard. It shows nothing.
open class UIInputViewController: UIViewController {
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }
  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
}
