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
  /// Whether the text is shown as dots.
  public var isSecureTextEntry = false
  /// The content of the text, for filling it in; `nil` if unspecified.
  public var textContentType: UITextContentType?
  /// The color of the keyboard.
  public var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether quotation marks are replaced.
  public var smartQuotesType = UITextSmartQuotesType.default
  /// Whether dashes are replaced.
  public var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are added and removed.
  public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether text is predicted.
  public var inlinePredictionType = UITextInlinePredictionType.default
  /// The rules for generated passwords.
  public var passwordRules: UITextInputPasswordRules?
}
