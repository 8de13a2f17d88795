/// The traits of the keyboard for a view in which text is edited.
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
  /// Whether each character is shown as a dot.
  public var isSecureTextEntry = false
  /// The kind of content, for AutoFill; `nil` if unspecified.
  public var textContentType: UITextContentType?
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
  /// Whether each character is shown as a dot.
  public var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }
}

extension UITextInputTraits {
  /// The kind of content, for AutoFill; `nil` if unspecified.
  public var textContentType: UITextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }
}

/// The kind of content that a text input expects, for AutoFill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
}

/// The automatic capitalization.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All characters.
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
  /// ASCII characters.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// URLs.
  case URL
  /// Digits.
  case numberPad
  /// A keypad for phone numbers.
  case phonePad
  /// A keypad for names and phone numbers.
  case namePhonePad
  /// Email addresses.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Short messages.
  case twitter
  /// Web searches and URLs.
  case webSearch
  /// ASCII digits.
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
