/// A keyboard. There is none here.
@preconcurrency
@MainActor
open class UITextInputMode: NSObject {
  /// The language of the keyboard.
  open var primaryLanguage: String? { nil }
  /// The keyboards of the user.
  open class var activeInputModes: [UITextInputMode] { [] }
  /// The keyboard changes. Isn't posted here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )
}
