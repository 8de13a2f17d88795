@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  @available(iOS 17, *)
  var inlinePredictionType: UITextInlinePredictionType { get set }
  var passwordRules: UITextInputPasswordRules? { get set }
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// The traits that the view keeps; the default ones for a view that doesn't, such as one of an app.
  private var inputTraits: TextInputTraits {
    get { (self as? any TextInputTraitStorage)?.inputTraits ?? TextInputTraits() }
    set { (self as? any TextInputTraitStorage)?.inputTraits = newValue }
  }

  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }
  public var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }
  public var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }

  /// The color of the keyboard. Stored; has no effect here.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }
  /// Whether quotation marks are replaced. Stored; has no effect here.
  public var smartQuotesType: UITextSmartQuotesType {
    get { inputTraits.smartQuotesType }
    set { inputTraits.smartQuotesType = newValue }
  }
  /// Whether dashes are replaced. Stored; has no effect here.
  public var smartDashesType: UITextSmartDashesType {
    get { inputTraits.smartDashesType }
    set { inputTraits.smartDashesType = newValue }
  }
  /// Whether spaces are added and removed. Stored; has no effect here.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { inputTraits.smartInsertDeleteType }
    set { inputTraits.smartInsertDeleteType = newValue }
  }
  /// Whether text is predicted. Stored; has no effect here.
  @available(iOS 17, *)
  public var inlinePredictionType: UITextInlinePredictionType {
    get { inputTraits.inlinePredictionType }
    set { inputTraits.inlinePredictionType = newValue }
  }
  /// The rules for generated passwords. Stored; has no effect here.
  public var passwordRules: UITextInputPasswordRules? {
    get { inputTraits.passwordRules }
    set { inputTraits.passwordRules = newValue }
  }
  public var textContentType: UITextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The color of the keyboard. Stored; has no effect here.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static let alert = UIKeyboardAppearance.dark
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

@available(iOS 17, *)
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

/// The rules for generated passwords. Stored; has no effect here.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  public final let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { coder.encodeValue(passwordRulesDescriptor, forKey: "descriptor") }
  public required init?(coder: NSCoder) {
    guard let descriptor = coder.decodeValue(String.self, forKey: "descriptor") else { return nil }
    passwordRulesDescriptor = descriptor
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
