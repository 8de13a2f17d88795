/// The text input traits.
public struct TextInputTraits: Sendable {
  /// The automatic capitalization.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The automatic correction.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// The spell checking.
  public var spellCheckingType = UITextSpellCheckingType.default
  /// The type of the keyboard.
  public var keyboardType = UIKeyboardType.default
  /// The title of the return key.
  public var returnKeyType = UIReturnKeyType.default
  /// Whether the return key is enabled only if there is text.
  public var enablesReturnKeyAutomatically = false
  /// Whether each character is shown as a dot.
  public var isSecureTextEntry = false
  /// The kind of content, for AutoFill; `nil` if unspecified.
  public var textContentType: UITextContentType?
}
