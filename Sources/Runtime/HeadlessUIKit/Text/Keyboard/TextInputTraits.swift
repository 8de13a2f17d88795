/// The text input traits of a view that keeps them.
package struct TextInputTraits: Sendable {
  /// The automatic capitalization.
  package var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The automatic correction.
  package var autocorrectionType = UITextAutocorrectionType.default
  package var spellCheckingType = UITextSpellCheckingType.default
  package var keyboardType = UIKeyboardType.default
  /// The title of the return key.
  package var returnKeyType = UIReturnKeyType.default
  /// Whether the return key is enabled only if there is text.
  package var enablesReturnKeyAutomatically: Bool
  /// Whether the text is shown as dots.
  package var isSecureTextEntry = false
  /// The content of the text, for filling it in; `nil` if unspecified.
  package var textContentType: UITextContentType?
  /// The color of the keyboard.
  package var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether quotation marks are replaced.
  package var smartQuotesType = UITextSmartQuotesType.default
  /// Whether dashes are replaced.
  package var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are added and removed.
  package var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether text is predicted.
  package var inlinePredictionType = UITextInlinePredictionType.default
  /// The rules for generated passwords.
  package var passwordRules: UITextInputPasswordRules?

  package init(enablesReturnKeyAutomatically: Bool = false) {
    self.enablesReturnKeyAutomatically = enablesReturnKeyAutomatically
  }
}

/// A view that keeps its text input traits.
@MainActor
package protocol TextInputTraitStorage: UITextInputTraits {
  /// All traits that were set.
  var inputTraits: TextInputTraits { get set }
}

extension UITextField: TextInputTraitStorage {}
extension UITextView: TextInputTraitStorage {}
