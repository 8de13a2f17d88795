/// A keyboard. There is none here.
@preconcurrency @MainActor
open class UITextInputMode: NSObject, @preconcurrency NSSecureCoding {
  open var primaryLanguage: String? { nil }
  open class var activeInputModes: [UITextInputMode] { [] }
  /// The keyboard changes. Isn't posted here.
  public nonisolated static let currentInputModeDidChangeNotification = notification(
    "TextInputCurrentInputModeDidChange"
  )

  public nonisolated override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
}
