/// How the keyboard behaves for a view in which text is edited.
@preconcurrency
@MainActor
public protocol UITextInputTraits: AnyObject {
  /// All traits that were set.
  var inputTraits: TextInputTraits { get set }
}

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

extension UITextInputTraits {
  /// The automatic capitalization.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }
  /// The automatic correction.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }
  /// The spell checking.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }
  /// The type of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }
  /// The title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }
  /// Whether the return key is enabled only if there is text.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is shown as dots.
  public var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }
}

extension UITextInputTraits {
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
  public var inlinePredictionType: UITextInlinePredictionType {
    get { inputTraits.inlinePredictionType }
    set { inputTraits.inlinePredictionType = newValue }
  }
  /// The rules for generated passwords. Stored; has no effect here.
  public var passwordRules: UITextInputPasswordRules? {
    get { inputTraits.passwordRules }
    set { inputTraits.passwordRules = newValue }
  }
  /// The content of the text, for filling it in; `nil` if unspecified.
  public var textContentType: UITextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }
}

/// The content of a text, for filling it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A whole address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// An address in the web.
  public static let URL = UITextContentType(rawValue: "url")
}

/// The automatic capitalization.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// All.
  case words
  /// The first of a sentence.
  case sentences
  /// All characters are capitals.
  case allCharacters
}

/// The automatic correction.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// The spell checking.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's choice.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// The type of the keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The system's.
  case `default`
  /// Letters without marks.
  case asciiCapable
  /// Digits and marks.
  case numbersAndPunctuation
  /// For addresses in the web.
  case URL
  /// Digits.
  case numberPad
  /// Digits as on a phone.
  case phonePad
  /// For names and numbers.
  case namePhonePad
  /// For mail addresses.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// For short messages.
  case twitter
  /// For searching in the web.
  case webSearch
  /// Digits without marks.
  case asciiCapableNumberPad
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}
