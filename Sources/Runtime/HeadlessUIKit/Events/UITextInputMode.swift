/// A keyboard. There is none here.
@preconcurrency
@MainActor
open class UITextInputMode: NSObject, @preconcurrency NSSecureCoding {
  /// The language of the keyboard.
  open var primaryLanguage: String? { nil }
  /// The keyboards of the user.
  open class var activeInputModes: [UITextInputMode] { [] }
  /// The keyboard changes. Isn't posted here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )

  /// A keyboard.
  public nonisolated override init() { super.init() }
  /// A keyboard of an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Archives contain keyboards.
  open class var supportsSecureCoding: Bool { true }
  /// Writes nothing.
  open func encode(with coder: NSCoder) {}
}
